import type { Span } from '#contract/engine.ts'
import type { MarkedPoint, Verdict } from '#contract/engine-mark.ts'
import { term } from '#engine/builtin/ask/terms.ts'
import { isDirection, isTurned, oppositesOf } from '#engine/builtin/mark/meaning.ts'
import { markMaths } from '#engine/builtin/mark/maths/maths.ts'
import { quantitiesOf, sameNumber, sameQuantity } from '#engine/builtin/mark/quantities.ts'
import type { AnswerReading } from '#engine/builtin/mark/reading.ts'
import type { SchemePoint } from '#engine/builtin/mark/scheme.ts'
import { sameWord, wordsWithPlaces, type Word } from '#engine/builtin/mark/tokens.ts'
import { isCommon } from '#engine/builtin/text/common.ts'

/** Chosen on the tuning subjects of the frozen answers. */
export const FOUND = 0.5
export const UNSURE = 0.35
/** Between the two above: the number is there, its unit or its figures are not. */
const HALF = 0.45
const ASKED = 0.35
const COMMON = 0.75
const DIRECTION = 0.35

/** Shares and multiples decide as numbers do: "half of the nuclei" is not "all the nuclei". */
const SHARES = new Set(['half', 'twice', 'double', 'quarter', 'third'].map(term))

type Fault = NonNullable<MarkedPoint['because']>
interface Scored {
  readonly score: number
  readonly spans: readonly { start: number; end: number }[]
  readonly because?: Fault
}

function scoreWords(wanted: readonly Word[], given: readonly Word[], asked: ReadonlySet<string>): Scored {
  const weightOf = (word: Word): number =>
    (asked.has(word.sense) ? ASKED : 1) * (isDirection(word.stem) ? DIRECTION : isCommon(word.lower) ? COMMON : 1)
  let whole = 0
  let held = 0
  let turned = 0
  const spans: { start: number; end: number }[] = []
  for (const word of wanted) {
    const weight = weightOf(word)
    whole += weight
    const hits = given.filter(other => sameWord(word, other))
    const hit = hits.find(other => other.negated === word.negated) ?? hits[0]
    if (hit) {
      held += weight
      spans.push(hit)
      // "Refused to allow" is "did not allow"; a word of the point itself explains no negation.
      const isExplained = given.some(other => other.negator && !wanted.some(one => sameWord(one, other)))
      if (hit.negated !== word.negated && !isExplained) turned += weight
    } else if (
      given.some(
        other =>
          other.negated === word.negated &&
          (oppositesOf(word.stem).has(other.stem) || isTurned(word.lower, other.lower))
      )
    )
      return { score: 0, spans: [], because: 'opposite' }
  }
  const score = whole === 0 ? 0 : held / whole
  return turned > 0 && turned >= held / 2 ? { score: 0, spans: [], because: 'negation' } : { score, spans }
}

function inOrder(text: string, given: readonly Word[]): boolean {
  const places = text.split(/,|\bthen\b|→/).map(part => {
    const words = wordsWithPlaces(part)
    return given.findIndex(other => words.some(word => sameWord(word, other)))
  })
  return places.every((place, at) => place >= 0 && (at === 0 || place > (places[at - 1] ?? 0)))
}

function scoreAlternative(text: string, reading: AnswerReading): Scored {
  const { question, answer } = reading
  const maths = answer.trim() === '' ? undefined : markMaths(text, question, answer)
  if (maths) {
    const score = maths.verdict === 'found' ? 1 : maths.verdict === 'unsure' ? HALF : 0
    return { score, spans: maths.spans, ...(maths.because && { because: maths.because }) }
  }
  return scoreText(text, reading)
}

function scoreText(text: string, { question, asked, said, pieces, given }: AnswerReading): Scored {
  const wanted = wordsWithPlaces(text)
  const numbers = quantitiesOf(text)
  const missing = numbers.filter(one => !given.some(other => sameQuantity(one, other)))
  const isUnit = missing.length > 0 && missing.every(one => given.some(other => sameNumber(one, other)))
  if (missing.length > 0 && !isUnit) return { score: 0, spans: [], because: 'number' }
  const inNumber = (word: Word): boolean => numbers.some(one => word.start >= one.start && word.end <= one.end)
  const words = wanted.filter(word => !inNumber(word))
  if (words.length === 0) {
    const spans = given.filter(one => numbers.some(other => sameQuantity(other, one)))
    return { score: numbers.length > 0 ? 1 : 0, spans }
  }
  const isOrdered = /\b(?:order|sequence)\b/i.test(question) && /,.*,|→|\bthen\b/.test(text)
  if (isOrdered && !inOrder(text, said)) return { score: 0, spans: [], because: 'order' }
  let best: Scored = { score: 0, spans: [] }
  let fault: Fault | undefined
  for (const piece of pieces) {
    const next = scoreWords(words, piece, asked)
    if (next.because) fault = next.because
    if (next.score > best.score + 1e-9) best = next
  }
  const share = wanted.find(word => SHARES.has(word.sense))
  if (share && best.score >= FOUND && !said.some(other => other.sense === share.sense))
    return { ...best, score: HALF, because: 'number' }
  if (isUnit && best.score >= UNSURE) return { ...best, score: Math.min(best.score, HALF), because: 'unit' }
  return best.score < UNSURE && fault ? { ...best, because: fault } : best
}

const quote = (answer: string, spans: readonly { start: number; end: number }[]): Span[] => {
  if (spans.length === 0) return []
  const start = Math.min(...spans.map(one => one.start))
  const end = Math.max(...spans.map(one => one.end))
  return [{ blockId: 'answer', start, end, quote: answer.slice(start, end) }]
}

/** The best of a point's alternatives, with the words of the answer that hold it. */
export function markPoint(point: SchemePoint, reading: AnswerReading): MarkedPoint {
  const all = point.alternatives.map(text => scoreAlternative(text, reading))
  const best = all.reduce((one, two) => (two.score > one.score ? two : one), all[0] ?? { score: 0, spans: [] as const })
  const verdict: Verdict = best.score >= FOUND ? 'found' : best.score >= UNSURE ? 'unsure' : 'not-found'
  return {
    text: point.text,
    verdict,
    score: Math.round(best.score * 100) / 100,
    quotes: verdict === 'not-found' ? [] : quote(reading.answer, best.spans),
    ...(point.group !== undefined && { group: point.group }),
    ...(verdict !== 'found' && best.because && { because: best.because })
  }
}
