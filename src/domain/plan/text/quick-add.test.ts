import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quickAdd } from '#domain/plan/text/quick-add.ts'

const subjects = [
  { id: 'm', name: 'Mathematics AA' },
  { id: 'h', name: 'History' },
  { id: 'b', name: 'Biology' }
]
/** A Monday. */
const read = (line: string) => quickAdd(line, '2026-11-23', subjects)

test('a line of a student is read as it was meant', () => {
  expect(read('Calc HW 5 due Fri ~2h')).toEqual({
    kind: 'task',
    title: 'Calc HW 5',
    subjectId: 'm',
    on: '2026-11-27',
    at: null,
    minutes: 120,
    repeats: null,
    impossible: null
  })
  expect(read('History essay by 4 December 1h30')).toMatchObject({
    kind: 'task',
    title: 'History essay',
    subjectId: 'h',
    on: '2026-12-04',
    at: null,
    minutes: 90
  })
  expect(read('read chapter 3 tomorrow 45 min')).toMatchObject({
    kind: 'task',
    title: 'read chapter 3',
    subjectId: null,
    on: '2026-11-24',
    at: null,
    minutes: 45
  })
  expect(read('Biology test on 12/12 at 9:30')).toMatchObject({
    kind: 'exam',
    title: 'Biology test',
    subjectId: 'b',
    on: '2026-12-12',
    at: 570,
    minutes: null
  })
  expect(read('poster in 2 weeks')).toMatchObject({ title: 'poster', on: '2026-12-07' })
  expect(read('lab report May 12')).toMatchObject({ title: 'lab report', on: '2027-05-12' })
  expect(read('essay next Friday 5pm')).toMatchObject({ title: 'essay', on: '2026-12-04', at: 1020 })
  expect(read('Vectors Monday')).toMatchObject({ title: 'Vectors', on: '2026-11-30' })
})

test('what is no date and no length stays in the title', () => {
  expect(read('Exercise 31 June').on).toBeNull()
  expect(read('Act 2 scene 3')).toMatchObject({
    kind: 'task',
    title: 'Act 2 scene 3',
    subjectId: null,
    on: null,
    at: null,
    minutes: null
  })
  expect(read('5 ways to revise')).toMatchObject({ minutes: null, title: '5 ways to revise' })
})

test('any line gives a title, a real date or none, and no negative length', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), line => {
      const found = read(line)
      if (line.trim() !== '') expect(found.title.length).toBeGreaterThan(0)
      if (found.on !== null) expect(Number.isNaN(Date.parse(found.on))).toBe(false)
      expect(found.minutes === null || found.minutes > 0).toBe(true)
    }),
    { numRuns: 500 }
  )
})

test('a line that is too long is cut between two signs, never within one', () => {
  const { title } = read(`x${'😀'.repeat(600)}`)
  expect(title.isWellFormed()).toBe(true)
  expect(title.startsWith('x😀')).toBe(true)
})
