import { expect, test } from 'vitest'
import { madeAt, sectionsOf } from '#tools/notetaker/list/sections.ts'

const NOW = new Date(2026, 10, 26, 9, 0)
const note = (title: string, at: Date, pinned = false) => ({
  ...{ id: title, title, subjectId: null, updatedAt: at.toISOString(), excerpt: '', words: 1 },
  ...{ topicId: null, tags: [], pinned }
})
const shape = (sections: ReturnType<typeof sectionsOf>) =>
  sections.map(({ key, notes }) => [key, ...notes.map(({ title }) => title)])

test('days of the last week have a heading each, older ones one a month, pinned ones their own', () => {
  const notes = [
    note('pinned', new Date(2026, 2, 1), true),
    note('now', new Date(2026, 10, 26, 8)),
    note('just after midnight', new Date(2026, 10, 26, 0, 1)),
    note('just before', new Date(2026, 10, 25, 23, 59)),
    note('Friday', new Date(2026, 10, 20)),
    note('a week ago', new Date(2026, 10, 19)),
    note('October', new Date(2026, 9, 30))
  ]
  expect(shape(sectionsOf(notes, 'edited', NOW))).toEqual([
    ['pinned', 'pinned'],
    ['today', 'now', 'just after midnight'],
    ['yesterday', 'just before'],
    ['2026-11-20', 'Friday'],
    ['2026-11', 'a week ago'],
    ['2026-10', 'October']
  ])
  expect(shape(sectionsOf(notes.slice(1), 'title', NOW)).map(([key]) => key)).toEqual(['rest'])
})

test('a clock that is behind another device makes no heading of tomorrow', () => {
  expect(shape(sectionsOf([note('ahead', new Date(2026, 10, 27))], 'edited', NOW))).toEqual([['today', 'ahead']])
})

test('an id says when its note was made', () => {
  expect(madeAt('019ac0e0-7000-7000-8000-000000000000').getTime()).toBe(0x019ac0e07000)
})
