import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ENCODER_FILE, readEncoder } from '#cli/files/encoder-file.ts'
import { askIndex, firstBlocks, readSource } from '#engine/builtin/ask/ask.ts'
import { encoderOf, WIDTH, type Encoder } from '#engine/builtin/meaning/encoder.ts'
import { sourceFromText } from '#engine/source-text.ts'

/** Cosines of each with each as the published model gives them in TensorFlow.js 4, to three decimals. */
const TEXTS = [
  'You see the problem.',
  'Arteries carry blood away from the heart.',
  'Researchers I need to know',
  'a',
  'Newton published his laws in 1687 in a book called the Principia.',
  'Painters SPECIALISED to compete.',
  '6CO₂ + 6H₂O → C₆H₁₂O₆ + 6O₂ 🙂🙂 ok',
  "Qur'an  two  spaces\nnewline"
]
const PUBLISHED = [
  [1.0, 0.243, 0.46, 0.313, 0.119, 0.184, 0.067, 0.111],
  [0.243, 1.0, 0.223, 0.172, 0.117, 0.205, 0.28, 0.069],
  [0.46, 0.223, 1.0, 0.374, 0.141, 0.167, 0.238, 0.13],
  [0.313, 0.172, 0.374, 1.0, 0.202, 0.208, 0.21, 0.301],
  [0.119, 0.117, 0.141, 0.202, 1.0, 0.128, 0.136, 0.103],
  [0.184, 0.205, 0.167, 0.208, 0.128, 1.0, 0.037, 0.142],
  [0.067, 0.28, 0.238, 0.21, 0.136, 0.037, 1.0, 0.111],
  [0.111, 0.069, 0.13, 0.301, 0.103, 0.142, 0.111, 1.0]
]

const dot = (one: Float32Array, other: Float32Array): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)

test('texts are as near to each other as by the published model', () => {
  const vectors = TEXTS.map(text => readEncoder().encode(text) ?? new Float32Array(WIDTH))
  PUBLISHED.forEach((row, one) => {
    row.forEach((published, other) => {
      const [left, right] = [vectors[one], vectors[other]]
      expect(Math.abs((left && right ? dot(left, right) : NaN) - published)).toBeLessThan(0.02)
    })
  })
})

test('text without a character has no direction, and long text is read from its beginning', () => {
  expect(readEncoder().encode('')).toBeNull()
  const long = 'the heart pumps blood '.repeat(400)
  expect(readEncoder().encode(`${long}and volcanoes erupt`)).toEqual(readEncoder().encode(long))
})

test('a file that is cut off or is something else is refused', () => {
  const file = readFileSync(ENCODER_FILE)
  expect(() => encoderOf(new Uint8Array(file.subarray(0, 1_000_000)).buffer)).toThrow('cut off')
  expect(() => encoderOf(new TextEncoder().encode('<!doctype html><title>Sign in</title>').buffer)).toThrow()
  expect(() => encoderOf(new ArrayBuffer(2))).toThrow(RangeError)
})

const NOTE = sourceFromText(
  'note',
  'Urban change',
  'Rents in the old docks rose after 1990.\n\nPoorer families could no longer afford to stay and had to move away.\n\nCafés and galleries opened in the warehouses.'
)

test('the order of passages follows meaning where no word is shared', () => {
  const question = 'Who was pushed out of the neighbourhood because it got too expensive?'
  const nearest = (encoder?: Encoder) => firstBlocks([readSource(NOTE, encoder)], question, 1, encoder)
  expect(nearest()).toEqual([])
  expect(nearest(readEncoder())[0]?.text).toMatch(/^Poorer families/)
})

test('a source the encoder has not read is asked by its words', () => {
  const question = 'When did rents in the docks rise?'
  expect(askIndex([readSource(NOTE)], question, {}, readEncoder())).toEqual(askIndex([readSource(NOTE)], question))
})
