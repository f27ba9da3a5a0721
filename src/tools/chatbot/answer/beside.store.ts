import { atom, type ReadableAtom } from 'nanostores'
import type { Passage } from '#contract/engine/ask.ts'
import { keyOf } from '#tools/chatbot/answer/cited.ts'

export interface Beside {
  readonly key: string
  readonly passage: Passage
}

const $shown = atom<Beside | null>(null)
/** The quote whose note lies beside the conversation. */
export const $beside: ReadableAtom<Beside | null> = $shown

export function showBeside(passage: Passage | null): void {
  $shown.set(passage && { key: keyOf(passage), passage })
}
