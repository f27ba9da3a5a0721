import { decimalsOf, figuresAsked, halfStep, hasFigures, type Figures } from '#engine/builtin/mark/maths/figures.ts'
import { equationsOf, givenOf, leftName, type Given, type GivenValue } from '#engine/builtin/mark/maths/given.ts'
import { normal } from '#engine/builtin/mark/maths/normal.ts'
import type { Expression } from '#engine/builtin/mark/maths/parse.ts'
import { sameRange } from '#engine/builtin/mark/maths/range.ts'
import { sameEquation, sameExpression } from '#engine/builtin/mark/maths/same.ts'
import { readings, type Value } from '#engine/builtin/mark/maths/side.ts'
import { targetOf, type Target, type Tolerance } from '#engine/builtin/mark/maths/target.ts'
import { nearly } from '#engine/builtin/mark/quantities.ts'

type Because = 'unit' | 'figures' | 'value'
export interface MathsVerdict {
  readonly verdict: 'found' | 'unsure' | 'not-found'
  readonly because?: Because
  readonly spans: readonly { readonly start: number; readonly end: number }[]
}

/** Expressions of one answer that are compared: nobody writes more, and each costs some thousand evaluations. */
const MOST_READ = 40

const missed: MathsVerdict = { verdict: 'not-found', because: 'value', spans: [] }
const NOT = /(?:\bnot|n['’]t|≠|\bnever)\s+(?:equal(?: to)?\s+|be\s+)?(?:\p{L}\s*=\s*)?$/iu

type Agreement = 'same' | Because | undefined

/** How far one number agrees with what is wanted, its exactness and its unit included. */
function agree(wanted: Value, given: Value, figures: Figures | undefined, tolerance: Tolerance | undefined): Agreement {
  const factor = wanted.written === 0 ? 1 : wanted.value / wanted.written
  const isShare = wanted.unit === '%1' || given.unit === '%1'
  const sameUnit =
    wanted.unit === given.unit ||
    wanted.unit === '' ||
    (isShare && given.unit === '' && given.written !== wanted.written)
  if (!sameUnit)
    return nearly(given.written, wanted.written) || inTolerance(wanted.written, given.written, tolerance)
      ? 'unit'
      : undefined
  // In the unit of the scheme, so that tolerance and rounding mean what they say there.
  const value = wanted.unit === '' && given.unit !== '' && given.unit !== '%1' ? given.written : given.value / factor
  if (inTolerance(wanted.written, value, tolerance)) return 'same'
  if (nearly(value, wanted.written)) return isExact(given, figures, wanted) ? 'same' : 'figures'
  // "9 kg" for "9 g": the number is right, what it counts is not.
  if (wanted.unit !== '' && given.unit !== '' && nearly(given.written, wanted.written)) return 'unit'
  if (tolerance !== undefined && tolerance !== 'rounds') return undefined
  const isRough = wanted.digits.includes('.') || figures !== undefined || tolerance === 'rounds'
  const finer = given.digits === '' || decimalsOf(given.digits) > decimalsOf(wanted.digits)
  if (
    isRough &&
    finer &&
    wanted.digits !== '' &&
    Math.abs(value - wanted.written) <= halfStep(wanted.digits, wanted.written) * (1 + 1e-9)
  )
    return figures && !hasFigures(given.digits, figures) ? 'figures' : 'same'
  const isNear =
    given.digits.replace(/\D/g, '').length >= 2 &&
    Math.abs(value - wanted.written) <= halfStep(given.digits, value) * (1 + 1e-9)
  return isNear ? 'figures' : undefined
}

const inTolerance = (wanted: number, given: number, tolerance: Tolerance | undefined): boolean =>
  tolerance !== undefined && tolerance !== 'rounds'
    ? given >= tolerance.low - 1e-12 && given <= tolerance.high + 1e-12
    : nearly(wanted, given) && tolerance !== undefined

/** A scheme that does not keep to the figures itself cannot ask for them. */
const isExact = (given: Value, figures: Figures | undefined, wanted: Value): boolean =>
  figures === undefined ||
  wanted.digits === '' ||
  !hasFigures(wanted.digits, figures) ||
  hasFigures(given.digits, figures)

const rank = (one: Agreement): number => (one === 'same' ? 2 : one === undefined ? 0 : 1)

function markValues(
  target: Target & { kind: 'values' },
  given: Given,
  figures: Figures | undefined,
  answer: string
): MathsVerdict {
  const isOther = (one: GivenValue): boolean =>
    target.name !== undefined &&
    one.name !== undefined &&
    one.name.length <= 2 &&
    target.name.length <= 2 &&
    one.name !== target.name
  const usable = given.values.filter(
    one =>
      !isOther(one) &&
      // A working is shown by its numbers: what comes out of it alone is the next point.
      (!target.isWorking || one.digits === '') &&
      !NOT.test(answer.slice(Math.max(0, one.start - 24), one.start))
  )
  const hits = target.values.map(wanted => {
    const all = usable.map(one => ({ one, is: agree(wanted, one, figures, target.tolerance) }))
    return all.reduce<(typeof all)[number] | undefined>(
      (best, next) => (rank(next.is) > rank(best?.is) ? next : best),
      undefined
    )
  })
  const found = hits.filter(hit => rank(hit?.is) > 0)
  const spans = found.flatMap(hit => (hit ? [{ start: hit.one.start, end: hit.one.end }] : []))
  if (found.length === 0) return given.values.length > 0 ? missed : { verdict: 'not-found', spans: [] }
  const fault = found.map(hit => hit?.is).find((is): is is Because => is !== 'same' && is !== undefined)
  if (fault !== undefined) return { verdict: 'unsure', because: fault, spans }
  // "x = 3 or x = 4" leaves the choice to the marker.
  const named = usable.filter(
    one => one.isLast && one.name !== undefined && one.name === (target.name ?? found[0]?.one.name)
  )
  const isExtra = named.some(one =>
    target.values.every(wanted => agree(wanted, one, undefined, target.tolerance) === undefined)
  )
  if (found.length < target.values.length || isExtra) return { verdict: 'unsure', because: 'value', spans }
  return { verdict: 'found', spans }
}

const squeezed = (text: string): string => (normal(text) ?? text).replace(/[\s*]/g, '').toLowerCase()

/** Form matters where the question asks for it: what is to be factorised is equal to its factors all along. */
function hasForm(expression: Expression, question: string): boolean {
  const isSum = (one: Expression): boolean =>
    (one.kind === 'two' && /[-+]/.test(one.sign)) || (one.kind === 'minus' && isSum(one.of))
  if (/factori[sz]e/i.test(question)) return !isSum(expression)
  return !/\b(?:expand|multiply out)/i.test(question) || !holdsProductOfSums(expression, isSum)
}

const holdsProductOfSums = (one: Expression, isSum: (one: Expression) => boolean): boolean => {
  if (one.kind === 'minus' || one.kind === 'call') return holdsProductOfSums(one.of, isSum)
  if (one.kind !== 'two') return false
  if (one.sign === '*' || one.sign === '^')
    return isSum(one.left) || isSum(one.right) || [one.left, one.right].some(part => holdsProductOfSums(part, isSum))
  return holdsProductOfSums(one.left, isSum) || holdsProductOfSums(one.right, isSum)
}

/** The constant of an integral may have any letter. */
const renamed = (expression: Expression, from: string, to: string): Expression =>
  JSON.parse(JSON.stringify(expression).replaceAll(`"name":"${from}"`, `"name":"${to}"`)) as Expression

function markExpression(wanted: readonly Expression[], given: Given, question: string): MathsVerdict {
  const asked = squeezed(question)
  const isIntegral = /integra|∫|antiderivative/i.test(question)
  const constants = isIntegral ? ['C', 'k', 'K', 'A', 'd'] : []
  for (const { side, start, end } of given.sides.slice(0, MOST_READ)) {
    // What the question says already is no answer to it.
    if (side.text.length > 2 && asked.includes(squeezed(side.text))) continue
    for (const one of side.expressions) {
      const variants = [one, ...constants.map(letter => renamed(one, letter, 'c'))]
      const isSame = wanted.some(target =>
        variants.some(
          variant =>
            sameExpression(target, variant) === true || sameExpression(renamed(target, 'C', 'c'), variant) === true
        )
      )
      if (isSame)
        return hasForm(one, question)
          ? { verdict: 'found', spans: [{ start, end }] }
          : { verdict: 'unsure', because: 'value', spans: [{ start, end }] }
    }
  }
  return given.sides.length + given.values.length > 0 ? missed : { verdict: 'not-found', spans: [] }
}

function markEquation(target: Target & { kind: 'equation' }, given: Given, question: string): MathsVerdict {
  const wanted = equationsOf(target.left, target.right, readings)
  const subject = /\bsubject\b|rearrange|in terms of/i.test(question) ? leftName(target.left) : undefined
  const asked = squeezed(question)
  for (const { readings: all, sides, start, end } of given.equations.slice(0, MOST_READ)) {
    const isAlone =
      subject === undefined ||
      sides.some(
        (side, at) => leftName(side) === subject && !squeezed(sides[1 - at] ?? '').includes(subject.toLowerCase())
      )
    if (!isAlone || asked.includes(squeezed(sides.join('=')))) continue
    if (all.some(one => wanted.some(other => sameEquation(other, one) === true)))
      return { verdict: 'found', spans: [{ start, end }] }
  }
  // "2x + 1" for "y = 2x + 1": the value is there, what it is the value of is not said.
  if (leftName(target.left) === undefined)
    return given.equations.length > 0 ? missed : { verdict: 'not-found', spans: [] }
  const bare = { ...given, sides: given.sides.filter(one => one.name === undefined) }
  return markExpression(readings(target.right), bare, question)
}

/** All points of a scheme are looked for in one answer: it is read once. */
let lastGiven: { readonly answer: string; readonly given: Given } | undefined

/** Marks one alternative of a point by value; undefined where it is not maths, and words must be compared. */
export function markMaths(text: string, question: string, answer: string): MathsVerdict | undefined {
  const target = targetOf(text, question)
  if (!target) return undefined
  const given = lastGiven?.answer === answer ? lastGiven.given : givenOf(answer, readings)
  lastGiven = { answer, given }
  if (target.kind === 'values') return markValues(target, given, figuresAsked(question), answer)
  if (target.kind === 'expression') return markExpression(target.side.expressions, given, question)
  if (target.kind === 'equation') return markEquation(target, given, question)
  const hit = given.ranges.find(one => sameRange(one.range, target.range))
  if (hit) return { verdict: 'found', spans: [{ start: hit.start, end: hit.end }] }
  return given.ranges.length > 0 ? missed : { verdict: 'not-found', spans: [] }
}
