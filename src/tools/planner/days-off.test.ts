import { expect, test } from 'vitest'
import { planDefaults } from '#data/device/defaults.ts'
import { daysOffOf, emptyWords } from '#tools/planner/days-off.ts'
import type { Calendar } from '#tools/planner/planner.store.ts'

const spans = [{ from: '2026-12-05', to: '2026-12-06', name: 'Tournament' }]
const calendar = {
  rows: { settings: { ...planDefaults(), restDays: { v: 1, weekdays: [3], spans } } },
  now: { today: '2026-11-26', minute: 600, zone: 'Europe/London', minutesPerDay: 60 }
} as unknown as Calendar

test('days off could not be seen in the calendar', () => {
  const days = Array.from({ length: 31 }, (_, at) => `2026-12-${String(at + 1).padStart(2, '0')}`)
  const off = daysOffOf(calendar, days)
  expect([...off.keys()].filter(day => day < '2026-12-10')).toEqual([
    '2026-12-02',
    '2026-12-05',
    '2026-12-06',
    '2026-12-09'
  ])
  expect(off.get('2026-12-06')).toBe('Day off: Tournament')
  expect(off.get('2026-12-02')).toBe('Day off')
  expect(off.get('2026-12-25')).toBe('Day off: Christmas')
})

test('an empty week asked for exams that were there', () => {
  const rows = { topics: [], tasks: [], blocks: [] }
  expect(emptyWords({ rows, dates: [] } as unknown as Calendar)).toMatch(/^Add exams/)
  expect(emptyWords({ rows, dates: [{}] } as unknown as Calendar)).toMatch(/^Press “Make a plan”/)
  const planned = { ...rows, blocks: [{ state: 'planned' }] }
  expect(emptyWords({ rows: planned, dates: [{}] } as unknown as Calendar)).toMatch(/^Press “Replan”/)
})
