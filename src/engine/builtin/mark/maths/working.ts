import type { Expression } from '#engine/builtin/mark/maths/parse.ts'
import { namesIn } from '#engine/builtin/mark/maths/parse.ts'
import type { Given, GivenSide } from '#engine/builtin/mark/maths/results.ts'
import { runsOf } from '#engine/builtin/mark/maths/runs.ts'
import { readings } from '#engine/builtin/mark/maths/side.ts'
import { valueOf } from '#engine/builtin/mark/maths/value.ts'
import { quantitiesOf } from '#engine/builtin/mark/quantities.ts'

interface ShownWorking {
  readonly start: number
  readonly end: number
  readonly value: number | undefined
  readonly lacks: 'power-of-ten' | null
}

const ROUNDED = 0.02
const alike = (one: number, two: number, by = 1e-6): boolean =>
  Math.abs(one - two) <= by * Math.max(Math.abs(one), Math.abs(two))

const isPower = (one: Expression): boolean =>
  one.kind === 'two' && one.sign === '^' && one.left.kind === 'number' && one.left.value === 10

/** The numbers of an expression; "549 × 10⁻⁹" is one. */
function leavesOf(one: Expression): number[] {
  if (one.kind === 'number') return [one.value]
  if (one.kind === 'name') return []
  if (one.kind === 'call' || one.kind === 'minus') return leavesOf(one.of)
  if (one.sign === '*' && isPower(one.right) && one.left.kind === 'number') return [valueOf(one)]
  if (one.sign === '^') return leavesOf(one.left)
  return [...leavesOf(one.left), ...leavesOf(one.right)]
}

/** "sin 28" of a student is of 28 degrees. */
const inDegrees = (one: Expression): Expression => {
  if (one.kind === 'number' || one.kind === 'name') return one
  if (one.kind === 'minus') return { ...one, of: inDegrees(one.of) }
  if (one.kind === 'two') return { ...one, left: inDegrees(one.left), right: inDegrees(one.right) }
  const of = inDegrees(one.of)
  const turned: Expression = { kind: 'two', sign: '*', left: of, right: { kind: 'number', value: Math.PI / 180 } }
  return /^(?:sin|cos|tan|sec|cosec|cot)$/.test(one.name) ? { ...one, of: turned } : { ...one, of }
}
const isTurning = (one: Expression): boolean =>
  one.kind === 'call'
    ? /^(?:sin|cos|tan)$/.test(one.name) || isTurning(one.of)
    : one.kind === 'two'
      ? isTurning(one.left) || isTurning(one.right)
      : one.kind === 'minus' && isTurning(one.of)

export const valueInDegrees = (one: Expression): number => valueOf(isTurning(one) ? inDegrees(one) : one)

/** An expression of two numbers or more with no name in it: what a calculator was given. */
interface Calculation extends GivenSide {
  readonly expression: Expression
  readonly leaves: readonly number[]
}
/** "75%" and "2/3" are values as they stand: nobody was shown how they came. */
const BARE = /^\s*(?:\d{1,2}\s*\/\s*\d{1,2}|[\d.,]+\s*%)\s*$/

export function calculationsIn({ sides }: Given): Calculation[] {
  return sides.flatMap(one => {
    if (BARE.test(one.side.text)) return []
    const expression = readings(one.side.text).find(each => namesIn(each).size === 0)
    const leaves = expression ? leavesOf(expression) : []
    const isOne = expression?.kind === 'number' || expression?.kind === 'minus'
    return expression && !isOne && (leaves.length > 1 || (leaves.length === 1 && /[a-z√]/i.test(one.side.text)))
      ? [{ ...one, expression, leaves }]
      : []
  })
}

/** "density = mass ÷ volume" with a letter for each of its words. */
function lettered(text: string): string {
  if (!/=\s*\p{L}{3,}|\p{L}{3,}\s*[÷×/*+−]/u.test(text)) return text
  const names = new Map<string, string>()
  return text.replace(/\p{L}[\p{L} ]{2,}/gu, name => {
    const key = name.trim().toLowerCase()
    if (!names.has(key)) names.set(key, 'abdfghjk'.charAt(names.size))
    return `${names.get(key) ?? ''} `
  })
}

const permutations = (of: readonly number[], count: number): number[][] =>
  count === 0 ? [[]] : of.flatMap((one, at) => permutations(of.toSpliced(at, 1), count - 1).map(rest => [one, ...rest]))

const MOST_NAMES = 5

/** The numbers without these; undefined where one of these is not there. */
function without(of: readonly number[], some: readonly number[]): readonly number[] | undefined {
  return some.reduce<readonly number[] | undefined>((left, one) => {
    const at = left?.findIndex(leaf => alike(leaf, one)) ?? -1
    return at < 0 ? undefined : left?.toSpliced(at, 1)
  }, of)
}

/** Whether a calculation is a formula with numbers in the place of its names, solved for one of them. */
function fits(formula: string, { expression, leaves }: Calculation): boolean {
  const [left = '', right = ''] = formula.split('=')
  const value = valueInDegrees(expression)
  const ownPi = leaves.filter(leaf => !alike(leaf, Math.PI, 1e-2))
  for (const one of readings(right === '' ? left : right))
    for (const other of right === '' ? [undefined] : readings(left)) {
      const names = [...new Set([...namesIn(one), ...(other ? namesIn(other) : [])])]
      if (names.length > MOST_NAMES || names.length < 1) continue
      const own = /π|pi/.test(formula) ? ownPi : leaves
      // "½mv²" brings its half along, as one number or as two.
      const constants = [[], leavesOf(one).filter(leaf => !alike(leaf, Math.PI)), [0.5]]
      const used = constants
        .map(some => without(own, some))
        .find(some => some?.length === names.length - (other ? 1 : 0))
      if (!used) continue
      for (const numbers of permutations(used, used.length))
        for (const unknown of other ? names : ['']) {
          const known = names.filter(name => name !== unknown)
          const at: Record<string, number> = { [unknown]: value }
          known.forEach((name, place) => (at[name] = numbers[place] ?? 0))
          if (alike(other ? valueOf(other, at) : value, valueOf(one, at), ROUNDED / 4)) return true
        }
    }
  return false
}

/** A name or a product on the left, and what it equals. */
const SYMBOLS = /(?:^|\s)(\p{L}[\p{L}\p{N}₀-₉]{0,6}\s*=\s*[^\s=]+(?:\s*[×x÷/*·]\s*[^\s=]+)*)/gu
/** What is maths in a point of method: "Uses v = fλ with λ = 549 × 10⁻⁹ m". */
const formulasIn = (text: string): string[] => {
  const found = [...runsOf(text).map(run => run.text), ...[...text.matchAll(SYMBOLS)].map(([, one = '']) => one)]
  const spelt = /\p{L}[\p{L} ]{2,}=\s*\p{L}[\p{L} ]*[÷×/*+−-]\s*\p{L}[\p{L} ]*/u.exec(text)?.[0]
  return [...found, ...(spelt ? [lettered(spelt.replace(/^(?:Uses?|Use of)\s+/i, ''))] : [])]
}

const POWERED = /(\d+(?:\.\d+)?)\s*[×x*·]\s*10\s*[\^⁻⁰¹²³⁴-⁹]/gu
/** Numbers of a point that stand before a power of ten, as they are written. */
const mantissas = (text: string): number[] => [...text.matchAll(POWERED)].map(([, one]) => Number(one))
const isTens = (value: number): boolean => value > 0 && value !== 1 && Math.log10(value) % 1 === 0

/** The calculation in an answer that does what a point of method asks: by the numbers of the point, or by its formula. */
export function workingFor(text: string, given: Given): ShownWorking | undefined {
  const calculations = calculationsIn(given)
  const shown = ({ start, end, expression }: Calculation, lacks: ShownWorking['lacks'] = null): ShownWorking => {
    const value = valueInDegrees(expression)
    return { start, end, value: Number.isFinite(value) ? value : undefined, lacks }
  }
  const formulas = formulasIn(text)
  const numbers = formulas.flatMap(formula => quantitiesOf(formula)).map(({ written }) => written)
  const telling = numbers.filter(number => Math.abs(number) !== 1 && number !== 0)
  const wanted = formulas.flatMap(formula =>
    formula
      .split('=')
      .flatMap(side => readings(side))
      .filter(one => namesIn(one).size === 0 && leavesOf(one).length > 1)
  )
  const same = calculations.find(one =>
    wanted.some(other => alike(valueInDegrees(other), valueInDegrees(one.expression), 1e-3))
  )
  if (same) return shown(same)
  const held = calculations.find(
    ({ leaves }) => telling.length > 0 && telling.every(number => leaves.some(leaf => alike(leaf, number, 5e-3)))
  )
  if (held) return shown(held)
  const some = calculations.find(
    ({ leaves }) =>
      telling.some(number => leaves.some(leaf => alike(leaf, number, 5e-3))) &&
      formulas.some(formula => /\p{L}/u.test(formula) && formula.includes('='))
  )
  if (some) return shown(some)
  const powered = formulas.flatMap(mantissas)
  const bare = calculations.find(
    ({ leaves }) => !leaves.some(isTens) && powered.some(number => leaves.some(leaf => alike(leaf, number)))
  )
  if (bare) return shown(bare, 'power-of-ten')
  const fitting = calculations.find(one => formulas.some(formula => /\p{L}/u.test(formula) && fits(formula, one)))
  return fitting && shown(fitting)
}
