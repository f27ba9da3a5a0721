import { expect, test } from 'vitest'
import fc from 'fast-check'
import { FIRST_STEPS, firstDays, type FirstStepId } from '#domain/first-steps.ts'

const began = new Date('2026-11-24T04:00:00Z')
const at = (hours: number): Date => new Date(began.getTime() + hours * 3_600_000)
const none = { subjects: null, paper: null, dates: null, note: null, times: null }

test('a step that was done today is ticked and stays; the next is the first that is open', () => {
  const days = firstDays({ ...none, subjects: at(5) }, began)
  expect(days?.steps).toHaveLength(5)
  expect(days?.steps[0]).toEqual({ id: 'subjects', isDone: true })
  expect([days?.next, days?.done]).toEqual(['paper', 1])
})

test('what was done yesterday is gone from the list and still counted', () => {
  const days = firstDays({ ...none, subjects: at(-5), note: at(1) }, began)
  expect(days?.steps.map(({ id }) => id)).toEqual(['paper', 'dates', 'note', 'times'])
  expect(days?.done).toBe(2)
})

test('at five of five the list is gone at once, as it says', () => {
  const all = { subjects: at(-9), paper: at(-8), dates: at(1), note: at(2), times: at(3) }
  expect(firstDays({ ...all, times: null }, began)).toMatchObject({ next: 'times', done: 4 })
  expect(firstDays(all, began)).toBeNull()
})

test('a student of long ago is not asked for first steps', () => {
  expect(firstDays({ ...none, subjects: at(-15 * 24) }, began)).toBeNull()
})

test('a step that cannot be taken here is not in the list', () => {
  const days = firstDays({ ...none, subjects: at(1) }, began, new Set<FirstStepId>(['paper']))
  expect(days?.steps.map(({ id }) => id)).not.toContain('paper')
  expect(days?.next).toBe('dates')
})

test('never more than five, each once, and what is next is in the list', () => {
  const when = fc.option(fc.integer({ min: -400, max: 23 }).map(at))
  const record = fc.record(Object.fromEntries(FIRST_STEPS.map(id => [id, when]))) as fc.Arbitrary<
    Record<FirstStepId, Date | null>
  >
  fc.assert(
    fc.property(record, doneAt => {
      const days = firstDays(doneAt, began)
      if (!days) return
      const ids = days.steps.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids).toContain(days.next)
      for (const { id, isDone } of days.steps) expect(isDone).toBe(doneAt[id] !== null)
    })
  )
})
