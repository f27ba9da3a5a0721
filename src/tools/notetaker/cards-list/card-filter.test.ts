import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CardEntry } from '#data/read/cards/card-index.ts'
import { newSchedule } from '#domain/schedule-fsrs.ts'
import { ALL, MARKS, doublesOf, matcher, readFilter, writeFilter } from '#tools/notetaker/cards-list/card-filter.ts'
import { compareBy } from '#tools/notetaker/cards-list/card-sort.ts'

const NOW = new Date('2027-03-01T10:00:00.000Z')
const WORLD = { dayEnds: '2027-03-02T04:00:00.000Z', weekEnds: '2027-03-08T04:00:00.000Z', doubles: new Set<string>() }

function entry(change: Partial<CardEntry> = {}): CardEntry {
  const links = { subjectId: null, topicId: null, noteId: null, groupId: 'g' }
  const state = { flag: 0, suspended: false, buriedUntil: null, tags: [], picture: null, hasSound: false }
  const schedule = newSchedule(NOW.toISOString())
  const words = { question: 'Who?', text: 'who?\nshe', same: 'who?|', kind: 'basic', engine: 'manual' } as const
  return { id: 'a', ...words, ...links, ...state, schedule, ...change }
}

function seen(change: Partial<CardEntry['schedule']>): Partial<CardEntry> {
  const base = { state: 'review', stability: 10, lastReviewedAt: '2027-02-20T10:00:00.000Z' } as const
  return { schedule: { ...newSchedule(NOW.toISOString()), ...base, ...change } }
}

test('a filter is what its address says, and the address says all of it', () => {
  const word = fc.stringMatching(/^[a-z0-9?é]{1,8}$/)
  const filter = fc.record({
    text: fc.array(word, { maxLength: 3 }).map(words => words.join(' ')),
    subject: fc.option(fc.uuid()),
    topic: fc.option(fc.uuid()),
    marks: fc.subarray([...MARKS])
  })
  fc.assert(
    fc.property(filter, wanted => {
      // A word that is the name of all cards is read as that.
      if (writeFilter(wanted) === 'all') return
      expect(readFilter(writeFilter(wanted))).toEqual(wanted)
    })
  )
  expect(readFilter('all')).toEqual(ALL)
  expect(writeFilter(ALL)).toBe('all')
  expect(readFilter('is:nonsense stalin')).toEqual({ ...ALL, text: 'is:nonsense stalin' })
})

test('every word must be found, and every mark must hold', () => {
  const passes = (written: string, change: Partial<CardEntry>): boolean =>
    matcher(readFilter(written), WORLD)(entry(change))
  expect(passes('WHO she', {})).toBe(true)
  expect(passes('who he she it', {})).toBe(false)
  expect(passes('is:due', seen({ due: '2027-03-01T09:00:00.000Z' }))).toBe(true)
  expect(passes('is:due', { ...seen({ due: '2027-03-01T09:00:00.000Z' }), suspended: true })).toBe(false)
  expect(passes('is:due', {})).toBe(false)
  expect(passes('is:week', seen({ due: '2027-03-05T09:00:00.000Z' }))).toBe(true)
  expect(passes('is:leech', seen({ lapses: 8 }))).toBe(true)
  expect(passes('is:leech is:flagged', seen({ lapses: 8 }))).toBe(false)
  expect(passes('subject:x', { subjectId: 'x' })).toBe(true)
  expect(passes('topic:t', { topicId: null })).toBe(false)
  expect(passes('is:engine', { engine: 'extractive 1/cause' })).toBe(true)
})

test('the search of cards forgives one slip in a word of five letters and more, as that of notes does', () => {
  const card = entry({ text: 'who was the first chancellor?\nwalther rathenau' })
  const passes = (written: string, forgivesSlip: boolean): boolean =>
    matcher(readFilter(written), WORLD, { forgivesSlip })(card)
  expect(passes('rathenua', false)).toBe(false)
  expect(passes('rathenua', true)).toBe(true)
  expect(passes('first rathneau', true)).toBe(true)
  expect(passes('rathenua stalin', true)).toBe(false)
  expect(passes('wha', true)).toBe(false)
  expect(passes('rathenua is:leech', true)).toBe(false)
})

test('two cards with one question are doubles, the gaps of one text are not', () => {
  const entries = [
    entry({ id: 'a' }),
    entry({ id: 'b' }),
    entry({ id: 'c', same: 'x|1' }),
    entry({ id: 'd', same: 'x|2' })
  ]
  expect([...doublesOf(entries)]).toEqual(['who?|'])
})

test('by due day the new ones stand last, by recall the weakest first', () => {
  const late = entry({ id: 'late', ...seen({ due: '2027-02-01T00:00:00.000Z', stability: 2 }) })
  const soon = entry({ id: 'soon', ...seen({ due: '2027-04-01T00:00:00.000Z', stability: 90 }) })
  const fresh = entry({ id: 'fresh' })
  const ids = (by: 'due' | 'recall'): string[] =>
    [fresh, soon, late].toSorted(compareBy({ by, order: 'ascending' }, NOW)).map(({ id }) => id)
  expect(ids('due')).toEqual(['late', 'soon', 'fresh'])
  expect(ids('recall')).toEqual(['fresh', 'late', 'soon'])
})
