import { atom, type ReadableAtom } from 'nanostores'

const $asked = atom(false)
/** The student wants to leave, and has not said yet what becomes of unsent work. */
export const $signOutAsked: ReadableAtom<boolean> = $asked

export function askToSignOut(): void {
  $asked.set(true)
}

export function staySignedIn(): void {
  $asked.set(false)
}
