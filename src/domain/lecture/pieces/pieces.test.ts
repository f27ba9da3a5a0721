import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limitsOf } from '#domain/lecture/pieces/limits.ts'
import { piecesOf } from '#domain/lecture/pieces/plan.ts'
import { lengthOf, voicedOf, within, without, type Stretch } from '#domain/lecture/pieces/voice.ts'

const stretches = fc
  .array(fc.tuple(fc.integer({ min: 5, max: 300 }), fc.integer({ min: 5, max: 900 })), { maxLength: 40 })
  .map(list => {
    let at = 0
    return list.map(([pause, long]): Stretch => {
      const from = (at += pause / 10)
      return { from, to: (at += long / 10) }
    })
  })
const endOf = (list: readonly Stretch[]) => (list.at(-1)?.to ?? 0) + 1

test('each voiced second is sent once, in pieces that the model takes', () => {
  fc.assert(
    fc.property(stretches, fc.integer({ min: 5, max: 1400 }), (voiced, seconds) => {
      const pieces = piecesOf(voiced, { seconds }, endOf(voiced))
      for (const one of pieces) expect(one.to - one.from).toBeLessThanOrEqual(seconds + 1e-6)
      for (const [at, one] of pieces.entries())
        expect(one.from).toBeGreaterThanOrEqual((pieces[at - 1]?.to ?? 0) - 1e-6)
      expect(lengthOf(without(voiced, pieces))).toBeLessThan(1e-6)
    })
  )
})

test('stopped anywhere and taken up again, nothing is sent twice and nothing is left out', () => {
  fc.assert(
    fc.property(
      stretches,
      fc.nat(50),
      fc.integer({ min: 5, max: 200 }),
      fc.integer({ min: 5, max: 200 }),
      (voiced, kill, first, second) => {
        const done = piecesOf(voiced, { seconds: first }, endOf(voiced)).slice(0, kill)
        const rest = piecesOf(voiced, { seconds: second }, endOf(voiced), done)
        for (const one of rest) expect(within(done, one.from, one.to)).toBeLessThan(1e-6)
        expect(lengthOf(without(voiced, [...done, ...rest]))).toBeLessThan(0.3 * (voiced.length + done.length + 1))
      }
    )
  )
})

test('a piece ends at the longest pause near its end', () => {
  const voiced = [
    { from: 0, to: 40 },
    { from: 40.5, to: 46 },
    { from: 48, to: 52 },
    { from: 52.5, to: 80 }
  ]
  expect(piecesOf(voiced, { seconds: 55 }, 80).map(one => Math.round(one.to))).toEqual([46, 80])
})

test('long silence is not sent', () => {
  const pieces = piecesOf(
    [
      { from: 0, to: 5 },
      { from: 60, to: 65 }
    ],
    { seconds: 100 },
    70
  )
  expect(pieces).toEqual([
    { from: 0, to: 5.3 },
    { from: 59.7, to: 65.3 }
  ])
})

test('limits by model, and by what our endpoint takes', () => {
  expect(limitsOf('openai/gpt-4o-mini-transcribe').seconds).toBe(124)
  expect(limitsOf('whisper-large-v3').seconds).toBe(124)
  expect(limitsOf('some-local-thing').seconds).toBe(55)
})

test('voice is found over a hum, in a quiet room, and without pauses', () => {
  const speech = (floor: number) =>
    Array.from({ length: 200 }, (_one, at) => (Math.floor(at / 20) % 2 ? floor : 80 + ((at * 37) % 60)))
  for (const floor of [0, 4, 20])
    expect(voicedOf(speech(floor), 0.1)).toEqual(
      [0, 4, 8, 12, 16].map(from => ({ from, to: expect.closeTo(from + 2, 6) as number }))
    )
  expect(
    lengthOf(
      voicedOf(
        Array.from({ length: 60 }, (_one, at) => 90 + (at % 20)),
        1
      )
    )
  ).toBe(60)
  expect(voicedOf([0, 1, 2, 1, 0, 2], 1)).toEqual([])
  expect(voicedOf([], 1)).toEqual([])
})
