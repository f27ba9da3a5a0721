import type { Seen } from '#domain/dialogue/dialogue.ts'
import { shareMet } from '#domain/dialogue/gives-away.ts'
import type { DialogueItem } from '#domain/dialogue/item.ts'

/** The study engine's `mark`, as far as it is needed here. */
export type MarkPoints = (task: {
  readonly question: string
  readonly answer: string
  readonly points: { readonly text: string }[]
}) => Promise<{
  readonly points: readonly {
    readonly verdict: Seen['verdict']
    readonly quotes: readonly { readonly quote: string }[]
  }[]
}>

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** A marker that compares words finds a point by half of it: here it is there only with so many of its new words. */
const WHOLE = 0.6

/**
 * An answer held against each point. The same words are right without a marker; what the marker finds with few of the
 * point's words is left to the student, who sees both at the end.
 */
export async function seenIn(item: DialogueItem, answer: string, mark: MarkPoints): Promise<readonly Seen[]> {
  const { question } = item
  const marked = await mark({ question, answer, points: item.points.map(text => ({ text })) })
  return item.points.map((text, at): Seen => {
    if (plain(text) !== '' && plain(text) === plain(answer))
      return { verdict: 'found', share: 1, said: [answer.trim()] }
    const { verdict = 'not-found', quotes = [] } = marked.points[at] ?? {}
    const share = verdict === 'not-found' ? 0 : shareMet(answer, text, question)
    const isPart = verdict === 'found' && share < WHOLE
    return { verdict: isPart ? 'unsure' : verdict, share, said: quotes.map(one => one.quote) }
  })
}
