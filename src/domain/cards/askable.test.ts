import { expect, test } from 'vitest'
import { isAskable } from '#domain/cards/askable.ts'
import { newSchedule } from '#domain/schedule-fsrs.ts'

const NOW = new Date('2026-11-26T09:00:00.000Z')
const fresh = newSchedule('2026-11-20T09:00:00.000Z')
const known = (due: string) => ({ ...fresh, state: 'review' as const, due })
const card = { schedule: fresh, suspended: false, buriedUntil: null }

test('a card is recalled where it is new or due, not where it is paused, put off or known for now', () => {
  const ask = (more: object): boolean => isAskable({ ...card, ...more }, NOW, '2026-11-26')
  expect(ask({})).toBe(true)
  expect(ask({ schedule: known('2026-11-26T09:00:00.000Z') })).toBe(true)
  expect(ask({ schedule: known('2026-11-26T09:00:01.000Z') })).toBe(false)
  expect(ask({ suspended: true })).toBe(false)
  expect(ask({ buriedUntil: '2026-11-27' })).toBe(false)
  expect(ask({ buriedUntil: '2026-11-26' })).toBe(true)
})
