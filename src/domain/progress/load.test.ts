import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadOf, minutesOf, paceOf, type DayCards } from '#domain/progress/load.ts'

const answers = (count: number, ms: number) => Array.from({ length: count }, () => ms)
const day = (due: number, fresh = 0, learning = 0): DayCards => ({ due, new: fresh, learning })
const pace = { secondsPerAnswer: 10, isOwn: true }

test('no pace of the own without enough answers of the student', () => {
  expect(paceOf(answers(19, 6000))).toEqual({ secondsPerAnswer: 10, isOwn: false })
  expect(paceOf(answers(20, 6000))).toEqual({ secondsPerAnswer: 6, isOwn: true })
})

test('a card left open over lunch does not count as study', () => {
  expect(paceOf([...answers(19, 6000), 3_600_000]).secondsPerAnswer).toBeCloseTo((19 * 6 + 120) / 20)
})

test('a due card is answered once, a forgotten and a new one more often', () => {
  expect(loadOf(day(30), 1, pace)).toEqual({ cards: 30, due: 5, fresh: 0 })
  expect(loadOf(day(30), 0.9, pace).due).toBeCloseTo(6)
  expect(loadOf(day(20, 0, 10), 0.9, pace).due).toBeCloseTo(6)
  expect(loadOf(day(0, 15), 0.9, pace)).toEqual({ cards: 15, due: 0, fresh: 5 })
})

test('the minutes set aside are enough, by less than five too many, and none for no card', () => {
  fc.assert(
    fc.property(
      fc.nat(300),
      fc.nat(40),
      fc.nat(20),
      fc.double({ min: 0.7, max: 0.97, noNaN: true }),
      (due, fresh, learning, wish) => {
        const load = loadOf(day(due, fresh, learning), wish, pace)
        const minutes = minutesOf(load)
        expect(load.cards).toBe(due + fresh + learning)
        expect(minutes).toBeGreaterThanOrEqual(load.due + load.fresh)
        expect(minutes - load.due - load.fresh).toBeLessThan(5)
        expect(minutes === 0).toBe(load.cards === 0)
      }
    )
  )
})
