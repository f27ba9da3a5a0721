import { expect, test } from 'vitest'
import { clockChanges } from '#domain/plan/time/clock-changes.ts'
import { dateOf } from '#domain/plan/days.ts'
import { makePlan } from '#domain/plan/plan.ts'
import type { World } from '#domain/plan/world.ts'

const changes = (zone: string, from: string, to: string) =>
  clockChanges(zone, from, to)?.map(one => [dateOf(one.day), one.from, one.to])

test('skipped and repeated hours of Europe, America and Australia', () => {
  expect(changes('Europe/London', '2027-03-25', '2027-03-31')).toEqual([['2027-03-28', 60, 120]])
  expect(changes('Europe/London', '2026-10-22', '2026-10-28')).toEqual([['2026-10-25', 60, 120]])
  expect(changes('America/New_York', '2027-03-11', '2027-03-17')).toEqual([['2027-03-14', 120, 180]])
  expect(changes('America/New_York', '2026-10-29', '2026-11-04')).toEqual([['2026-11-01', 60, 120]])
  expect(changes('Australia/Sydney', '2026-10-01', '2026-10-07')).toEqual([['2026-10-04', 120, 180]])
  expect(changes('Australia/Lord_Howe', '2027-04-01', '2027-04-07')).toEqual([['2027-04-04', 90, 120]])
  expect(changes('UTC', '2026-01-01', '2026-12-31')).toEqual([])
  expect(clockChanges('Mars/Base', '2026-01-01', '2026-01-07')).toBeNull()
})

const nights = (today: string, zone: string): World => ({
  today,
  zone,
  settings: {
    week: Array.from({ length: 7 }, () => ({ minutes: 300, from: 0, to: 300 })),
    session: 60,
    shortest: 15,
    rest: 0
  },
  exams: [],
  topics: [],
  tasks: [{ id: 'k', title: 'Night', minutes: 1200, due: dateOf(Math.round(Date.parse(today) / 86_400_000) + 5) }]
})

test('no block lies in an hour that the clock skips or shows twice; year end and leap day are days like others', () => {
  const skipped = makePlan(nights('2027-03-27', 'Europe/London'))
  expect(
    skipped.blocks.filter(one => one.day === '2027-03-28' && one.start < 120 && one.start + one.minutes > 60)
  ).toEqual([])
  for (const today of ['2026-12-29', '2028-02-26']) {
    const plan = makePlan(nights(today, 'UTC'))
    expect(plan.unplaced).toEqual([])
    expect(plan.blocks.reduce((sum, one) => sum + one.minutes, 0)).toBe(1200)
  }
  expect(makePlan(nights('2028-02-26', 'UTC')).blocks.some(one => one.day === '2028-02-29')).toBe(true)
})
