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
    weekdays: [],
    refused: null
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

test('a date or a length that is not taken is named, and a past deadline is read as one', () => {
  expect(read('Essay due 31 Feb')).toMatchObject({ on: null, refused: { why: 'never', words: '31 Feb' } })
  expect(read('Maths HW due 29 Feb')).toMatchObject({ on: null, refused: { why: 'never', words: '29 Feb' } })
  expect(read('Maths HW due 29 Feb 2028')).toMatchObject({ on: '2028-02-29', refused: null })
  expect(read('Maths HW due 2020-01-05')).toMatchObject({ on: null, refused: { why: 'far', words: '2020-01-05' } })
  expect(read('Maths HW due yesterday')).toMatchObject({ title: 'Maths HW', on: '2026-11-22', refused: null })
  expect(read('notes from yesterday')).toMatchObject({ on: null, refused: null })
  for (const none of ['0h', '0 hours', '0 min'])
    expect(read(`Maths HW due friday ${none}`)).toMatchObject({
      title: 'Maths HW',
      minutes: null,
      refused: { why: 'none', words: none }
    })
})

test('two days of every week are both read, and a time on them is busy', () => {
  const training = { kind: 'weekly', title: 'Training', at: 1080, minutes: 90, weekdays: [0, 2] }
  expect(read('Training every Mon and Wed 18:00-19:30')).toMatchObject(training)
  expect(read('Choir every Tuesday 17:00-18:00')).toMatchObject({ kind: 'weekly', weekdays: [1], minutes: 60 })
  expect(read('Chem worksheet every Tue and Thu 45 min')).toMatchObject({
    kind: 'task',
    on: '2026-11-24',
    minutes: 45,
    repeats: 'FREQ=WEEKLY',
    weekdays: [1, 3]
  })
})
