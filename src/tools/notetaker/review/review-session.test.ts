import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newSchedule, nextSchedule } from '#domain/schedule-fsrs.ts'
import type { Grade, Schedule } from '#domain/schedule.ts'
import {
  type SessionCard,
  answer,
  progressOf,
  putAside,
  refill,
  reword,
  startSession,
  takeBack
} from '#tools/notetaker/review/review-session.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const MINUTE = 60_000
const options = { desiredRetention: 0.9, weights: null }
const later = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE)

function aCard(id: string, schedule: Partial<Schedule> = {}): SessionCard {
  return { id, groupId: id, noteId: null, source: null, schedule: { ...newSchedule(NOW.toISOString()), ...schedule } }
}

const step = (id: string, minutes: number) => aCard(id, { state: 'learning', due: later(minutes).toISOString() })
const start = (...cards: SessionCard[]) => startSession(cards, cards.length, 0, NOW)

test('a card answered with again comes back when its minute is over, before the queue goes on', () => {
  const first = start(aCard('a'), aCard('b'), aCard('c'))
  const after = answer(first, step('a', 1).schedule, NOW)
  expect(after.current?.id).toBe('b')
  expect(answer(after, aCard('b', { state: 'review' }).schedule, later(2)).current?.id).toBe('a')
})

test('nobody waits for a step that is minutes away, but one in an hour ends the session', () => {
  expect(answer(start(aCard('a')), step('a', 10).schedule, NOW).current?.id).toBe('a')
  const hour = answer(start(aCard('a')), step('a', 60).schedule, NOW)
  expect(hour.current).toBeNull()
  expect(hour.learning.map(card => card.id)).toEqual(['a'])
})

test('progress does not run away: a repeat does not raise the total', () => {
  const session = startSession([aCard('a'), aCard('b')], 5, 12, NOW)
  expect(progressOf(session)).toEqual({ learnt: 12, total: 17 })
  const again = answer(session, step('a', 1).schedule, NOW)
  expect(progressOf(again)).toEqual({ learnt: 12, total: 17 })
  const next = answer(again, aCard('b', { state: 'review' }).schedule, later(2))
  expect(progressOf(next)).toEqual({ learnt: 13, total: 17 })
  expect(progressOf(putAside(next, NOW))).toEqual({ learnt: 13, total: 16 })
})

test('undo asks the card again with its old schedule, and the interrupted card is next', () => {
  const first = start(aCard('a'), aCard('b'), aCard('c'))
  const undone = takeBack(answer(first, step('a', 1).schedule, NOW), aCard('a'), 1)
  expect(undone.current).toEqual(aCard('a'))
  expect(undone.waiting.map(card => card.id)).toEqual(['b', 'c'])
  expect(undone.learning).toEqual([])
  expect(progressOf(undone)).toEqual(progressOf(first))
})

test('undo of the very card that came back does not ask it twice', () => {
  const again = answer(start(aCard('a')), step('a', 1).schedule, NOW)
  const undone = takeBack(again, aCard('a'), 1)
  expect([undone.current?.id, undone.waiting, undone.learning]).toEqual(['a', [], []])
})

test('a refill adds what is new, no card twice and no sibling of a waiting card', () => {
  const session = startSession([aCard('a'), aCard('b')], 6, 0, NOW)
  const sibling = { ...aCard('b2'), groupId: 'b' }
  const full = refill(session, [aCard('b'), sibling, aCard('gone'), aCard('d')], 4, new Set(['gone']), NOW)
  expect(full.waiting.map(card => card.id)).toEqual(['b', 'd'])
  expect(full.beyond).toBe(1)
})

test('new words reach every card in play', () => {
  const session = answer(start(aCard('a'), aCard('b'), aCard('c')), step('a', 60).schedule, NOW)
  const seen: string[] = []
  reword(session, card => (seen.push(card.id), card))
  expect(seen.toSorted()).toEqual(['a', 'b', 'c'])
})

test('a session ends, asks every card, and answers undone one by one lead back to its start', () => {
  const grades = fc.array(fc.constantFrom<Grade>(1, 2, 3, 4), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), grades, (size, answers) => {
      const first = start(...Array.from({ length: size }, (_, index) => aCard(`card ${index}`)))
      let session = first
      const undo: SessionCard[] = []
      answers.forEach((grade, index) => {
        const { current } = session
        if (!current) return
        undo.push(current)
        const at = later(index)
        session = answer(session, nextSchedule(current.id, current.schedule, grade, at, options), at)
      })
      expect(progressOf(session).total).toBe(size)
      for (const card of undo.toReversed()) session = takeBack(session, card, 1)
      expect(session.current).toEqual(first.current)
      expect(progressOf(session)).toEqual(progressOf(first))
    })
  )
})
