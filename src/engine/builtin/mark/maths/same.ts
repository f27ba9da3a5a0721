import { normal } from '#engine/builtin/mark/maths/normal.ts'
import { namesIn, type Expression } from '#engine/builtin/mark/maths/parse.ts'
import { readings } from '#engine/builtin/mark/maths/side.ts'
import { valueOf } from '#engine/builtin/mark/maths/value.ts'
import { randomOf } from '#engine/builtin/quiz/random.ts'

type Point = Record<string, number>

const TRIES = 24
const ENOUGH = 4
const MOST_NAMES = 8
const CLOSE = 1e-7
const SEED = 20_260

export const close = (one: number, two: number): boolean =>
  Math.abs(one - two) <= CLOSE * Math.max(1e-6, Math.abs(one), Math.abs(two))

/** Points in every region a student's expression lives in: small and large, positive first, then of both signs. */
function points(names: readonly string[]): Point[] {
  const random = randomOf(SEED)
  return Array.from({ length: TRIES }, (_, at) => {
    const [width, isSigned] = [at % 3 === 0 ? 0.9 : at % 3 === 1 ? 3 : 11, at >= TRIES / 2]
    return Object.fromEntries(
      names.map(name => {
        const size = 0.1 + width * random()
        return [name, isSigned && random() < 0.5 ? -size : size]
      })
    )
  })
}

/** Whether two expressions agree wherever both have a value; undefined where too few points say so. */
export function sameExpression(one: Expression, two: Expression): boolean | undefined {
  const names = [...new Set([...namesIn(one), ...namesIn(two)])].filter(name => name !== 'e').sort()
  if (names.length > MOST_NAMES) return undefined
  if (names.length === 0) {
    const [a, b] = [valueOf(one), valueOf(two)]
    return Number.isNaN(a) || Number.isNaN(b) ? undefined : close(a, b)
  }
  let both = 0
  for (const at of points(names)) {
    const [a, b] = [valueOf(one, at), valueOf(two, at)]
    if (Number.isNaN(a) || Number.isNaN(b)) continue
    if (!close(a, b)) return false
    both += 1
  }
  return both >= ENOUGH ? true : undefined
}

export interface Equation {
  readonly left: Expression
  readonly right: Expression
}

const gap = ({ left, right }: Equation, at: Point): number => valueOf(left, at) - valueOf(right, at)

/** Where an equation holds, by the one name that it is linear in; undefined where it is in none. */
function rootOf(equation: Equation, at: Point, names: readonly string[]): Point | undefined {
  for (const name of names) {
    const [none, one, two] = [0, 1, 2].map(x => gap(equation, { ...at, [name]: x }))
    if (none === undefined || one === undefined || two === undefined || one === none) continue
    if (close(two - one, one - none)) return { ...at, [name]: none / (none - one) }
  }
  return undefined
}

/** Whether one holds wherever the other does, at points enough. */
function follows(one: Equation, two: Equation, names: readonly string[]): boolean {
  const roots = points(names)
    .map(at => rootOf(one, at, names))
    .filter(at => at !== undefined)
  const checks = roots.flatMap(at => {
    const size = Math.max(1e-6, Math.abs(valueOf(two.left, at)), Math.abs(valueOf(two.right, at)))
    const value = gap(two, at)
    return Number.isNaN(value) ? [] : [Math.abs(value) <= CLOSE * size]
  })
  return checks.length >= ENOUGH && !checks.includes(false)
}

/** Whether two equations say the same: one is a multiple of the other, or each holds where the other does. */
export function sameEquation(one: Equation, two: Equation): boolean {
  const namesOf = ({ left, right }: Equation): string[] =>
    [...namesIn(left, namesIn(right))].filter(name => name !== 'e').sort()
  const names = namesOf(one)
  if (names.join() !== namesOf(two).join() || names.length === 0 || names.length > MOST_NAMES) return false
  const ratios = points(names).flatMap(at => {
    const [a, b] = [gap(one, at), gap(two, at)]
    return !Number.isNaN(a) && !Number.isNaN(b) && Math.abs(a) > 1e-6 && Math.abs(b) > 1e-9 ? [b / a] : []
  })
  const [first] = ratios
  if (first !== undefined && ratios.length >= ENOUGH && ratios.every(ratio => close(ratio, first))) return true
  return follows(one, two, names) && follows(two, one, names)
}

/** "2 < x ≤ 5", smallest first. */
export interface Relation {
  readonly sides: readonly string[]
  readonly signs: readonly string[]
}

export function relationOf(text: string): Relation | undefined {
  const plain = (normal(text) ?? '').replace(/=>/g, '≥')
  const signs = plain.match(/[<>≤≥]/g) ?? []
  const sides = plain.split(/[<>≤≥]/).map(side => side.trim())
  if (signs.length === 0 || signs.length > 2 || sides.some(side => side === '' || readings(side).length === 0))
    return undefined
  if (signs.every(sign => sign === '<' || sign === '≤')) return { sides, signs }
  const turned = signs.map(sign => ({ '>': '<', '≥': '≤' })[sign] ?? '').toReversed()
  return turned.includes('') ? undefined : { sides: sides.toReversed(), signs: turned }
}

export const sameRelation = (one: Relation | undefined, two: Relation): boolean =>
  one?.signs.join() === two.signs.join() &&
  one.sides.length === two.sides.length &&
  one.sides.every((side, at) =>
    readings(side).some(a => readings(two.sides[at] ?? '').some(b => sameExpression(a, b) === true))
  )
