import { expect, test } from 'vitest'
import { groupNotes, NO_SUBJECT } from '#tools/notetaker/list/note-groups.ts'

const note = (id: string, subjectId: string | null, day: number, more: object = {}) => ({
  id,
  title: id,
  subjectId,
  updatedAt: `2027-01-0${day}T00:00:00.000Z`,
  excerpt: '',
  words: 1,
  topicId: null,
  tags: [] as string[],
  pinned: false,
  ...more
})
const ALL = { subject: null, tag: null, sort: 'edited' } as const
const subjects = [
  { id: 'h', name: 'History', position: 1 },
  { id: 'p', name: 'Physics', position: 2 }
]
const notes = [note('old', 'h', 1), note('new', 'h', 3), note('loose', null, 2), note('orphan', 'gone', 4)]

test('the last edited note stands first', () => {
  expect(groupNotes(notes, subjects, ALL, null).notes.map(({ id }) => id)).toEqual(['orphan', 'new', 'loose', 'old'])
})

test('each subject has its place among them for its colour, and says how many notes it holds; the others are counted apart', () => {
  expect(groupNotes(notes, subjects, ALL, null).subjects).toEqual([
    { id: 'h', name: 'History', position: 0, count: 2 },
    { id: 'p', name: 'Physics', position: 1, count: 0 },
    { id: NO_SUBJECT, name: null, position: null, count: 2 }
  ])
})

test('a note whose subject was deleted does not vanish', () => {
  expect(groupNotes(notes, subjects, { ...ALL, subject: NO_SUBJECT }, null).notes.map(({ id }) => id)).toEqual([
    'orphan',
    'loose'
  ])
})

test('a search looks within the chosen subject', () => {
  expect(
    groupNotes(notes, subjects, { ...ALL, subject: 'h' }, [note('old', 'h', 1), note('loose', null, 2)]).notes.map(
      ({ id }) => id
    )
  ).toEqual(['old'])
})

const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id)

test('pinned notes stand first in every order', () => {
  const some = [note('a', null, 3), note('b', null, 1, { pinned: true }), note('c', null, 2)]
  expect(ids(groupNotes(some, [], ALL, null).notes)).toEqual(['b', 'a', 'c'])
  expect(ids(groupNotes(some, [], { ...ALL, sort: 'title' }, null).notes)).toEqual(['b', 'a', 'c'])
  expect(ids(groupNotes(some, [], { ...ALL, sort: 'made' }, null).notes)).toEqual(['b', 'c', 'a'])
})

test('a tag narrows the list however it is spelt; the tags are those of the chosen subject', () => {
  const some = [note('a', 'h', 3, { tags: ['Paper 1'] }), note('b', 'p', 1, { tags: ['terms'] }), note('c', 'h', 2)]
  const { notes: found, tags } = groupNotes(some, subjects, { ...ALL, subject: 'h', tag: 'paper 1' }, null)
  expect(ids(found)).toEqual(['a'])
  expect(tags).toEqual([{ tag: 'Paper 1', count: 1 }])
})
