import { expect, test } from 'vitest'
import type { PlanRows } from '#data/read/plan/plan-rows.ts'
import { planDates } from '#tools/shared/plan/plan-dates.ts'

type Task = PlanRows['tasks'][number]

const task = (fields: Partial<Task>): Task =>
  ({
    id: 't',
    subjectId: null,
    title: 'Worksheet',
    dueOn: '2026-12-01',
    dueMinute: null,
    doneAt: null,
    ...fields
  }) as Task

const daysOf = (one: Task, until?: string): string[] =>
  planDates({ subjects: [], exams: [], tasks: [one] } as unknown as PlanRows, until).map(date => date.day)

test('weekly homework was due once only', () => {
  const weekly = task({ repeats: { v: 1, rule: 'FREQ=WEEKLY' } })
  expect(daysOf(weekly, '2026-12-31')).toEqual(['2026-12-01', '2026-12-08', '2026-12-15', '2026-12-22', '2026-12-29'])
  const without = task({ repeats: { v: 1, rule: 'FREQ=WEEKLY', except: ['2026-12-15'] } })
  expect(daysOf(without, '2026-12-31')).not.toContain('2026-12-15')
})

test('Today asks for the next date only, and what is done each day has no row of dates', () => {
  expect(daysOf(task({ repeats: { v: 1, rule: 'FREQ=WEEKLY' } }))).toEqual(['2026-12-01'])
  expect(daysOf(task({ repeats: { v: 1, rule: 'FREQ=DAILY' } }), '2026-12-31')).toEqual(['2026-12-01'])
  expect(daysOf(task({ doneAt: '2026-11-01T00:00:00Z' }), '2026-12-31')).toEqual([])
})
