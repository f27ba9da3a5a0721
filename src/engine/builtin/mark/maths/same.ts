import { namesIn, type Expression } from '#engine/builtin/mark/maths/parse.ts'
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
const sizeOf = ({ left, right }: Equation, at: Point): number =>
  Math.max(1e-6, Math.abs(valueOf(left, at)), Math.abs(valueOf(right, at)))

/** Points where an equation holds: every name but one by chance, the last by halving between a change of sign. */
function solutions(equation: Equation, names: readonly string[]): Point[] {
  const found: Point[] = []
  for (const [turn, base] of points(names).entries()) {
    const name = names[turn % names.length] ?? ''
    const f = (x: number): number => gap(equation, { ...base, [name]: x })
    for (let step = -24; step < 24 && found.length < 10; step += 1) {
      let [low, high] = [step * 0.7 + 0.013, (step + 1) * 0.7 + 0.013]
      let [atLow, atHigh] = [f(low), f(high)]
      if (Number.isNaN(atLow) || Number.isNaN(atHigh) || atLow * atHigh > 0) continue
      for (let round = 0; round < 60; round += 1) {
        const middle = (low + high) / 2
        const value = f(middle)
        if (Number.isNaN(value)) break
        if (value * atLow <= 0) [high, atHigh] = [middle, value]
        else [low, atLow] = [middle, value]
      }
      const at = { ...base, [name]: (low + high) / 2 }
      // A pole changes sign too, but its value does not come near nought.
      if (Math.abs(gap(equation, at)) <= 1e-6 * sizeOf(equation, at)) found.push(at)
      if (Math.abs(atHigh) === Infinity) break
    }
  }
  return found
}

const holds = (equation: Equation, at: Point): boolean | undefined => {
  const value = gap(equation, at)
  return Number.isNaN(value) ? undefined : Math.abs(value) <= 1e-5 * sizeOf(equation, at)
}

/** Whether two equations say the same: one is a multiple of the other, or each holds wherever the other does. */
export function sameEquation(one: Equation, two: Equation): boolean | undefined {
  const namesOf = ({ left, right }: Equation): string[] =>
    [...namesIn(left, namesIn(right))].filter(name => name !== 'e').sort()
  const names = namesOf(one)
  if (names.join() !== namesOf(two).join() || names.length === 0 || names.length > MOST_NAMES) return false
  const ratios: number[] = []
  for (const at of points(names)) {
    const [a, b] = [gap(one, at), gap(two, at)]
    if (!Number.isNaN(a) && !Number.isNaN(b) && Math.abs(a) > 1e-6 && Math.abs(b) > 1e-9) ratios.push(b / a)
  }
  const [first] = ratios
  if (first !== undefined && ratios.length >= ENOUGH && ratios.every(ratio => close(ratio, first))) return true
  const checks = [
    ...solutions(one, names).map(at => holds(two, at)),
    undefined,
    ...solutions(two, names).map(at => holds(one, at))
  ]
  const split = checks.indexOf(undefined)
  const sides = [checks.slice(0, split), checks.slice(split + 1)].map(side => side.filter(one => one !== undefined))
  if (sides.flat().includes(false)) return false
  return sides.every(side => side.length >= 3) ? true : undefined
}
