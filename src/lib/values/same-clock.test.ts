import { expect, test } from 'vitest'
import { sameClock } from '#lib/values/same-clock.ts'

test.each([
  ['Europe/Paris', 'Europe/Berlin', true],
  ['Asia/Kolkata', 'Asia/Calcutta', true],
  ['Europe/London', 'Europe/Paris', false],
  ['Europe/London', 'UTC', false],
  ['Africa/Lagos', 'Europe/Paris', false],
  ['Asia/Kolkata', 'Europe/London', false]
])('%s and %s show the same all year: %s', (one, other, isSame) => {
  for (const now of ['2026-11-26T12:00:00Z', '2027-06-26T12:00:00Z'])
    expect(sameClock(one, other, new Date(now))).toBe(isSame)
})
