import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gunzipSync } from 'node:zlib'
import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { readableLines, textOfLines } from '#domain/notes/read-text.ts'
import { CORES, type CoreName } from '#lib/reading/files.ts'
import { greyOf, MOST_PIXELS, readSize } from '#workers/reading/grey.ts'
import { startReader, type GreyPicture } from '#workers/reading/reader.ts'

const require = createRequire(import.meta.url)

const SENTENCES = [
  'Osmosis is the net movement of water molecules',
  'through a partially permeable membrane.',
  'Pure water has a water potential of 0 kPa.'
]

/** Printed in whatever serif this machine has. */
function printed(lines: readonly string[], turn = 0): GreyPicture {
  const rows = lines.map((line, at) => `<text x="60" y="${100 + 60 * at}">${line}</text>`).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1100" height="340"><rect width="1100" height="340" fill="#fff"/><g font-family="serif" font-size="34" transform="rotate(${turn} 550 170)">${rows}</g></svg>`
  const { width, height, pixels } = new Resvg(svg).render()
  return { width, height, grey: greyOf(new Uint8ClampedArray(pixels)) }
}

const start = (name: CoreName) => {
  const core = `tesseract.js-core/${CORES[name].from}`
  const language = readFileSync('node_modules/@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz')
  const load = require(core.replace(/wasm$/, 'js')) as LoadTessCore
  return startReader(load, readFileSync(`node_modules/${core}`), gunzipSync(language))
}

test.each(['simd', 'plain'] as const)('printed sentences are read word for word, by the core %s', async core => {
  const read = await start(core)
  const shares: number[] = []
  const lines = readableLines(read(printed(SENTENCES), share => void shares.push(share)))
  expect(lines.map(({ text }) => text)).toEqual(SENTENCES)
  expect(Math.min(...lines.map(({ sure }) => sure))).toBeGreaterThan(85)
  expect(shares.length).toBeGreaterThan(0)
  expect([...shares].sort((a, b) => a - b)).toEqual(shares)
})

test('one reader reads picture after picture; a leaning page and an empty one too', async () => {
  const read = await start('simd')
  const of = (lines: readonly string[], turn?: number): string =>
    textOfLines(readableLines(read(printed(lines, turn), () => undefined)))
  expect(of([])).toBe('')
  expect(of(SENTENCES, 3).replaceAll(/\s+/g, ' ')).toBe(SENTENCES.join(' '))
  expect(of(SENTENCES.slice(0, 1))).toBe(SENTENCES[0])
})

test('a huge picture is read smaller, in its shape; grey is as light as eyes see it', () => {
  const { width, height } = readSize(20_000, 10_000)
  expect(width * height).toBeLessThanOrEqual(MOST_PIXELS)
  expect(width / height).toBeCloseTo(2, 2)
  expect(readSize(800, 600)).toEqual({ width: 800, height: 600 })
  expect(readSize(1, 90_000_000)).toEqual({ width: 1, height: 28_460_498 })
  expect([...greyOf(new Uint8ClampedArray([255, 255, 255, 255, 0, 0, 0, 255, 0, 255, 0, 255]))]).toEqual([255, 0, 149])
})
