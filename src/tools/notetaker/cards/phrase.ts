import { atom, type ReadableAtom } from 'nanostores'
import type { SourceBlock } from '#contract/engine/engine.ts'
import type { CardSource } from '#contract/entities.ts'
import { SIZES } from '#config/sizes.ts'
import { textHash } from '#engine/hash.ts'
import { LONGEST_PHRASE, type SelectedWords } from '#ui/editor/phrase-at.ts'

/** What is selected in the open note: its words, and the block they stand in. */
export type Phrase = SelectedWords

const $selected = atom<Phrase | null>(null)
export const $phrase: ReadableAtom<Phrase | null> = $selected

const $put = atom<Phrase | null>(null)
/** The phrase that the student wants on a card; the note's cards take it up. */
export const $phraseForCard: ReadableAtom<Phrase | null> = $put

export function putPhraseOnCard(phrase: Phrase): void {
  $put.set(phrase)
}

export function letPhraseGo(): void {
  $put.set(null)
}

function read(): void {
  const selection = document.getSelection()
  const node = selection?.anchorNode
  const element = node instanceof Element ? node : node?.parentElement
  const block = element?.closest<HTMLElement>('.note-page [contenteditable] [data-id]')
  // The selection goes where the focus goes: what was selected in the note stays until another place of it is.
  if (!selection || !block) return
  const words = selection.toString().replaceAll(/\s+/g, ' ').trim()
  const isOne = words !== '' && words.length <= LONGEST_PHRASE
  $selected.set(isOne ? { blockId: block.dataset['id'] ?? '', words } : null)
}

/** Watches what is selected in the note, from what is selected now on. */
export function watchSelection(): () => void {
  read()
  document.addEventListener('selectionchange', read)
  return () => {
    document.removeEventListener('selectionchange', read)
    $selected.set(null)
  }
}

/** The sentence around a phrase, as a card keeps it; null where the note as it is stored does not hold the phrase. */
export function phraseSource({ blockId, words }: Phrase, blocks: readonly SourceBlock[]): CardSource | null {
  const own = blocks.filter(block => block.id === blockId)
  const block = [...own, ...blocks].find(({ text }) => text.includes(words))
  if (!block) return null
  const { id, text } = block
  const at = text.indexOf(words)
  const before = text.slice(0, at)
  const start = Math.max(0, ...[...before.matchAll(/[.!?]\s+/g)].map(end => end.index + end[0].length))
  const behind = text.slice(at + words.length)
  const stop = /[.!?](?=\s|$)/.exec(behind)
  const end = at + words.length + (/[.!?]$/.test(words) ? 0 : stop ? stop.index + 1 : behind.length)
  const [from, to] = end - start <= SIZES.cardSide ? [start, end] : [at, at + words.length]
  return { blockId: id, textHash: textHash(text), quote: text.slice(from, to), start: from, end: to }
}
