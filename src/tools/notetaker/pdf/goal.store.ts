import { atom, type ReadableAtom } from 'nanostores'
import type { Passage } from '#lib/values/note-address.ts'

export interface Goal extends Passage {
  readonly note: string
  /** The words are to be selected, too. */
  readonly selects?: boolean
}

const $wanted = atom<Goal | null>(null)
/** The passage to show in the PDF beside a note; pressed twice, it is shown twice. */
export const $goal: ReadableAtom<Goal | null> = $wanted

const $front = atom<'pdf' | 'note'>('pdf')
/** What a phone shows of a note with a PDF. */
export const $shown: ReadableAtom<'pdf' | 'note'> = $front

export function showSide(side: 'pdf' | 'note'): void {
  $front.set(side)
}

export function showPassage(goal: Goal): void {
  $front.set('pdf')
  $wanted.set({ ...goal })
}
