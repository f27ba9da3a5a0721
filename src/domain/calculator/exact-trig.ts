import {
  add,
  divide,
  exact,
  fractionOf,
  isSame,
  multiply,
  negated,
  PI,
  squareRoot,
  whole,
  type Exact
} from '#domain/calculator/exact.ts'
import { ratio } from '#domain/calculator/rational.ts'

const over = (value: Exact | null, by: number): Exact => (value && divide(value, whole(by))) ?? []
const root = (value: number): Exact => squareRoot(whole(value)) ?? []

/** sin of 0, 15, 30 … 90 degrees. */
const SINES: readonly Exact[] = [
  [],
  over(add(root(6), negated(root(2))), 4),
  over(whole(1), 2),
  over(root(2), 2),
  over(root(3), 2),
  over(add(root(6), root(2)), 4),
  whole(1)
]

/** The angle as a multiple of 15 degrees, if it is one. */
function stepsOf(radians: Exact): number | null {
  const turns = radians.length === 0 ? [] : divide(radians, PI)
  const fraction = turns && fractionOf(turns)
  const steps = fraction && ratio(fraction.n * 12n, fraction.d)
  if (steps?.d !== 1n) return null
  return Number(((steps.n % 24n) + 24n) % 24n)
}

function sineOf(steps: number): Exact {
  const at = steps % 24
  if (at > 12) return negated(sineOf(at - 12))
  return SINES[at > 6 ? 12 - at : at] ?? []
}

export function exactTrig(name: string, radians: Exact): Exact | null {
  const steps = stepsOf(radians)
  if (steps === null) return null
  const [sin, cos] = [sineOf(steps), sineOf(steps + 6)]
  switch (name) {
    case 'sin':
      return sin
    case 'cos':
      return cos
    case 'tan':
      return divide(sin, cos)
    case 'cot':
      return divide(cos, sin)
    case 'sec':
      return divide(whole(1), cos)
    case 'csc':
      return divide(whole(1), sin)
    default:
      return null
  }
}

/** The angle in radians whose sine, cosine or tangent it is, among the multiples of 15 degrees. */
export function exactInverse(name: string, value: Exact): Exact | null {
  const [from, to] = name === 'arccos' ? [0, 12] : [-6, 6]
  const of = name.slice(3)
  for (let steps = from; steps <= to; steps += 1) {
    const angle = multiply(PI, exact({ n: BigInt(steps), d: 12n }))
    const reduced = angle && fractionReduced(angle)
    const found = reduced && exactTrig(of, reduced)
    if (found && isSame(found, value)) return reduced
  }
  return null
}

function fractionReduced(angle: Exact): Exact {
  return angle.flatMap(term => {
    const c = ratio(term.c.n, term.c.d)
    return c && c.n !== 0n ? [{ ...term, c }] : []
  })
}
