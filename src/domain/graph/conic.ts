import { near } from '#domain/graph/features.ts'
import type { Field } from '#domain/graph/view.ts'

/** A curve of the second degree with its axes along those of the plane. */
export type Conic =
  | { readonly kind: 'circle'; readonly x: number; readonly y: number; readonly radius: number }
  | { readonly kind: 'ellipse'; readonly x: number; readonly y: number; readonly across: number; readonly up: number }
  | { readonly kind: 'hyperbola'; readonly x: number; readonly y: number }

/** Places that a field of the second degree is checked at: none of them is special to a formula. */
const PROBES = [
  [1.37, -2.21],
  [-3.53, 1.19],
  [0.71, 4.43],
  [-2.29, -3.87],
  [5.11, 2.77]
] as const

/** What x² + y² = 9 is, from its heights at six places; null for what is of another degree, turned or empty. */
export function conicOf(f: Field): Conic | null {
  const at = f(0, 0)
  const [right, left, above, below] = [f(1, 0), f(-1, 0), f(0, 1), f(0, -1)]
  const [a, c] = [(right + left) / 2 - at, (above + below) / 2 - at]
  const [d, e] = [(right - left) / 2, (above - below) / 2]
  const size = Math.abs(a) + Math.abs(c) + Math.abs(d) + Math.abs(e) + Math.abs(at)
  const isRight = PROBES.every(([x, y]) => {
    const height = a * x * x + c * y * y + d * x + e * y + at
    return Math.abs(f(x, y) - height) <= 1e-9 * size * (1 + x * x + y * y)
  })
  if (!isRight || Math.abs(a) < 1e-9 * size || Math.abs(c) < 1e-9 * size) return null
  const [x, y] = [near(-d / (2 * a)), near(-e / (2 * c))]
  const right2 = a * x * x + c * y * y - at
  const [across, up] = [right2 / a, right2 / c]
  if (across > 0 && up > 0) {
    const [wide, high] = [near(Math.sqrt(across)), near(Math.sqrt(up))]
    const isRound = Math.abs(across - up) <= 1e-9 * across
    return isRound ? { kind: 'circle', x, y, radius: wide } : { kind: 'ellipse', x, y, across: wide, up: high }
  }
  return a * c < 0 && Math.abs(right2) > 1e-9 * size ? { kind: 'hyperbola', x, y } : null
}
