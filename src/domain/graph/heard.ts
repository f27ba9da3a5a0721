import { placed, scaleOf } from './scale.ts'
import type { Fn, View } from './view.ts'

/** One moment of a curve as sound. */
export interface Heard {
  readonly x: number
  /** From left (−1) to right (1). */
  readonly pan: number
  /** Hertz; null where the curve is not on the picture. */
  readonly pitch: number | null
  /** Below the x-axis the tone is rough. */
  readonly isBelow: boolean
}

/** Three octaves, within what small speakers and most ears can do. */
const LOWEST = 165
const OCTAVES = 3

/** The curve from left to right, as many moments as asked for; equal steps of height are equal steps of the ear. */
export function heardOf(curve: Fn, view: View, count: number): Heard[] {
  const { x0, x1, y0, y1 } = view
  const { ofX, ofY } = scaleOf(view)
  const f = placed(curve, view)
  return Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1)
    const x = x0 + (x1 - x0) * share
    const y = f(x)
    const height = (y - y0) / (y1 - y0)
    const isShown = height >= 0 && height <= 1
    return {
      x: ofX(x),
      pan: share * 2 - 1,
      pitch: isShown ? LOWEST * 2 ** (OCTAVES * height) : null,
      isBelow: ofY(y) < 0
    }
  })
}
