import { expect, test } from 'vitest'
import { timeSlotWarning, type Around } from '#domain/plan/time-slot-warning.ts'

const free: Around = {
  ...{ now: null, exams: [], busy: [], blocks: [], due: null, lastExam: null },
  ...{ isDayOff: false, latest: 1260 }
}
const why = (...asked: Parameters<typeof timeSlotWarning>) => timeSlotWarning(...asked)?.why ?? null
const spot = (day: string, start = 960, minutes = 60) => ({ day, start, minutes })

test('a place after the due date or the last exam, or on busy time, is said at once', () => {
  const due = { day: '2026-12-03', minute: null }
  expect(why(spot('2026-12-03'), { ...free, due })).toBeNull()
  expect(why(spot('2026-12-04'), { ...free, due })).toBe('due')
  expect(why(spot('2026-12-03'), { ...free, due: { ...due, minute: 1019 } })).toBe('due')
  expect(why(spot('2026-12-03'), { ...free, due: { ...due, minute: 1020 } })).toBeNull()
  expect(why(spot('2026-12-03'), { ...free, lastExam: '2026-12-02' })).toBe('exam')
  const busy = [{ ...spot('2026-12-03', 1000, 30), title: 'Choir' }]
  expect(why(spot('2026-12-03'), { ...free, busy })).toBe('busy')
  expect(why(spot('2026-12-03', 940), { ...free, busy })).toBeNull()
  expect(why(spot('2026-12-03', 1030), { ...free, busy })).toBeNull()
  expect(why(spot('2026-12-02'), { ...free, busy })).toBeNull()
})

test('a block put into the past was missed at once: that its time is over is said before anything else', () => {
  const now = { day: '2026-12-03', minute: 1020 }
  const due = { day: '2026-12-01', minute: null }
  expect(why(spot('2026-12-03', 960, 60), { ...free, now, due })).toBe('over')
  expect(why(spot('2026-12-02', 1200), { ...free, now })).toBe('over')
  expect(why(spot('2026-12-03', 965, 60), { ...free, now })).toBeNull()
  expect(why(spot('2026-12-02'), { ...free, now: null })).toBeNull()
})

test('a day off, another block, the latest time and an exam by its name were moved onto without a word', () => {
  const named = (title: string) => [{ ...spot('2026-12-03', 950, 60), title }]
  const at = spot('2026-12-03')
  expect(timeSlotWarning(at, { ...free, isDayOff: true })).toEqual({ why: 'off' })
  expect(timeSlotWarning(at, { ...free, blocks: named('Vectors') })).toEqual({ why: 'block', title: 'Vectors' })
  expect(timeSlotWarning(at, { ...free, exams: named('Paper 1'), busy: named('Choir') })).toEqual({
    why: 'during',
    title: 'Paper 1'
  })
  expect(timeSlotWarning(spot('2026-12-03', 1380, 30), free)).toEqual({ why: 'late' })
  expect(timeSlotWarning(spot('2026-12-03', 1200, 60), free)).toBeNull()
})
