import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calibrationOf, confidenceOf, CONFIDENCES } from '#domain/quiz/calibration.ts'

const NOW = new Date('2027-03-10T12:00:00Z')
const daysAgo = (days: number): string => new Date(NOW.getTime() - days * 86_400_000).toISOString()

test('of nine sure answers this week seven were right', () => {
  const sure = Array.from({ length: 9 }, (_, at) => ({ confidence: 90, share: at < 7 ? 1 : 0.5, at: daysAgo(at / 2) }))
  const old = { confidence: 90, share: 0, at: daysAgo(8) }
  const guess = { confidence: 25, share: 1, at: daysAgo(1) }
  expect(calibrationOf([...sure, old, guess], NOW)).toEqual({
    guess: { count: 1, right: 1 },
    think: { count: 0, right: 0 },
    sure: { count: 9, right: 7 }
  })
})

test('each word reads as itself, and any percent as one of the three', () => {
  for (const [word, percent] of Object.entries(CONFIDENCES)) expect(confidenceOf(percent)).toBe(word)
  fc.assert(
    fc.property(fc.nat(100), percent => {
      expect(CONFIDENCES).toHaveProperty(confidenceOf(percent))
    })
  )
})

test('every answer of the week is counted once, and no more are right than there are', () => {
  const answer = fc.record({
    confidence: fc.nat(100),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    days: fc.nat(6)
  })
  fc.assert(
    fc.property(fc.array(answer), answers => {
      const words = Object.values(
        calibrationOf(
          answers.map(({ days, ...one }) => ({ ...one, at: daysAgo(days) })),
          NOW
        )
      )
      expect(words.reduce((sum, word) => sum + word.count, 0)).toBe(answers.length)
      for (const { count, right } of words) expect(right).toBeLessThanOrEqual(count)
    })
  )
})
