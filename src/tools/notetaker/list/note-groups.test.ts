import { expect, test } from 'vitest'
import { groupNotes, NO_SUBJECT } from '#tools/notetaker/list/note-groups.ts'

const note = (id: string, subjectId: string | null, day: number) => ({
  id,
  title: id,
  subjectId,
  updatedAt: `2027-01-0${day}T00:00:00.000Z`,
  excerpt: '',
  words: 1
})
const subjects = [
  { id: 'h', name: 'History' },
  { id: 'p', name: 'Physics' }
]
const notes = [note('old', 'h', 1), note('new', 'h', 3), note('loose', null, 2), note('orphan', 'gone', 4)]

test('the last edited note stands first', () => {
  expect(groupNotes(notes, subjects, null, null).notes.map(({ id }) => id)).toEqual(['orphan', 'new', 'loose', 'old'])
})

test('each subject says how many notes it holds, and notes without one are counted apart', () => {
  expect(groupNotes(notes, subjects, null, null).subjects).toEqual([
    { id: 'h', name: 'History', count: 2 },
    { id: 'p', name: 'Physics', count: 0 },
    { id: NO_SUBJECT, name: null, count: 2 }
  ])
})

test('a note whose subject was deleted does not vanish', () => {
  expect(groupNotes(notes, subjects, NO_SUBJECT, null).notes.map(({ id }) => id)).toEqual(['orphan', 'loose'])
})

test('a search looks within the chosen subject', () => {
  expect(
    groupNotes(notes, subjects, 'h', [note('old', 'h', 1), note('loose', null, 2)]).notes.map(({ id }) => id)
  ).toEqual(['old'])
})
