/** A picture as resvg gives it: four bytes a pixel. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** A picture of few colours: one byte a pixel, in rows as PNG has them, each after a byte that says "as it stands". */
export interface Indexed {
  readonly width: number
  readonly height: number
  readonly rows: Uint8Array
  /** Colours as they lie in memory (whole numbers with a sign: the quickest to compare), in the order in which they were met. */
  readonly colours: ReadonlyMap<number, number>
}

/** More do not fit in a byte. */
const MOST_COLOURS = 256
/** Up to this length a run, an edge of a letter, is written before `fill` has begun. */
const SHORT = 16

/** A picture of one colour, to draw on. */
export function blank(width: number, height: number): Indexed {
  return { width, height, rows: new Uint8Array((width + 1) * height), colours: new Map() }
}

/** The same picture with another drawn over it. `rows` may be those of a picture that nobody needs any more. */
export function drawnOver(
  ground: Indexed,
  { width, height, data }: Pixels,
  left: number,
  top: number,
  rows = new Uint8Array(ground.rows.length)
): Indexed {
  rows.set(ground.rows)
  const colours = new Map(ground.colours)
  const pixels = new Int32Array(data.buffer, data.byteOffset, data.byteLength / 4)
  for (let y = 0; y < height; y += 1) {
    const end = (y + 1) * width
    const shift = (top + y) * (ground.width + 1) + 1 + left - y * width
    // By runs of one colour: most of a picture of words is ground.
    for (let from = y * width, to = from; from < end; from = to) {
      const colour = pixels[from] as number
      while (to < end && pixels[to] === colour) to += 1
      const index = colours.get(colour) ?? colours.size
      colours.set(colour, index)
      if (to - from > SHORT) rows.fill(index, from + shift, to + shift)
      else for (let at = from; at < to; at += 1) rows[at + shift] = index
    }
  }
  if (colours.size > MOST_COLOURS) throw new Error(`${colours.size} colours do not fit in a byte.`)
  return { ...ground, rows, colours }
}
