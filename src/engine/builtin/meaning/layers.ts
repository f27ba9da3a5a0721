import type { Arena } from '#engine/builtin/meaning/arena.ts'

/** Rows of equal width, one after the other, and room to the next whole batch. */
export interface Rows {
  readonly count: number
  readonly width: number
  readonly values: Float32Array
}

/** A linear map: for each output its weights, one for each input, and what is added. */
export interface Dense {
  readonly weights: Float32Array
  readonly bias: Float32Array
}

export interface Norm {
  readonly scale: Float32Array
  readonly bias: Float32Array
}

/** So many rows are multiplied at once: each weight is then read once for all of them. */
const BATCH = 4
const TINY = 1e-6

export function rows(arena: Arena, count: number, width: number): Rows {
  const values = arena.take(Math.ceil(count / BATCH) * BATCH * width)
  return { count, width, values: values.fill(0) }
}

export function multiply(arena: Arena, input: Rows, { weights, bias }: Dense): Rows {
  const out = rows(arena, input.count, bias.length)
  arena.multiply(input.values, weights, bias, out.values)
  return out
}

/** Adds to the first what stands in the second. */
export function add(one: Rows, other: Rows): Rows {
  const [sum, more] = [one.values, other.values]
  for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + (more[at] ?? 0)
  return one
}

export function rectify(one: Rows): Rows {
  const { values } = one
  for (let at = 0; at < values.length; at += 1) if ((values[at] ?? 0) < 0) values[at] = 0
  return one
}

/** Each row to mean 0 and spread 1, then scaled and shifted (layer normalisation). */
export function normalise(arena: Arena, { count, width, values }: Rows, { scale, bias }: Norm): Rows {
  const out = rows(arena, count, width)
  for (let start = 0; start < count * width; start += width) {
    let [sum, squares] = [0, 0]
    for (let at = 0; at < width; at += 1) sum += values[start + at] ?? 0
    const mean = sum / width
    for (let at = 0; at < width; at += 1) squares += ((values[start + at] ?? 0) - mean) ** 2
    const spread = Math.sqrt(squares / width + TINY)
    for (let at = 0; at < width; at += 1)
      out.values[start + at] = (((values[start + at] ?? 0) - mean) / spread) * (scale[at] ?? 1) + (bias[at] ?? 0)
  }
  return out
}

/** Each of the first `count` numbers of a row as its share of all, by their exponents; the rest to nought. */
function shareOut(values: Float32Array, start: number, count: number, width: number): void {
  let most = -Infinity
  for (let at = start; at < start + count; at += 1) most = Math.max(most, values[at] ?? 0)
  let all = 0
  for (let at = start; at < start + count; at += 1) all += values[at] = Math.exp((values[at] ?? 0) - most)
  for (let at = start; at < start + width; at += 1) values[at] = at < start + count ? (values[at] ?? 0) / all : 0
}

/** Queries, keys and values stand side by side in each row: every row takes from all by likeness, head by head. */
export function attend(arena: Arena, { count, width: joined, values }: Rows, heads: number): Rows {
  const width = joined / 3
  const size = width / heads
  const out = rows(arena, count, width)
  for (let head = 0; head < heads; head += 1)
    arena.lend(() => {
      const [queries, keys] = [rows(arena, count, size), rows(arena, count, size)]
      const room = keys.values.length / size
      const turned = rows(arena, size, room)
      for (let row = 0; row < count; row += 1)
        for (let at = 0; at < size; at += 1) {
          const from = row * joined + head * size + at
          queries.values[row * size + at] = (values[from] ?? 0) / Math.sqrt(size)
          keys.values[row * size + at] = values[from + width] ?? 0
          turned.values[at * room + row] = values[from + 2 * width] ?? 0
        }
      const none = rows(arena, 1, Math.max(room, size)).values
      const likeness = multiply(arena, queries, { weights: keys.values, bias: none.subarray(0, room) })
      for (let row = 0; row < count; row += 1) shareOut(likeness.values, row * room, count, room)
      const taken = multiply(arena, likeness, { weights: turned.values, bias: none.subarray(0, size) })
      for (let row = 0; row < count; row += 1)
        out.values.set(taken.values.subarray(row * size, (row + 1) * size), row * width + head * size)
    })
  return out
}
