import type { Picture } from '#domain/graph/draw.ts'
import { type Plane, placeOf } from '#domain/graph/plane/plane.ts'
import type { Run, View } from '#domain/graph/view.ts'

/** A picture as the screen takes it: its strokes are written where they are sampled, off the main thread. */
export interface Painted extends Pick<Picture, 'dots' | 'breaks' | 'unsure' | 'value' | 'problem'> {
  readonly stroke: string
  readonly dashed: string
  readonly shade: string
}

export function painted(picture: Picture, view: View): Painted {
  const { dots, breaks, unsure, value, problem } = picture
  const plane = placeOf(view)
  return {
    stroke: strokes(picture.runs, plane),
    dashed: strokes(picture.dashed, plane),
    shade: strokes(picture.shapes, plane, true),
    dots,
    breaks,
    unsure,
    value,
    problem
  }
}

const short = (value: number) => Math.round(value * 10) / 10

/** Strokes as the `d` of a path. */
export function strokes(runs: readonly Run[], { px, py }: Plane, isClosed = false): string {
  let d = ''
  for (const run of runs) {
    const pixels = run.map((value, at) => (at % 2 === 0 ? px(value) : py(value)))
    let sign = 'M'
    for (const at of bends(pixels)) {
      d += `${sign}${short(pixels[at] ?? 0)} ${short(pixels[at + 1] ?? 0)}`
      sign = 'L'
    }
    if (isClosed) d += 'Z'
  }
  return d
}

/** Pixels that a stroke may be moved by leaving out a place: less than is rounded away. */
const ROOM = 0.06

/**
 * The places at which a stroke bends. From the last of them a cone is open in which all since then lie; the first that
 * leaves it, or comes back, begins another.
 */
function bends(pixels: Float64Array): number[] {
  const kept = [0]
  let [anchorX, anchorY] = [pixels[0] ?? 0, pixels[1] ?? 0]
  let [leftX, leftY, rightX, rightY, reach] = [0, 0, 0, 0, 0]
  const last = pixels.length - 2
  for (let at = 2; at <= last; at += 2) {
    let [dx, dy] = [(pixels[at] ?? 0) - anchorX, (pixels[at + 1] ?? 0) - anchorY]
    let far = Math.hypot(dx, dy)
    const isOut = reach > 0 && (far < reach || rightX * dy - rightY * dx < 0 || dx * leftY - dy * leftX < 0)
    if (isOut) {
      kept.push(at - 2)
      ;[anchorX, anchorY] = [pixels[at - 2] ?? 0, pixels[at - 1] ?? 0]
      ;[dx, dy] = [(pixels[at] ?? 0) - anchorX, (pixels[at + 1] ?? 0) - anchorY]
      far = Math.hypot(dx, dy)
      reach = 0
    }
    if (far <= ROOM) continue
    const [sideX, sideY] = [(-dy * ROOM) / far, (dx * ROOM) / far]
    const [toLeftX, toLeftY, toRightX, toRightY] = [dx + sideX, dy + sideY, dx - sideX, dy - sideY]
    if (reach === 0 || leftX * toLeftY - leftY * toLeftX < 0) [leftX, leftY] = [toLeftX, toLeftY]
    if (reach === 0 || rightX * toRightY - rightY * toRightX > 0) [rightX, rightY] = [toRightX, toRightY]
    reach = far
  }
  if (last > 0) kept.push(last)
  return kept
}
