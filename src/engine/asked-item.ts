import type { Passage } from '#contract/engine/ask.ts'
import { pointsOf, type DialogueItem } from '#domain/dialogue/item.ts'
import { announced } from '#engine/builtin/ask/announced.ts'

const WHY = /^(?:why|how come|explain why)\b/i
const BECAUSE = /\b(?:because|since|as a result of|due to|so that|in order to)\b.+/i

/** Who asks why knows what happened: its reason alone answers. */
const reasonOf = (question: string, point: string): string =>
  WHY.test(question.trim()) ? (BECAUSE.exec(point)?.[0] ?? point) : point

/** A question of the student's own with what the notes say to it: the nearest sentence, or the list that it announces. */
export function itemOfAsked(question: string, passages: readonly Passage[]): DialogueItem | null {
  const [first] = passages
  if (!first) return null
  const end = passages.findIndex((one, at) => at > 0 && one.listed !== true)
  const list = passages.slice(1, end < 0 ? undefined : end)
  const isLead = list.length > 0 && announced(first.span.quote) !== null
  const said = (isLead ? list : [first, ...list]).map(({ span }) => pointsOf(span.quote)[0] ?? span.quote)
  const points = said.map(point => reasonOf(question, point))
  const { sourceId: noteId, title, heading, span } = first
  const source = { noteId, title, blockId: span.blockId, quote: span.quote }
  return { key: `asked:${question}`, question: question.trim(), points, place: heading || title, source }
}
