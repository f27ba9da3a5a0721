import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isWorthKeeping, thinned } from '#domain/notes/note-versions.ts'

const NOW = Date.parse('2027-03-31T18:00:00.000Z')
const AT = '2027-03-31T17:00:00.000Z'
const SOON = '2027-03-31T17:00:05.000Z'
const TEXT = 'Osmosis is the movement of water through a partially permeable membrane. '.repeat(3)

test.each([
  ['one more word', `${TEXT}More.`, SOON, false],
  ['one more word after ten minutes', `${TEXT}More.`, '2027-03-31T17:10:00.000Z', true],
  ['a quarter deleted', TEXT.slice(TEXT.length / 4), SOON, false],
  ['half deleted at the end', TEXT.slice(0, TEXT.length / 2), SOON, true],
  ['half deleted in the middle', TEXT.slice(0, 50) + TEXT.slice(-50), SOON, true],
  ['everything replaced by as many signs', 'x'.repeat(TEXT.length), SOON, true]
])('%s', (_, after, at, isKept) => {
  expect(isWorthKeeping({ plain: TEXT, at: AT }, { plain: after, at })).toBe(isKept)
})

test('an empty page is no version, and a short line typed anew is none', () => {
  expect(isWorthKeeping({ plain: ' \n', at: AT }, { plain: 'x', at: '2027-04-01T17:00:00.000Z' })).toBe(false)
  expect(isWorthKeeping({ plain: 'A few words', at: AT }, { plain: '', at: SOON })).toBe(false)
})

const of = (...ats: string[]) => ats.map(at => ({ at, bytes: 1000 }))
const left = (ats: string[], bytes?: number): string[] => [...thinned(of(...ats), NOW, bytes)].sort()

describe('what is thinned out', () => {
  test('all of the last day stay', () => {
    const ats = ['2027-03-31T08:00:00.000Z', '2027-03-31T08:10:00.000Z', '2027-03-30T19:00:00.000Z']
    expect(left(ats)).toEqual([...ats].sort())
  })
  test('of a day of the last thirty the last one stays', () => {
    expect(left(['2027-03-20T08:00:00.000Z', '2027-03-20T21:00:00.000Z', '2027-03-21T08:00:00.000Z'])).toEqual([
      '2027-03-20T21:00:00.000Z',
      '2027-03-21T08:00:00.000Z'
    ])
  })
  test('of a month before that the last one stays', () => {
    expect(left(['2027-01-02T08:00:00.000Z', '2027-01-30T08:00:00.000Z', '2026-12-01T08:00:00.000Z'])).toEqual([
      '2026-12-01T08:00:00.000Z',
      '2027-01-30T08:00:00.000Z'
    ])
  })
  test('the newest stay where the note has used its room, and the newest always', () => {
    const ats = ['2027-03-31T08:00:00.000Z', '2027-03-31T09:00:00.000Z', '2027-03-31T10:00:00.000Z']
    expect(left(ats, 2500)).toEqual(ats.slice(1))
    expect(left(ats, 1)).toEqual(ats.slice(2))
  })
  test('thinning twice is thinning once, over 200 random histories', () => {
    const moment = fc.integer({ min: 0, max: 400 * 24 * 60 }).map(ago => new Date(NOW - ago * 60_000).toISOString())
    fc.assert(
      fc.property(fc.uniqueArray(moment, { maxLength: 60 }), ats => {
        const once = left(ats)
        expect(left(once)).toEqual(once)
        expect(once.length > 0).toBe(ats.length > 0)
      }),
      { numRuns: 200 }
    )
  })
})
