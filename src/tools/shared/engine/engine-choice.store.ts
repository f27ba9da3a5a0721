import { atom, type ReadableAtom } from 'nanostores'

export type Wanted = 'model' | 'builtin'

const $choice = atom<Wanted>('model')
/** What the student chose, until the page is left. */
export const $wanted: ReadableAtom<Wanted> = $choice

export function want(wanted: Wanted): void {
  $choice.set(wanted)
}
