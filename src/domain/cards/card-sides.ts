import { type ShownSegment, parseCloze, showCloze } from '#domain/cards/cloze.ts'
import { labelOf, readOcclusion } from '#domain/cards/occlusion.ts'

export interface TwoSided {
  readonly kind: 'basic' | 'reversed' | 'cloze' | 'type' | 'choice'
  readonly front: string
  readonly back: string
  readonly ordinal: number
}

const text = (words: string): { kind: 'text'; text: string }[] => (words === '' ? [] : [{ kind: 'text', text: words }])

/** What the student reads first. A cloze text that cannot be read is shown as it was typed. */
export function questionOf(card: TwoSided): ShownSegment[] {
  if (card.kind !== 'cloze') return text(card.front)
  const hidden = readOcclusion(card.front)
  if (hidden) return text(hidden.words)
  const read = parseCloze(card.front)
  return read.kind === 'cloze' ? showCloze(read.segments, card.ordinal, 'question') : text(card.front)
}

/** What stands below the rule: the answer, or the whole text with the gap filled. */
export function answerOf(card: TwoSided): ShownSegment[] {
  if (card.kind !== 'cloze') return text(card.back)
  const hidden = readOcclusion(card.front)
  if (hidden) return text(labelOf(hidden, card.ordinal)).map(({ text: label }) => ({ kind: 'answer', text: label }))
  const read = parseCloze(card.front)
  return read.kind === 'cloze' ? showCloze(read.segments, card.ordinal, 'answer') : text(card.front)
}

/** What a cloze shows besides its text. */
export function extraOf(card: TwoSided): string {
  return card.kind === 'cloze' ? card.back : ''
}

/** The words that were asked for, to be found again in the source. */
export function wantedWords(card: TwoSided): string {
  if (card.kind !== 'cloze') return card.back
  return answerOf(card).find(segment => segment.kind === 'answer')?.text ?? ''
}

/** One line that names the card, in lists and labels; of a picture with boxes the number of its box. */
export function plainQuestion(card: TwoSided): string {
  const hidden = card.kind === 'cloze' ? readOcclusion(card.front) : null
  if (hidden) return `${hidden.words} [${card.ordinal}]`.trim()
  return questionOf(card)
    .map(segment => (segment.kind === 'blank' ? `[${segment.hint ?? '…'}]` : segment.text))
    .join('')
}
