type Fn = (x: number) => number

export interface Estimate {
  readonly value: number
  readonly error: number
}

/** Gauss and Kronrod, 7 and 15 points: QUADPACK's qk15. */
const NODES = [
  0.991455371120813, 0.949107912342759, 0.864864423359769, 0.741531185599394, 0.58608723546769, 0.405845151377397,
  0.20778495500789848, 0
]
const KRONROD = [
  0.022935322010529225, 0.0630920926299786, 0.10479001032225018, 0.14065325971552592, 0.1690047266392679,
  0.19035057806478542, 0.20443294007529889, 0.20948214108472782
]
const GAUSS = [0.1294849661688697, 0.27970539148927664, 0.3818300505051189, 0.41795918367346938]

interface Piece extends Estimate {
  readonly from: number
  readonly to: number
}

/** NaN where the function has no value beside the place either: a hole like that of sin x / x is none. */
function valueNear(f: Fn, x: number, width: number): number {
  const value = f(x)
  return Number.isNaN(value) ? f(x + width * 1e-9) : value
}

function measured(f: Fn, from: number, to: number): Piece {
  const [middle, half] = [(from + to) / 2, (to - from) / 2]
  let [kronrod, gauss, size] = [0, 0, 0]
  for (const [at, node] of NODES.entries()) {
    const sides = node === 0 ? [middle] : [middle - half * node, middle + half * node]
    for (const x of sides) {
      const value = valueNear(f, x, half)
      kronrod += value * (KRONROD[at] ?? 0)
      size += Math.abs(value) * (KRONROD[at] ?? 0)
      if (at % 2 === 1) gauss += value * (GAUSS[(at - 1) / 2] ?? 0)
    }
  }
  const error = Math.abs(kronrod - gauss) * half
  return { from, to, value: kronrod * half, error: error < 1e-15 * size * half ? 0 : error }
}

const FIRST_PIECES = 20
const MOST_PIECES = 400
const CLOSE = 1e-11
const FAR = 1e-7

/** Null where it does not settle on a number: it grows without end, or jumps too often. */
export function integral(f: Fn, from: number, to: number): Estimate | null {
  if (from === to) return { value: 0, error: 0 }
  if (from > to) {
    const back = integral(f, to, from)
    return back && { ...back, value: -back.value }
  }
  if (!Number.isFinite(from) || !Number.isFinite(to)) return integral(...overAll(f, from, to))
  const width = (to - from) / FIRST_PIECES
  const pieces = Array.from({ length: FIRST_PIECES }, (_, at) =>
    measured(f, from + at * width, at + 1 === FIRST_PIECES ? to : from + (at + 1) * width)
  )
  for (;;) {
    const value = pieces.reduce((sum, one) => sum + one.value, 0)
    const error = pieces.reduce((sum, one) => sum + one.error, 0)
    const size = pieces.reduce((sum, one) => sum + Math.abs(one.value), 0)
    if (Number.isNaN(value)) return { value, error: 0 }
    if (!Number.isFinite(value)) return null
    if (error <= CLOSE * size || error === 0) return { value, error }
    const worst = pieces.reduce((most, one, at) => (one.error > (pieces[most]?.error ?? 0) ? at : most), 0)
    const piece = pieces[worst]
    const middle = piece && (piece.from + piece.to) / 2
    const isFull = pieces.length >= MOST_PIECES
    if (isFull || !piece || middle === undefined || middle <= piece.from || middle >= piece.to)
      return error <= FAR * size ? { value, error } : null
    pieces.splice(worst, 1, measured(f, piece.from, middle), measured(f, middle, piece.to))
  }
}

/** x = a + t / (1 − t) and its mirror, so that an endless range becomes one from 0 to 1. */
function overAll(f: Fn, from: number, to: number): [f: Fn, from: number, to: number] {
  if (from === -Infinity && to === Infinity) return [t => (f(t / (1 - t * t)) * (1 + t * t)) / (1 - t * t) ** 2, -1, 1]
  if (to === Infinity) return [t => f(from + t / (1 - t)) / (1 - t) ** 2, 0, 1]
  return [t => f(to - t / (1 - t)) / (1 - t) ** 2, 0, 1]
}
