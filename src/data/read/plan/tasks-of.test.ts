import { expect, it } from 'vitest'
import type { PlanRows } from '#data/read/plan/plan-rows.ts'
import { tasksOf } from '#data/read/plan/tasks-of.ts'
import { makePlan } from '#domain/plan/plan.ts'
import { readTaskRef } from '#domain/plan/task-ref.ts'

type Task = PlanRows['tasks'][number]
type Block = PlanRows['blocks'][number]

const TODAY = '2027-03-01'
const base = { at: null, subjectId: null, doneAt: null, dueMinute: null, steps: null, repeats: null, minutes: 60 }
const task = (fields: Partial<Task>): Task =>
  ({ ...base, id: 'essay', title: 'Essay', dueOn: null, ...fields }) as unknown as Task
const rows = (tasks: Task[], blocks: Partial<Block>[] = []): PlanRows => ({ tasks, blocks }) as unknown as PlanRows
const step = (id: string, minutes: number, dueOn: string | null = null, doneAt: string | null = null) => ({
  id,
  title: id,
  minutes,
  dueOn,
  doneAt
})

it('plans each open step by itself: those without a date in their order, a milestone by its own date', () => {
  const steps = {
    v: 1 as const,
    steps: [
      step('read', 40),
      step('plan', 40),
      step('draft', 40),
      step('show', 30, '2027-03-04'),
      step('idea', 20, null, '2027-02-20T10:00:00Z')
    ]
  }
  const tasks = tasksOf(rows([task({ dueOn: '2027-03-20', steps })]), TODAY)
  expect(tasks.map(one => [one.id, one.due, one.isPart])).toEqual([
    ['essay/read', '2027-03-20', true],
    ['essay/plan', '2027-03-20', true],
    ['essay/draft', '2027-03-20', false],
    ['essay/show', '2027-03-04', undefined]
  ])
  const week = Array.from({ length: 7 }, () => ({ minutes: 60, from: 960, to: 1200 }))
  const made = makePlan({
    today: TODAY,
    settings: { week, session: 45, shortest: 15, rest: 10 },
    exams: [],
    topics: [],
    tasks
  })
  expect(made.unplaced).toEqual([])
  const order = made.blocks.map(block => readTaskRef(block.ref ?? '').step)
  expect(order.filter(id => id !== 'show')).toEqual(['read', 'plan', 'draft'])
  expect(made.blocks.find(block => block.ref === 'essay/show')?.day).toMatch(/2027-03-0[1-3]/)
  expect(made.cushions.map(cushion => cushion.ref)).toEqual(['essay/show', 'essay/draft'])
})

it('plans what repeats on its dates of the next five weeks, without those that are left out', () => {
  const repeats = { v: 1 as const, rule: 'FREQ=WEEKLY', except: ['2027-03-15'] }
  const tasks = tasksOf(rows([task({ dueOn: '2027-03-08', repeats })]), TODAY)
  expect(tasks.map(one => one.due)).toEqual(['2027-03-08', '2027-03-22', '2027-03-29', '2027-04-05'])
  expect(tasks.map(one => one.isPart)).toEqual([false, true, true, true])
})

it('planned "every Tuesday" on other days and weeks early: each date has its own period', () => {
  const week = Array.from({ length: 7 }, () => ({ minutes: 60, from: 960, to: 1200 }))
  const settings = { week, session: 45, shortest: 15, rest: 10 }
  const planned = (fields: Partial<Task>, busy: string[] = []): string[] => {
    const tasks = tasksOf(rows([task({ ...fields })]), TODAY)
    const made = makePlan({ today: TODAY, settings: { ...settings, restDays: busy }, exams: [], topics: [], tasks })
    expect(made.unplaced).toEqual([])
    return made.blocks.map(block => block.day)
  }
  const weekly = { v: 1 as const, rule: 'FREQ=WEEKLY' }
  const tuesdays = ['2027-03-02', '2027-03-09', '2027-03-16', '2027-03-23', '2027-03-30']
  const sundays = ['2027-03-07', '2027-03-14', '2027-03-21', '2027-03-28', '2027-04-04']
  expect(planned({ dueOn: '2027-03-07', minutes: null, repeats: weekly })).toEqual(sundays)
  // A Sunday that is not free: the day before it.
  expect(planned({ dueOn: '2027-03-07', minutes: null, repeats: weekly }, ['2027-03-21'])[2]).toBe('2027-03-20')
  // With a length of work it is due that day: after the date before it, by the evening before.
  const homework = planned({ dueOn: '2027-03-02', repeats: weekly })
  for (const [at, day] of tuesdays.entries()) {
    const own = homework.filter(one => one < day && (at === 0 || one > (tuesdays[at - 1] ?? '')))
    expect(own.length).toBe(2)
  }
  // A worksheet without a length stood on the afternoon of the day on which it is handed in.
  const worksheet = planned({ dueOn: '2027-03-02', minutes: null, repeats: weekly })
  expect(worksheet.map((day, at) => day < (tuesdays[at] ?? ''))).toEqual(tuesdays.map(() => true))
  const daily = planned({ dueOn: '2027-03-01', minutes: 20, repeats: { v: 1, rule: 'FREQ=DAILY' } })
  expect(daily.slice(0, 4)).toEqual(['2027-03-01', '2027-03-02', '2027-03-03', '2027-03-04'])
})

it('takes minutes that were done off the step or date they were of, and off no other', () => {
  const done = { kind: 'task', state: 'done', refId: 'essay', minutes: 25 } as const
  const steps = { v: 1 as const, steps: [step('read', 40), step('plan', 40)] }
  const of = rows([task({ steps })], [{ ...done, stepId: 'read' }])
  expect(tasksOf(of, TODAY).map(one => one.spent)).toEqual([25, 0])
  expect(tasksOf(rows([task({})], [{ ...done, stepId: null }]), TODAY)[0]?.spent).toBe(25)
})

it('takes a rule that it does not know for none', () => {
  const repeats = { v: 1 as const, rule: 'FREQ=YEARLY' }
  expect(tasksOf(rows([task({ dueOn: '2027-03-08', repeats })]), TODAY).map(one => one.id)).toEqual(['essay'])
})

it('plans a task that repeats even when its first date is further away than the dates of others are planned', () => {
  const repeats = { v: 1 as const, rule: 'FREQ=WEEKLY' }
  const tasks = tasksOf(rows([task({ dueOn: '2027-04-20', repeats })]), TODAY)
  expect(tasks.map(one => [one.due, one.isPart])).toEqual([['2027-04-20', false]])
})

it('plans at most forty dates of what was left lying for months', () => {
  const repeats = { v: 1 as const, rule: 'FREQ=DAILY' }
  const tasks = tasksOf(rows([task({ dueOn: '2026-10-01', repeats })]), TODAY)
  expect([tasks.length, tasks[0]?.due, tasks.at(-1)?.due]).toEqual([40, '2026-10-01', '2026-11-09'])
})

it('plans nothing of a task that is done', () => {
  expect(tasksOf(rows([task({ doneAt: '2027-02-28T10:00:00Z' })]), TODAY)).toEqual([])
})
