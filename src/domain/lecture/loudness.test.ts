import fc from 'fast-check'
import { expect, test } from 'vitest'
import { barsOf, hear, packLevels, SILENCE, unpackLevels } from '#domain/lecture/loudness.ts'

const level = fc.nat(255)

test('levels come back as they were packed', () => {
  fc.assert(
    fc.property(fc.array(level, { maxLength: 300 }), levels => {
      expect(unpackLevels(packLevels(levels))).toEqual(levels)
    }),
    { seed: 35 }
  )
})

test('piece by piece gives the same as all at once, and a piece that is heard twice changes nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.array(level, { minLength: 1, maxLength: 8 }), { maxLength: 30 }), pieces => {
      let heard = SILENCE
      let from = 0
      for (const piece of pieces) {
        heard = hear(heard, from, piece)
        heard = hear(heard, from, piece)
        from += piece.length
      }
      expect(heard).toEqual(hear(SILENCE, 0, pieces.flat()))
    }),
    { seed: 36 }
  )
})

test('five hours fit into the row, and the loudest second is still the loudest bar', () => {
  const seconds = Array.from({ length: 18_000 }, (_, at) => (at === 9_000 ? 250 : 20))
  const heard = hear(SILENCE, 0, seconds)
  expect(packLevels(heard.levels).length).toBeLessThan(20_000)
  const bars = barsOf(heard, 18_000, 100)
  expect(bars.indexOf(Math.max(...bars))).toBe(50)
  expect(bars).toHaveLength(100)
})

test('silence and a lecture without levels are drawn flat', () => {
  expect(barsOf(SILENCE, 60, 4)).toEqual([0, 0, 0, 0])
})
