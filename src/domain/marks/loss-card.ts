import { needsOf } from '#domain/marks/points.ts'
import type { PointVerdict } from '#domain/marks/verdict.ts'
import { givenText } from '#domain/marks/given-text.ts'
import { WHOLE } from '#domain/marks/part.ts'
import type { PaperPart, PaperQuestion, SchemePoint } from '#domain/paper/question.ts'

/** What a lost point was lost in. */
export interface LostIn {
  readonly question: PaperQuestion
  /** Which part of the question. */
  readonly at: number
  /** The point, or `WHOLE` of a blank answer or a letter. */
  readonly pointKey: string
  readonly verdicts: ReadonlyMap<string, PointVerdict>
}

/**
 * How the missing point is asked for: by the question itself, as the formula, the step or the value that is missing, as
 * one more of several, as what a point leads to, or as the point that is missing among the others.
 */
export type Ask = 'itself' | 'one' | 'formula' | 'step' | 'value' | 'more' | 'next' | 'missing'

export interface LossCard {
  /** What is needed to answer, in lines: data, the sentences that matter, the earlier part. */
  readonly given: readonly string[]
  readonly asked: string
  /** Choices of a letter, `A  aorta`. */
  readonly choices: readonly string[]
  /** Points that stand already. */
  readonly already: readonly string[]
  readonly ask: Ask
  readonly marks: number
  /** The missing point; of a blank answer every point. */
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

/** The card of a lost point, or what is done instead. */
export function lossCard(lost: LostIn): LossCard | NoCard {
  const { question, at, pointKey } = lost
  const part = question.parts[at]
  if (!part) return 'drill'
  const instead = noCardFor(part)
  if (instead) return instead
  const { scheme } = part
  const model = part.modelAnswer.trim()
  if (scheme.model === 'choice') {
    const right = part.choices?.[scheme.key] ?? ''
    const choices = Object.entries(part.choices ?? {}).map(([letter, text]) => `${letter}  ${text}`)
    const given = givenText(question, at, `${right} ${model}`)
    const rest = {
      already: [],
      ask: 'itself' as const,
      marks: part.marks,
      points: [`${scheme.key}  ${right}`],
      also: []
    }
    return { given, asked: part.text, choices, ...rest, model: model.replace(/^[A-D][.:]\s*/, '') }
  }
  if (scheme.model !== 'points') return 'rewrite'
  const own = scheme.points.find(({ id }) => id === pointKey)
  const base = { asked: part.text, choices: [], model }
  if (!own) {
    const points = scheme.points.map(({ text }) => text)
    const given = givenText(question, at, `${points.join(' ')} ${model}`)
    const isSome = sumOf(scheme.points) > part.marks
    const [first = '', ...others] = points
    return pointKey === WHOLE
      ? {
          ...base,
          given,
          already: [],
          ask: 'itself',
          marks: part.marks,
          points: isSome && part.marks === 1 ? [first] : points,
          also: isSome && part.marks === 1 ? others : []
        }
      : 'drill'
  }
  return {
    ...base,
    ...pointCard(part, scheme.points, own, lost),
    given: givenText(question, at, `${own.text} ${model}`)
  }
}

const sumOf = (points: readonly SchemePoint[]): number => points.reduce((sum, { marks }) => sum + marks, 0)

function pointCard(
  part: PaperPart,
  points: readonly SchemePoint[],
  own: SchemePoint,
  { verdicts }: LostIn
): Pick<LossCard, 'already' | 'ask' | 'marks' | 'points' | 'also'> {
  const also = [...(own.alternatives ?? [])]
  const base = { marks: own.marks, points: [own.text] }
  const others = points.filter(({ id }) => id !== own.id)
  if (others.length === 0) return { ...base, already: [], ask: 'itself', also }
  if (sumOf(points) > part.marks) {
    // Of "any two of": those that stand, and those that have a card of their own, are named; any other one counts.
    const before = points.slice(0, points.indexOf(own))
    const named = others.filter(one => verdicts.get(one.id) === 'earned' || before.includes(one))
    const most = named.slice(0, Math.max(0, part.marks - 1))
    const free = others.filter(one => !most.includes(one)).map(({ text }) => text)
    const ask = most.length > 0 ? 'more' : part.marks > 1 ? 'one' : 'itself'
    return { ...base, already: most.map(({ text }) => text), ask, also: [...also, ...free] }
  }
  const told = others.filter(one => !givesAway(one, own))
  const ask = askFor(own, points, told)
  const shown = ask === 'next' ? told.filter(one => points.indexOf(one) < points.indexOf(own)) : told
  return { ...base, already: shown.slice(0, MOST_ALREADY).map(({ text }) => text), ask, also }
}

const FORMULA =
  /^(?:uses?\s+|use of\s+|states?\s+|formula:?\s+)?\$?\\?[A-Za-zΔρλθωμπ][\w²³₀-₉\\{}^]*\s*=\s*[^=]*[A-Za-z]/u
const isFormula = ({ text }: SchemePoint): boolean => FORMULA.test(text) && !/\d{2,}/.test(text)
/** A number with at most a unit, or an expression without words. */
const isValue = ({ text }: SchemePoint): boolean =>
  /\d/.test(text) && (text.match(/\p{L}{4,}/gu) ?? []).length === 0 && text.length <= 60

function askFor(own: SchemePoint, points: readonly SchemePoint[], told: readonly SchemePoint[]): Ask {
  if (isFormula(own)) return 'formula'
  if (own.type === 'M') return 'step'
  if (own.type === 'A' || isValue(own)) return 'value'
  const needs = needsOf(points).get(own.id) ?? []
  const before = told.filter(one => needs.includes(one.id))
  return before.length > 0 ? 'next' : told.length > 0 ? 'missing' : 'itself'
}

const words = (text: string): Set<string> => new Set(text.toLowerCase().match(/\p{L}{4,}|\d[\d.,]*/gu) ?? [])

/** Most words of the missing point stand in the other one as well. */
function givesAway(other: SchemePoint, own: SchemePoint): boolean {
  const [wanted, there] = [words(own.text), words(other.text)]
  if (wanted.size === 0) return other.text.includes(own.text)
  const shared = [...wanted].filter(word => there.has(word)).length
  return shared / wanted.size >= 0.75
}
