import type { Seen } from '#domain/dialogue/better.ts'
import { newWords, shareMet } from '#domain/dialogue/gives-away.ts'
import type { DialogueItem } from '#domain/dialogue/item.ts'

/** The study engine's `mark`, as far as it is needed here. */
export type MarkPoints = (task: {
  readonly question: string
  readonly answer: string
  readonly points: { readonly text: string }[]
}) => Promise<{
  readonly points: readonly { readonly evidence: Bearing }[]
}>

type Quotes = readonly { readonly quote: string }[]
/** What the engine lays beside a point: the nearest words and what turns them round, or a value that it compared. */
type Bearing =
  | { readonly kind: 'near'; readonly sentences: Quotes; readonly turns: readonly unknown[] }
  | {
      readonly kind: 'value'
      readonly is: 'same' | 'other' | 'unit-missing' | 'candidates'
      readonly spans: Quotes
    }
  | { readonly kind: 'working'; readonly spans: Quotes }
  | { readonly kind: 'nothing-near' | 'other-script' }

const TURNED = /\b(?:not|no|never|without|cannot)\b|n['’]t\b/i

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** A point in words is there only with so many of its new words; of two or three, one is enough to name it. */
const WHOLE = 0.6
const [FEW, OF_FEW] = [3, 0.5]
/** "Temperature: particles move faster": who is asked what, and not why, says it with the label. */
const LABEL = /^([^:]{2,40}):\s/
const REASONS = /^(?:why|how)\b/i

/** The point is named by one of its few words, or by its label. */
function isNamed(text: string, question: string, answer: string): boolean {
  if (REASONS.test(question)) return false
  const name = LABEL.exec(text)?.[1] ?? text
  const { length } = newWords(name, question)
  return length > 0 && length <= FEW && shareMet(answer, name, question) >= OF_FEW && !TURNED.test(answer)
}

const quotesOf = (bearing: Bearing): string[] => {
  if (bearing.kind === 'near') return bearing.sentences.map(one => one.quote)
  return bearing.kind === 'value' || bearing.kind === 'working' ? bearing.spans.map(one => one.quote) : []
}

function verdictOf(bearing: Bearing, share: number): Seen['verdict'] {
  if (bearing.kind === 'value') return bearing.is === 'same' ? 'found' : bearing.is === 'other' ? 'not-found' : 'unsure'
  if (bearing.kind === 'working') return 'unsure'
  if (bearing.kind !== 'near') return 'not-found'
  return bearing.turns.length === 0 && share >= WHOLE ? 'found' : 'unsure'
}

/** One point beside an answer. */
export function seenAs(
  text: string,
  { question, answer }: { readonly question: string; readonly answer: string },
  bearing: Bearing
): Seen {
  if (plain(text) !== '' && plain(text) === plain(answer)) return { verdict: 'found', share: 1, said: [answer.trim()] }
  if (bearing.kind !== 'value' && isNamed(text, question, answer))
    return { verdict: 'found', share: 1, said: [answer.trim()] }
  const met = shareMet(answer, text, question)
  const verdict = verdictOf(bearing, met)
  // Words that are turned round are no beginning of a point.
  const isTurned = bearing.kind === 'near' && bearing.turns.length > 0
  const share = verdict === 'not-found' || isTurned ? 0 : met
  return { verdict, share, said: verdict === 'not-found' ? [] : quotesOf(bearing) }
}

/**
 * An answer held against each point. The same words are right, and so is the same value; what is near with few of the
 * point's words, or turned round, is left to the student, who sees both at the end.
 */
export async function seenIn(item: DialogueItem, answer: string, mark: MarkPoints): Promise<readonly Seen[]> {
  const { question } = item
  const marked = await mark({ question, answer, points: item.points.map(text => ({ text })) })
  return item.points.map((text, at) =>
    seenAs(text, { question, answer }, marked.points[at]?.evidence ?? { kind: 'nothing-near' })
  )
}
