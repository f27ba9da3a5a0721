import type { Field, View } from './view.ts'

const CELL = 6
const QUICK_CELL = 10

/**
 * Where a height is above nought, as closed shapes: whole cells of a row in one, cells that the edge crosses cut off
 * along a straight line.
 */
export function shadeField(f: Field, view: View, isQuick = false): Float64Array[] {
  const { x0, x1, y0, y1 } = view
  const size = isQuick ? QUICK_CELL : CELL
  const columns = Math.max(8, Math.ceil(view.width / size))
  const rows = Math.max(8, Math.ceil(view.height / size))
  const px = (i: number) => x0 + ((x1 - x0) * i) / columns
  const py = (j: number) => y0 + ((y1 - y0) * j) / rows
  const row = (j: number) => Float64Array.from({ length: columns + 1 }, (_, i) => f(px(i), py(j)))
  const shapes: Float64Array[] = []
  let low = row(0)
  for (let j = 0; j < rows; j += 1) {
    const high = row(j + 1)
    let start: number | null = null
    for (let i = 0; i <= columns; i += 1) {
      const corners = [low[i], low[i + 1], high[i + 1], high[i]].map(value => value ?? NaN)
      const inside = i < columns ? corners.filter(value => value > 0).length : 0
      if (inside === 4) start ??= i
      else if (start !== null) {
        shapes.push(Float64Array.of(px(start), py(j), px(i), py(j), px(i), py(j + 1), px(start), py(j + 1)))
        start = null
      }
      if (inside > 0 && inside < 4) shapes.push(cut(corners, px(i), px(i + 1), py(j), py(j + 1)))
    }
    low = high
  }
  return shapes
}

/** Goes around a cell and keeps what is above nought. */
function cut(corners: readonly number[], x0: number, x1: number, y0: number, y1: number): Float64Array {
  const places = [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1]
  ] as const
  const points: number[] = []
  places.forEach(([x, y], index) => {
    const next = (index + 1) % 4
    const [here = NaN, there = NaN] = [corners[index], corners[next]]
    const [nextX, nextY] = places[next] ?? [x, y]
    if (here > 0) points.push(x, y)
    if (here > 0 === there > 0 || Number.isNaN(here) || Number.isNaN(there)) return
    const share = here / (here - there)
    points.push(x + (nextX - x) * share, y + (nextY - y) * share)
  })
  return Float64Array.from(points)
}
