import type { Evidence } from '#contract/engine/mark.ts'
import { agree, type Agreement } from '#engine/builtin/mark/maths/agree.ts'
import { figuresAsked, type Figures } from '#engine/builtin/mark/maths/figures.ts'
import { normal } from '#engine/builtin/mark/maths/normal.ts'
import type { Expression } from '#engine/builtin/mark/maths/parse.ts'
import { equationsOf, leftName, type Given, type Result } from '#engine/builtin/mark/maths/results.ts'
import { relationOf, sameEquation, sameExpression, sameRelation } from '#engine/builtin/mark/maths/same.ts'
import type { Target } from '#engine/builtin/mark/maths/target.ts'
import { calculationsIn, valueInDegrees, workingFor } from '#engine/builtin/mark/maths/working.ts'
import { spanOf, type TextRange } from '#engine/builtin/mark/sentences.ts'

export interface Compared {
  readonly question: string
  readonly answer: string
  readonly given: Given
  /** Of several values of a scheme only the last is what the answer ends in. */
  readonly isFinal: boolean
}

const NOTHING: Evidence = { kind: 'nothing-near' }

type Is = Extract<Evidence, { kind: 'value' }>['is']
const value = (answer: string, is: Is, places: readonly TextRange[], because?: 'unit'): Evidence => ({
  kind: 'value',
  is,
  ...(because && { because }),
  spans: places.map(place => spanOf(answer, place))
})

/** "sin 28 / 1.71" or "98 × 180" is a way to a value, "143/4" or "2√3" is the value itself. */
const isWay = (text: string): boolean => {
  const plain = (normal(text) ?? text).replace(/^\(\d+ \+ \d+ ?\/ ?\d+\)/, '')
  const open = plain.replace(/\*\s*\(?10\s*\^\s*\(?-?\d+\)?\)?/g, '')
  if (/\d\s*÷|\d\s+\/\s/.test(text)) return true
  return /\d\s*\*\s*[\d(.]|(?:sin|cos|tan|log|ln)|\d\.\d*\s*\/|\/\s*\d*\.\d|\d\s*[-+]\s*\d/i.test(open)
}

const MOST_SHOWN = 4
/** Maths of the answer of which nothing is claimed; nothing is near only where there is none. */
const shown = (answer: string, places: readonly TextRange[]): Evidence =>
  places.length > 0 ? value(answer, 'candidates', places.slice(-MOST_SHOWN)) : NOTHING

const RANK: Readonly<Record<Agreement, number>> = { same: 4, 'unit-missing': 3, unit: 2, near: 1, other: 0 }
type Values = Extract<Target, { kind: 'values' }>

interface Tried {
  readonly result: Result
  readonly is: Agreement
  /** The value of the target it agrees with best. */
  readonly at: number
}

/** "y = 3" is no value of x. */
const isOther = ({ name }: Values, { name: own }: Result): boolean =>
  name !== undefined && own !== undefined && name !== own && name.length <= 2 && own.length <= 2

function tryResult(target: Values, result: Result, figures: Figures | undefined): Tried {
  const { values, tolerance } = target
  if (isOther(target, result)) return { result, is: 'other', at: -1 }
  const all = values.flatMap((wanted, at) =>
    result.side.values.map(given => ({ result, is: agree(wanted, given, figures, tolerance), at }))
  )
  return all.reduce<Tried>((best, one) => (RANK[one.is] > RANK[best.is] ? one : best), { result, is: 'other', at: -1 })
}

/** Whether a number could be meant as the wanted one: of its kind, and under its name where both have one. */
function isRival(target: Values, result: Result): boolean {
  const unit = target.values[0]?.unit ?? ''
  return (
    !isOther(target, result) &&
    result.side.values.some(given => given.unit === unit || given.unit === '' || unit === '')
  )
}

function compareValues(target: Values, { question, answer, given, isFinal }: Compared): Evidence {
  const figures = figuresAsked(question)
  const hasUnit = target.values.some(({ unit }) => unit !== '')
  const results = given.results.filter(
    ({ side }) =>
      side.values.length > 0 &&
      !isWay(side.text) &&
      // "1150/230" is the way to 5 A, "9/2 m/s" a value.
      !(hasUnit && /[/÷]/.test(side.text) && side.values.every(({ unit }) => unit === ''))
  )
  const tried = results.map(result => tryResult(target, result, figures))
  const last = results.at(-1)
  const line = last ? results.filter(one => one.line === last.line) : []
  const hits = tried.filter(({ is }) => is !== 'other')
  const same = hits.filter(({ is, result }) => is === 'same' && !result.isHedged)
  const way = calculationsIn(given).find(({ expression }) =>
    target.values.some(wanted => {
      const comes = valueInDegrees(expression)
      return (
        agree(wanted, { value: comes, written: comes, unit: '', digits: '' }, undefined, target.tolerance) !== 'other'
      )
    })
  )
  const found = new Set(same.map(({ at }) => at))
  const rivals = (after: Result): Result[] =>
    results.filter(
      other =>
        !same.some(({ result }) => result === other) &&
        isRival(target, other) &&
        (other.line === after.line || (other.line > after.line && isFinal))
    )
  const whole = same.at(-1)
  if (whole && found.size === target.values.length)
    return value(answer, rivals(whole.result).length > 0 ? 'candidates' : 'same', [
      ...same.map(({ result }) => result),
      ...rivals(whole.result)
    ])
  if (same.length > 0) return value(answer, 'candidates', [...same.map(({ result }) => result)])
  // A way that was worked out is judged by what it was worked out to.
  const isOpen = way !== undefined && (last === undefined || way.end > last.end || hits.some(({ is }) => is === 'near'))
  if (way && isOpen && hits.every(({ is }) => is === 'near'))
    return working(answer, way, valueInDegrees(way.expression), null)
  const isSure =
    last !== undefined && !isOther(target, last) && line.length === 1 && last.isPlain && !last.isHedged && isFinal
  const best = hits.toSorted((a, b) => RANK[b.is] - RANK[a.is])[0]
  if (best && (best.is === 'unit' || best.is === 'unit-missing')) {
    const isClear = best.result.isPlain && !best.result.isHedged && rivals(best.result).length <= 1
    if (!isClear) return value(answer, 'candidates', [best.result])
    return best.is === 'unit'
      ? value(answer, 'other', [best.result], 'unit')
      : value(answer, 'unit-missing', [best.result])
  }
  if (best) return value(answer, 'candidates', [best.result])
  if (isSure && target.values.length === 1 && last.side.values.length === 1) return value(answer, 'other', [last])
  return shown(answer, isFinal && line.length > 0 ? line : results.length > 0 ? results : given.sides.slice(-1))
}

function working(answer: string, place: TextRange, comes: number | undefined, lacks: 'power-of-ten' | null): Evidence {
  const text = comes === undefined ? null : String(Number(comes.toPrecision(4)))
  return { kind: 'working', spans: [spanOf(answer, place)], value: text, lacks }
}

const squeezed = (text: string): string => (normal(text) ?? text).replace(/[\s*]/g, '').toLowerCase()

/** Form matters where the question asks for it: what is to be factorised is equal to its factors all along. */
const ASKS_FORM = /factori[sz]e|\bexpand|multiply out|simplif|in the form|complet\w* the square/i

/** The constant of an integral may have any letter. */
const renamed = (expression: Expression, from: string): Expression =>
  JSON.parse(JSON.stringify(expression).replaceAll(`"name":"${from}"`, '"name":"c"')) as Expression

function compareExpression(
  wanted: readonly Expression[],
  text: string,
  { question, answer, given }: Compared
): Evidence {
  const asked = squeezed(question)
  const letters = /integra|∫|antiderivative/i.test(question) ? ['C', 'k', 'K', 'A', 'd'] : []
  const fits = (one: Expression): boolean =>
    [one, ...letters.map(letter => renamed(one, letter))].some(variant =>
      wanted.some(
        other => sameExpression(renamed(other, 'C'), letters.length > 0 ? renamed(variant, 'C') : variant) === true
      )
    )
  const all = given.sides.filter(({ side }) => side.expressions.length > 0 && !asked.includes(squeezed(side.text)))
  const same = all.filter(({ side }) => side.expressions.some(fits))
  const hit = same.find(({ side }) => squeezed(side.text) === squeezed(text)) ?? same.at(-1)
  if (!hit) return shown(answer, given.sides.slice(-1))
  const later = given.results.some(
    ({ start, side }) => start > hit.end && side.expressions.length > 0 && !side.expressions.some(fits)
  )
  const isForm = !ASKS_FORM.test(question) || squeezed(hit.side.text).length <= squeezed(text).length
  return value(answer, isForm && !later ? 'same' : 'candidates', [hit])
}

function compareEquation(target: Extract<Target, { kind: 'equation' }>, compared: Compared): Evidence {
  const { question, answer, given } = compared
  const wanted = equationsOf(target.left, target.right)
  const isSubject = leftName(target.left) !== undefined
  const asked = squeezed(question)
  const own = given.equations.filter(({ sides }) => !asked.includes(squeezed(sides.join('='))))
  const hit = own.find(({ readings }) => readings.some(one => wanted.some(other => sameEquation(other, one))))
  if (!hit) return shown(answer, (own.length > 0 ? own : given.sides).slice(-1))
  if (!isSubject) return working(answer, hit, undefined, null)
  const isAlone =
    !/\bsubject\b|rearrange|in terms of/i.test(question) || leftName(hit.sides[0]) === leftName(target.left)
  return value(answer, isAlone ? 'same' : 'candidates', [hit])
}

export function compare(target: Target, text: string, compared: Compared): Evidence {
  if (target.kind === 'values' && isWay(text.split('=').at(-1) ?? '')) {
    // "20 ÷ 4" asks for the working: what comes out of it, alone, is the next point.
    return shownWorking(text, compared) ?? shown(compared.answer, compared.given.results)
  }
  if (target.kind === 'values') return compareValues(target, compared)
  if (target.kind === 'equation') return compareEquation(target, compared)
  if (target.kind === 'relation') {
    const { answer, given } = compared
    const hit = given.sides.find(({ side }) => sameRelation(relationOf(side.text), target.relation))
    return hit ? value(answer, 'same', [hit]) : shown(answer, given.sides.slice(-1))
  }
  return compareExpression(target.side.expressions, text, compared)
}

/** The working that a point of method asks for; undefined where the answer shows none that could be told. */
export function shownWorking(
  text: string,
  { answer, given }: Pick<Compared, 'answer' | 'given'>
): Evidence | undefined {
  const found = workingFor(text, given)
  return found && working(answer, found, found.value, found.lacks)
}
