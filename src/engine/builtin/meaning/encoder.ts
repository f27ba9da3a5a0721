import { Arena } from '#engine/builtin/meaning/arena.ts'
import { add, attend, multiply, normalise, rectify, rows, type Rows } from '#engine/builtin/meaning/layers.ts'
import { Pieces } from '#engine/builtin/meaning/pieces.ts'
import { readHeader, readWeights, type Layer, type Weights } from '#engine/builtin/meaning/weights-file.ts'

/** Numbers of one vector; their squares sum to one. */
export const WIDTH = 512
/** What stands further on is not read. */
const MOST_PIECES = 128
const HEADS = 4
/** Wavelengths of the positions, as trained. */
const LONGEST_WAVE = 10_000
/** What one text of the most pieces needs beside the weights, in numbers. */
const ROOM = 2_000_000

/** Says what text is about, as a direction: what means the same points the same way, whatever its words. */
export interface Encoder {
  /** A unit vector of `WIDTH` numbers; null for empty text. */
  encode(text: string): Float32Array | null
}

/** Sines and cosines of every place, so that the order of words counts (Vaswani and others, 2017). */
function wavesOf(width: number): Float32Array {
  const half = width / 2
  const step = Math.log(LONGEST_WAVE) / (half - 1)
  return Float32Array.from({ length: MOST_PIECES * width }, (_, place) => {
    const [row, at] = [Math.floor(place / width), place % width]
    const angle = row * Math.exp(-step * (at % half))
    return at < half ? Math.sin(angle) : Math.cos(angle)
  })
}

function embed(arena: Arena, places: readonly number[], { embedding }: Weights, waves: Float32Array): Rows {
  const { width, values } = embedding
  const out = rows(arena, places.length, width)
  places.forEach((place, row) => {
    for (let at = 0; at < width; at += 1)
      // The pieces count twice, as where the model was trained.
      out.values[row * width + at] = 2 * (values[place * width + at] ?? 0) + (waves[row * width + at] ?? 0)
  })
  return out
}

function pass(arena: Arena, input: Rows, layer: Layer): Rows {
  const queries = multiply(arena, normalise(arena, input, layer.before), layer.queries)
  const mixed = multiply(arena, attend(arena, queries, HEADS), layer.mixed)
  const after = add(mixed, layer.widen ? multiply(arena, input, layer.widen) : input)
  const spread = rectify(multiply(arena, normalise(arena, after, layer.between), layer.spread))
  return add(multiply(arena, spread, layer.gather), after)
}

function summary(arena: Arena, states: Rows, { last }: Weights): Float32Array {
  const mean = rows(arena, 1, states.width)
  for (let at = 0; at < states.count * states.width; at += 1)
    mean.values[at % states.width] = (mean.values[at % states.width] ?? 0) + (states.values[at] ?? 0) / states.count
  const out = Float32Array.from(multiply(arena, mean, last).values.subarray(0, WIDTH), Math.tanh)
  const length = Math.hypot(...out)
  return out.map(value => value / length)
}

/**
 * The Universal Sentence Encoder, lite (Cer and others, 2018): two layers of a transformer over pieces of words,
 * averaged. Written out here because it is small, and its usual runtime is a hundred times the size.
 * Throws a RangeError or SyntaxError for a file that is not the encoder's.
 */
export function encoderOf(file: ArrayBuffer): Encoder {
  const header = readHeader(file)
  const arena = new Arena(header.numbers + ROOM)
  const weights = readWeights(header, arena)
  const pieces = new Pieces(header.vocabulary)
  const waves = wavesOf(weights.embedding.width)
  return {
    encode: text => {
      const places = pieces.split(text).slice(0, MOST_PIECES)
      if (places.length === 0) return null
      return arena.lend(() => {
        const first = embed(arena, places, weights, waves)
        const states = weights.layers.reduce((rows, layer) => pass(arena, rows, layer), first)
        return summary(arena, states, weights)
      })
    }
  }
}
