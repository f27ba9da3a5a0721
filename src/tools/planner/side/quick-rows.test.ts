import { expect, test } from 'vitest'
import { quickAdd } from '#domain/plan/text/quick-add.ts'
import { quickRows } from '#tools/planner/side/quick-rows.ts'

/** Typed on a Tuesday. */
const rows = (line: string) => quickRows(quickAdd(line, '2026-11-24', [{ id: 'c', name: 'Chemistry' }]))

test('training on two days of the week was a task of today: it takes its time on both', () => {
  expect(rows('Training every Mon and Wed 18:00-19:30')).toMatchObject([
    { name: 'lessons', fields: { title: 'Training', weekday: 1, startMinute: 1080, minutes: 90, week: 'every' } },
    { name: 'lessons', fields: { title: 'Training', weekday: 3, startMinute: 1080, minutes: 90, week: 'every' } }
  ])
})

test('work on two days of the week repeats on both, each from its next date', () => {
  expect(rows('Chem worksheet every Mon and Thu 45 min')).toMatchObject([
    { name: 'tasks', fields: { dueOn: '2026-11-30', minutes: 45, repeats: { rule: 'FREQ=WEEKLY' } } },
    { name: 'tasks', fields: { dueOn: '2026-11-26', minutes: 45, repeats: { rule: 'FREQ=WEEKLY' } } }
  ])
})

test('an exam without a subject is a task', () => {
  expect(rows('Chemistry test 12 Dec')).toMatchObject([{ name: 'exams', fields: { takesOn: '2026-12-12' } }])
  expect(rows('Physics test 12 Dec')).toMatchObject([{ name: 'tasks', fields: { dueOn: '2026-12-12' } }])
})
