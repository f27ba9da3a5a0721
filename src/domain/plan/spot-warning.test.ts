import { expect, test } from 'vitest'
import { spotWarning, type Around } from '#domain/plan/spot-warning.ts'

const free: Around = { busy: [], due: null, lastExam: null }
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
