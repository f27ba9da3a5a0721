import type { Arena } from '#engine/builtin/meaning/arena.ts'
import type { Dense, Norm } from '#engine/builtin/meaning/layers.ts'
import type { Vocabulary } from '#engine/builtin/meaning/pieces.ts'

/** One table of numbers, row after row. */
export interface Table {
  readonly width: number
  readonly values: Float32Array
}

export interface Layer {
  readonly before: Norm
  readonly queries: Dense
  readonly mixed: Dense
  /** Only where the layer's input is narrower than its output. */
  readonly widen: Dense | null
  readonly between: Norm
  readonly spread: Dense
  readonly gather: Dense
}

export interface Weights {
  readonly embedding: Table
  readonly layers: readonly Layer[]
  readonly last: Dense
}

interface Shape {
  readonly name: string
  readonly rows: number
  readonly width: number
}

interface Contents {
  readonly vocabulary: Vocabulary
  readonly tables: readonly Shape[]
}

export interface Header extends Contents {
  readonly file: ArrayBuffer
  /** Where the scales begin; the numbers follow them. */
  readonly start: number
  readonly scales: number
  readonly numbers: number
}

const MOST = 127
/** Typed arrays of four bytes begin at multiples of four. */
const aligned = (bytes: number): number => Math.ceil(bytes / 4) * 4
const rowsOf = (tables: readonly Shape[]): number => tables.reduce((sum, one) => sum + one.rows, 0)
const numbersOf = (tables: readonly Shape[]): number => tables.reduce((sum, one) => sum + one.rows * one.width, 0)

/** Each row in whole numbers from -127 to 127 with a scale of its own: a quarter of the bytes. */
export function packWeights(vocabulary: Vocabulary, named: ReadonlyMap<string, Table>): ArrayBuffer {
  const tables = [...named].map(([name, { width, values }]) => ({ name, rows: values.length / width, width }))
  const header = new TextEncoder().encode(JSON.stringify({ vocabulary, tables } satisfies Contents))
  const start = aligned(4 + header.length)
  const scales = rowsOf(tables)
  const file = new ArrayBuffer(start + scales * 4 + numbersOf(tables))
  new DataView(file).setUint32(0, header.length, true)
  new Uint8Array(file).set(header, 4)
  const scale = new Float32Array(file, start, scales)
  const whole = new Int8Array(file, start + scales * 4)
  let [row, at] = [0, 0]
  for (const { width, values } of named.values())
    for (let from = 0; from < values.length; from += width) {
      const own = values.subarray(from, from + width)
      const step = own.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / MOST
      scale[row] = step
      row += 1
      for (const value of own) {
        whole[at] = step === 0 ? 0 : Math.round(value / step)
        at += 1
      }
    }
  return file
}

/** Throws a RangeError or SyntaxError for a file that is cut off or not of this kind. */
export function readHeader(file: ArrayBuffer): Header {
  const length = new DataView(file).getUint32(0, true)
  const { vocabulary, tables } = JSON.parse(new TextDecoder().decode(new Uint8Array(file, 4, length))) as Contents
  const [start, scales, numbers] = [aligned(4 + length), rowsOf(tables), numbersOf(tables)]
  if (file.byteLength !== start + scales * 4 + numbers) throw new RangeError('The encoder file is cut off.')
  return { vocabulary, tables, file, start, scales, numbers }
}

/** The weights as they were, to a 127th of the greatest of each row. */
export function readWeights({ file, start, scales, tables }: Header, arena: Arena): Weights {
  const scale = new Float32Array(file, start, scales)
  const whole = new Int8Array(file, start + scales * 4)
  const read = new Map<string, Table>()
  let [row, at] = [0, 0]
  for (const { name, rows, width } of tables) {
    const values = arena.take(rows * width)
    for (let one = 0; one < values.length; one += 1)
      values[one] = (whole[at + one] ?? 0) * (scale[row + Math.floor(one / width)] ?? 0)
    read.set(name, { width, values })
    row += rows
    at += values.length
  }
  return weightsOf(read)
}

function weightsOf(tables: ReadonlyMap<string, Table>): Weights {
  const table = (name: string): Table => {
    const found = tables.get(name)
    if (!found) throw new RangeError(`No table "${name}" in the encoder's file.`)
    return found
  }
  const bias = (name: string): Float32Array => table(`${name} bias`).values
  const dense = (name: string): Dense => ({ weights: table(name).values, bias: bias(name) })
  const norm = (name: string): Norm => ({ scale: table(name).values, bias: bias(name) })
  return {
    embedding: table('embedding'),
    layers: [0, 1].map(at => ({
      before: norm(`${at} before`),
      queries: dense(`${at} queries`),
      mixed: dense(`${at} mixed`),
      widen: tables.has(`${at} widen`) ? dense(`${at} widen`) : null,
      between: norm(`${at} between`),
      spread: dense(`${at} spread`),
      gather: dense(`${at} gather`)
    })),
    last: dense('last')
  }
}
