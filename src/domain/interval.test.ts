import fc from 'fast-check'
import { expect, test } from 'vitest'
import { intervalBetween } from '#domain/interval.ts'

const FROM = new Date('2026-11-21T12:00:00Z')
const MINUTE = 60_000
const DAY = 86_400_000
const MINUTES = { minute: 1, hour: 60, day: 1440, month: 43_829.1, year: 525_949.2 }

function after(span: number): string {
  const { unit, count } = intervalBetween(FROM, new Date(FROM.getTime() + span))
  return `${count} ${unit}`
}

test('an interval is told in the unit a person would use', () => {
  expect([MINUTE, 10 * MINUTE, 59.6 * MINUTE, 23.4 * 60 * MINUTE].map(after)).toEqual([
    '1 minute',
    '10 minute',
    '1 hour',
    '23 hour'
  ])
  expect([DAY, 16 * DAY, 30 * DAY, 31 * DAY, 95 * DAY, 364 * DAY, 550 * DAY].map(after)).toEqual([
    '1 day',
    '16 day',
    '30 day',
    '1 month',
    '3 month',
    '1 year',
    '1.5 year'
  ])
})

test('what is past or now is a minute, never nothing and never negative', () => {
  expect(after(0)).toBe('1 minute')
  expect(after(-DAY)).toBe('1 minute')
})

test('the words are never further than a half from the truth', () => {
  fc.assert(
    fc.property(fc.integer({ min: MINUTE, max: 36_500 * DAY }), span => {
      const { unit, count } = intervalBetween(FROM, new Date(FROM.getTime() + span))
      const told = count * MINUTES[unit] * MINUTE
      expect(Math.abs(told - span) / span).toBeLessThanOrEqual(0.5)
    })
  )
})
