import { atom } from 'nanostores'
import { expect, test, vi } from 'vitest'
import { isReady } from '#lib/remote.ts'
import { $plannerNow } from '#tools/shared/plan/planner-now.ts'

vi.mock('#data/write/preferences.ts', () => ({ $preferences: atom({ state: 'loading' }) }))
vi.mock('#stores/clock.ts', () => ({ $now: atom(new Date(0)) }))
const { $preferences } = await import('#data/write/preferences.ts')
const { $now } = await import('#stores/clock.ts')

test.each([
  ['Europe/London', '2027-03-28T00:59:00Z', '2027-03-28', 59],
  ['Europe/London', '2027-03-28T01:00:00Z', '2027-03-28', 120],
  ['Europe/London', '2027-03-28T22:59:00Z', '2027-03-28', 1439],
  ['Europe/London', '2027-03-28T23:00:00Z', '2027-03-29', 0],
  ['America/New_York', '2026-11-01T05:30:00Z', '2026-11-01', 90],
  ['America/New_York', '2026-11-01T06:30:00Z', '2026-11-01', 90],
  ['America/New_York', '2026-11-02T04:59:00Z', '2026-11-01', 1439],
  ['America/New_York', '2026-11-02T05:00:00Z', '2026-11-02', 0],
  ['Asia/Kathmandu', '2026-11-26T18:15:00Z', '2026-11-27', 0],
  ['Nowhere/Else', '2026-11-26T23:59:00Z', '2026-11-26', 1439]
])('in %s it is at %s the day %s, minute %i', (zone, now, today, minute) => {
  ;($preferences as ReturnType<typeof atom>).set({ state: 'ready', value: { timeZone: zone, minutesPerDay: 60 } })
  ;($now as ReturnType<typeof atom>).set(new Date(now))
  const value = $plannerNow.get()
  expect(isReady(value) && value.value).toMatchObject({ today, minute })
})
