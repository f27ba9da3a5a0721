import { expect, test } from 'vitest'
import { spotWarning, type Around } from '#domain/plan/spot-warning.ts'

const free: Around = { now: null, busy: [], due: null, lastExam: null }
const spot = (day: string, start = 960, minutes = 60) => ({ day, start, minutes })

test('a place after the due date or the last exam, or on busy time, is said at once', () => {
  const due = { day: '2026-12-03', minute: null }
  expect(spotWarning(spot('2026-12-03'), { ...free, due })).toBeNull()
  expect(spotWarning(spot('2026-12-04'), { ...free, due })).toBe('due')
  expect(spotWarning(spot('2026-12-03'), { ...free, due: { ...due, minute: 1019 } })).toBe('due')
  expect(spotWarning(spot('2026-12-03'), { ...free, due: { ...due, minute: 1020 } })).toBeNull()
  expect(spotWarning(spot('2026-12-03'), { ...free, lastExam: '2026-12-02' })).toBe('exam')
  const busy = [spot('2026-12-03', 1000, 30)]
  expect(spotWarning(spot('2026-12-03'), { ...free, busy })).toBe('busy')
  expect(spotWarning(spot('2026-12-03', 940), { ...free, busy })).toBeNull()
  expect(spotWarning(spot('2026-12-03', 1030), { ...free, busy })).toBeNull()
  expect(spotWarning(spot('2026-12-02'), { ...free, busy })).toBeNull()
})

test('a block put into the past was missed at once: that its time is over is said before anything else', () => {
  const now = { day: '2026-12-03', minute: 1020 }
  const due = { day: '2026-12-01', minute: null }
  expect(spotWarning(spot('2026-12-03', 960, 60), { ...free, now, due })).toBe('over')
  expect(spotWarning(spot('2026-12-02', 1200), { ...free, now })).toBe('over')
  expect(spotWarning(spot('2026-12-03', 965, 60), { ...free, now })).toBeNull()
  expect(spotWarning(spot('2026-12-02'), { ...free, now: null })).toBeNull()
})
