import { plain, sameAnswer } from '#engine/text/same.ts'
import { shuffled, type Random } from '#engine/builtin/quiz/random.ts'
import { plainText } from '#engine/model/checks/clean.ts'
import {
  unsupportedBy,
  sourceWordsOf,
  sourceWordsOfLine,
  sourceWordsOfLines,
  supportOf,
  topicFault,
  type SourceWords
} from '#engine/model/checks/grounded.ts'
import { common, SUPPORT, unfit, type Given, type Made } from '#server/ai/quiz/given.ts'
import type { Written } from '#server/ai/quiz/written.ts'
import { findQuote, type Found, type Line } from '#engine/model/quotes.ts'

const FEWEST = 3
const MOST = 7

/** The line that says most of a step. */
function lineOf(step: string, grounds: readonly SourceWords[]): number {
  const ranked = grounds.map((ground, at) => ({ at, share: supportOf(step, ground) }))
  return ranked.sort((a, b) => b.share - a.share || a.at - b.at)[0]?.at ?? 0
}

/** Where a step stands: its line, and within it its first word. */
function orderOf(step: string, lines: readonly Line[], grounds: readonly SourceWords[]): number {
  const at = lineOf(step, grounds)
  const text = (lines[at]?.text ?? '').toLowerCase()
  const first = plain(step)
    .split(' ')
    .map(word => text.indexOf(word))
    .filter(place => place >= 0)
  return at * 1e6 + (first.length === 0 ? 0 : Math.min(...first))
}

/** Steps in an order that the notes have too; shown in another. */
export function ordering(item: Written, question: string, found: Found, given: Given, random: Random): Made {
  const steps = item.steps.map(plainText)
  if (steps.length < FEWEST || steps.length > MOST) return 'too few or too many steps'
  const lines = given.lines.filter(line => line.source === found.line.source)
  const everything = sourceWordsOfLines(lines)
  const offTopic = topicFault(question, everything)
  if (offTopic) return offTopic
  for (const text of [question, ...steps]) {
    const fault = unfit(text, given) ?? (text === question ? undefined : unsupportedBy(text, everything, SUPPORT))
    if (fault) return fault
  }
  if (steps.some((step, at) => steps.slice(0, at).some(other => plain(other) === plain(step)))) return 'two steps alike'
  const grounds = lines.map(line => sourceWordsOf(line.text))
  const places = steps.map(step => orderOf(step, lines, grounds))
  if (places.some((place, at) => at > 0 && place < (places[at - 1] ?? 0))) return 'an order the notes do not have'
  const items = shuffled(steps, random)
  if (items.every((one, at) => one === steps[at])) items.reverse()
  return {
    ...common('ordering', question, found),
    type: 'ordering',
    items,
    order: steps.map(step => items.indexOf(step))
  }
}

/** Pairs, each proved by a quote of its own. */
export function matching(item: Written, question: string, found: Found, given: Given, random: Random): Made {
  if (item.pairs.length < FEWEST || item.pairs.length > MOST) return 'too few or too many pairs'
  const pairs: { left: string; right: string; found: Found }[] = []
  for (const pair of item.pairs) {
    const [left, right] = [plainText(pair.left), plainText(pair.right)]
    const own = findQuote(pair.quote, pair.block, given.lines)
    if (!own) return 'quote not found'
    const fault =
      unfit(left, given) ??
      unfit(right, given) ??
      unsupportedBy(`${left} ${right}`, sourceWordsOfLine(own.line), SUPPORT)
    if (fault) return fault
    const isDouble = pairs.some(other => sameAnswer(other.left, left) || sameAnswer(other.right, right))
    if (left === '' || right === '' || isDouble) return 'two pairs alike'
    pairs.push({ left, right, found: own })
  }
  const fault = unfit(question, given)
  if (fault) return fault
  const right = shuffled(
    pairs.map(pair => pair.right),
    random
  )
  return {
    ...common('matching', question, found),
    type: 'matching',
    left: pairs.map(pair => pair.left),
    right,
    pairs: pairs.map(pair => right.indexOf(pair.right)),
    quotes: pairs.map(({ found: own }) => ({ sourceId: own.line.source.id, span: own.span }))
  }
}
