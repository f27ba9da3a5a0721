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
  /** Colours as they lie in memory, in the order in which they were met. */
  readonly colours: ReadonlyMap<number, number>
}

/** More do not fit in a byte. */
const MOST_COLOURS = 256

/** A picture of one colour, to draw on. */
export function blank(width: number, height: number): Indexed {
  return { width, height, rows: new Uint8Array((width + 1) * height), colours: new Map() }
}

/** The same picture with another drawn over it. */
export function drawnOver(ground: Indexed, { width, height, data }: Pixels, left: number, top: number): Indexed {
  const rows = ground.rows.slice()
  const colours = new Map(ground.colours)
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4)
  let colour = -1
  let index = 0
  let from = 0
  for (let y = 0; y < height; y += 1) {
    const start = (top + y) * (ground.width + 1) + 1 + left
    for (let to = start; to < start + width; to += 1) {
      const next = pixels[from++] as number
      if (next !== colour) {
        colour = next
        index = colours.get(colour) ?? colours.size
        colours.set(colour, index)
      }
      rows[to] = index
    }
  }
  if (colours.size > MOST_COLOURS) throw new Error(`${colours.size} colours do not fit in a byte.`)
  return { ...ground, rows, colours }
}
