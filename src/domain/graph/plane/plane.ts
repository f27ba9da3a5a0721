import { scaleOf } from '#domain/graph/scale.ts'
import type { View } from '#domain/graph/view.ts'

/** From numbers, or places on the plane, to the picture. */
export interface Plane {
  readonly px: (x: number) => number
  readonly py: (y: number) => number
}

/** Of what was sampled over the view: on a logarithmic axis, of logarithms. */
export const placeOf = ({ x0, x1, y0, y1, width, height }: View): Plane => ({
  px: x => ((x - x0) / (x1 - x0)) * width,
  py: y => ((y1 - y) / (y1 - y0)) * height
})

/** Of the numbers of the axes. */
export function planeOf(view: View): Plane {
  const { toX, toY } = scaleOf(view)
  const { px, py } = placeOf(view)
  return { px: x => px(toX(x)), py: y => py(toY(y)) }
}

/** Moves what was sampled for one view to where it stands in another. */
export function moved(from: View, to: View): string | undefined {
  const sameX = from.x0 === to.x0 && from.x1 === to.x1 && from.width === to.width
  const sameY = from.y0 === to.y0 && from.y1 === to.y1 && from.height === to.height
  if (sameX && sameY) return undefined
  const plane = placeOf(to)
  const [left, top] = [plane.px(from.x0), plane.py(from.y1)]
  const [right, bottom] = [plane.px(from.x1), plane.py(from.y0)]
  return `translate(${left} ${top}) scale(${(right - left) / from.width} ${(bottom - top) / from.height})`
}
