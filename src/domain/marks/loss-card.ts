import { needsOf } from '#domain/marks/points.ts'
import { givenText } from '#domain/marks/given-text.ts'
import { lostMarks, NO_VERDICTS, WHOLE, type Verdicts } from '#domain/marks/part.ts'
import type { PaperPart, PaperQuestion, SchemePoint } from '#domain/paper/question.ts'

/** What was lost of a part, in a question of which parts may be lost as well. */
export interface LostIn {
  readonly question: PaperQuestion
  /** Which part of the question. */
  readonly at: number
  /** The points that are to win back; `WHOLE` of a blank answer or a letter. */
  readonly keys: readonly string[]
  /** What was said of each part of the question, in their order; null where nobody marked it. */
  readonly said: readonly (Verdicts | null)[]
}

/**
 * How what is missing is asked for: by the question itself, in so many points, with its working, as the formula, the
 * step, the steps or the value, as more of several, as what a point leads to, or as what is missing among the others.
 */
export type Ask = 'itself' | 'points' | 'working' | 'formula' | 'step' | 'steps' | 'value' | 'more' | 'next' | 'missing'

/** One card of all that a part lost: cards of single points would give each other's answers away. */
export interface LossCard {
  /** What is needed to answer, in lines: data, the sentences that matter, the earlier part. */
  readonly given: readonly string[]
  readonly asked: string
  /** Choices of a letter, `A  aorta`. */
  readonly choices: readonly string[]
  /** Points that were earned. What was lost stands on no front. */
  readonly already: readonly string[]
  readonly ask: Ask
  /** How many points are asked for. */
  readonly count: number
  /** The missing points. */
  readonly points: readonly string[]
  /** Other wordings and, of "any two of", other points that count. */
  readonly also: readonly string[]
  readonly model: string
}

/** What wins a lost mark back where no card can: marks from more questions of the kind, or from writing it again. */
export type NoCard = 'drill' | 'rewrite'

/** Answers that are weighed as a whole. */
const WEIGHED = new Set(['evaluate', 'discuss', 'assess', 'justify', 'examine', 'to what extent', 'write'])
/** Answers that are drawn, or proved line by line. */
const DRAWN = new Set(['draw', 'sketch', 'plot', 'label', 'construct', 'complete', 'prove', 'show'])
const MOST_ALREADY = 5

/** A part about which no card makes sense, and what does. */
export function noCardFor({ scheme, command }: PaperPart): NoCard | null {
  if (scheme.model === 'levels' || scheme.model === 'criteria') return 'rewrite'
  if (WEIGHED.has(command.toLowerCase())) return 'rewrite'
  return DRAWN.has(command.toLowerCase()) ? 'drill' : null
}

/** The card of what a part lost, or what is done instead. */
export function lossCard({ question, at, keys, said }: LostIn): LossCard | NoCard {
  const part = question.parts[at]
  if (!part) return 'drill'
  const instead = noCardFor(part)
  if (instead) return instead
  const { scheme } = part
  const hidden = hiddenPoints(question, said)
  const given = (missing: string): string[] =>
    givenText(question, at, missing, before => {
      const { modelAnswer } = before
      return stands(before, said[question.parts.indexOf(before)]) && !hidden.some(one => givesAway(modelAnswer, one))
    })
  const model = part.modelAnswer.trim()
  if (scheme.model === 'choice') {
    const right = part.choices?.[scheme.key] ?? ''
    const choices = Object.entries(part.choices ?? {}).map(([letter, text]) => `${letter}  ${text}`)
    const rest = { already: [], ask: 'itself' as const, count: 1, points: [`${scheme.key}  ${right}`], also: [] }
    const words = model.replace(/^[A-D][.:]\s*/, '')
    return { given: given(`${right} ${model}`), asked: part.text, choices, ...rest, model: words }
  }
  if (scheme.model !== 'points') return 'rewrite'
  const points = scheme.points.filter(({ special }) => special !== true)
  const wanted = keys.includes(WHOLE) ? lostMarks(part, ALL_MISSED(points)).map(({ key }) => key) : keys
  const asked = points.filter(({ id }) => wanted.includes(id))
  if (asked.length === 0) return 'drill'
  const earned = keys.includes(WHOLE) ? [] : points.filter(({ id }) => said[at]?.verdicts.get(id) === 'earned')
  const told = earned.filter(({ id, text }) => !wanted.includes(id) && !hidden.some(one => givesAway(text, one)))
  const missing = `${asked.map(({ text }) => text).join(' ')} ${model}`
  return { given: given(missing), asked: part.text, choices: [], ...askedFor(part, points, asked, told), model }
}

const ALL_MISSED = (points: readonly SchemePoint[]): Verdicts => ({
  ...NO_VERDICTS,
  verdicts: new Map(points.map(({ id }) => [id, 'missed'] as const))
})

/** A part that lost nothing: its answer may be shown. */
const stands = (part: PaperPart, said: Verdicts | null | undefined): boolean =>
  said ? lostMarks(part, said).length === 0 : false

/** Points that this card or another one of the question asks for. */
const hiddenPoints = ({ parts }: PaperQuestion, said: readonly (Verdicts | null)[]): SchemePoint[] =>
  parts.flatMap((part, at) =>
    part.scheme.model === 'points' && !stands(part, said[at])
      ? part.scheme.points.filter(({ id }) => said[at]?.verdicts.get(id) !== 'earned')
      : []
  )

const sumOf = (points: readonly SchemePoint[]): number => points.reduce((sum, { marks }) => sum + marks, 0)
const orText = ({ text, alternatives = [] }: SchemePoint): string =>
  alternatives.length > 0 ? `${text} (${alternatives.join(' / ')})` : text

function askedFor(
  part: PaperPart,
  points: readonly SchemePoint[],
  asked: readonly SchemePoint[],
  told: readonly SchemePoint[]
): Pick<LossCard, 'already' | 'ask' | 'count' | 'points' | 'also'> {
  const isSome = sumOf(points) > part.marks
  const free = isSome ? points.filter(one => !asked.includes(one) && !told.includes(one)).map(({ text }) => text) : []
  const ask = isSome ? askSome(asked, told) : askFor(asked, points, told)
  const shown = ask === 'next' ? told.filter(one => points.indexOf(one) < points.indexOf(asked[0] ?? one)) : told
  const already = shown.slice(0, MOST_ALREADY).map(({ text }) => text)
  const count = asked.length
  const [first, ...more] = asked
  if (!first || more.length > 0) return { already, ask, count, points: asked.map(orText), also: free }
  return { already, ask, count, points: [first.text], also: [...(first.alternatives ?? []), ...free] }
}

function askSome(asked: readonly SchemePoint[], told: readonly SchemePoint[]): Ask {
  if (told.length > 0) return 'more'
  return asked.length > 1 ? 'points' : 'itself'
}

const FORMULA =
  /^(?:uses?\s+|use of\s+|states?\s+|formula:?\s+)?\$?\\?[A-Za-zΔρλθωμπ][\w²³₀-₉\\{}^]*\s*=\s*[^=]*[A-Za-z]/u
const isFormula = ({ text }: SchemePoint): boolean => FORMULA.test(text) && !/\d{2,}/.test(text)
/** A number with at most a unit, or an expression without words. */
const isValue = ({ text }: SchemePoint): boolean =>
  /\d/.test(text) && (text.match(/\p{L}{4,}/gu) ?? []).length === 0 && text.length <= 60
const isWorked = (points: readonly SchemePoint[]): boolean => points.some(one => one.type === 'M' || one.type === 'A')

function askFor(asked: readonly SchemePoint[], points: readonly SchemePoint[], told: readonly SchemePoint[]): Ask {
  const [own, ...more] = asked
  if (!own) return 'itself'
  if (told.length === 0) return more.length === 0 ? 'itself' : isWorked(asked) ? 'working' : 'points'
  if (more.length > 0) return isWorked(asked) ? 'steps' : 'missing'
  if (isFormula(own)) return 'formula'
  if (own.type === 'M') return 'step'
  if ((own.type === 'A' || isValue(own)) && own === points.at(-1)) return 'value'
  const needs = needsOf(points).get(own.id) ?? []
  return told.some(one => needs.includes(one.id)) ? 'next' : 'missing'
}

const words = (text: string): Set<string> => new Set(text.toLowerCase().match(/\p{L}{4,}|\d[\d.,]*/gu) ?? [])

/** Most words of a point stand there as well. */
function givesAway(there: string, { text }: SchemePoint): boolean {
  const [wanted, said] = [words(text), words(there)]
  if (wanted.size === 0) return there.includes(text)
  const shared = [...wanted].filter(word => said.has(word)).length
  return shared / wanted.size >= 0.75
}
