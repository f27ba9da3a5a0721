import type { Fn, View } from './view.ts'

type Axes = Pick<View, 'isLogX' | 'isLogY'>

/** Between the numbers of the axes and the places on the plane: on a logarithmic axis the place of 100 is 2. */
interface Scale {
  readonly toX: Fn
  readonly toY: Fn
  readonly ofX: Fn
  readonly ofY: Fn
}

const same: Fn = value => value
const power: Fn = place => 10 ** place

export const scaleOf = ({ isLogX = false, isLogY = false }: Axes): Scale => ({
  toX: isLogX ? Math.log10 : same,
  toY: isLogY ? Math.log10 : same,
  ofX: isLogX ? power : same,
  ofY: isLogY ? power : same
})

const isLog = ({ isLogX = false, isLogY = false }: Axes): boolean => isLogX || isLogY

/** A curve y = f(x) as it runs over the plane. */
export function placed(f: Fn, view: Axes): Fn {
  if (!isLog(view)) return f
  const { ofX, toY } = scaleOf(view)
  return place => toY(f(ofX(place)))
}

/** 8 to −8 becomes 0.1 to 100 and back: what was seen is no guide, as half of it has no logarithm. */
export const LOG_ENDS = [-1, 2] as const
