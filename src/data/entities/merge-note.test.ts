import { expect, test } from 'vitest'
import type { AnyRow } from '#data/device/rows.ts'
import { mergeNote } from '#data/entities/merge-note.ts'
import { aDoc } from '../../../tests/support/stored-rows.ts'

const AT = '2026-11-20T10:00:00.000Z'
const LATER = '2026-11-21T10:00:00.000Z'

function note(change: Partial<AnyRow> = {}): AnyRow {
  const doc = aDoc([{ id: 'block-one', text: 'one' }])
  const base = { id: 'note', rev: 3, created_at: AT, updated_at: AT, deleted_at: null }
  return { ...base, title: 'Title', subject_id: null, doc, plain: 'one', ...change }
}

test('a title or subject that one side changed is taken from it; of two new ones mine stands', () => {
  const base = note()
  const theirs = note({ rev: 5, title: 'Theirs', subject_id: 'theirs' })
  expect(mergeNote(base, theirs, note()).row).toMatchObject({ title: 'Theirs', subject_id: 'theirs' })
  expect(mergeNote(base, theirs, note({ title: 'Mine' })).row).toMatchObject({ title: 'Mine', subject_id: 'theirs' })
  expect(mergeNote(null, theirs, note({ title: 'Mine' })).row).toMatchObject({ title: 'Mine', subject_id: null })
})

test('the merged note stands on the revision of the server, with the words that search reads', () => {
  const theirs = note({ rev: 5, doc: aDoc([{ id: 'block-two', text: 'two' }]), plain: 'two' })
  const { row } = mergeNote(note({ doc: aDoc([]), plain: '' }), theirs, note({ updated_at: LATER }))
  expect(row).toMatchObject({ rev: 5, updated_at: LATER })
  expect(String(row['plain']).split('\n').toSorted()).toEqual(['one', 'two'])
})

test('a deletion stands against an untouched note and against another deletion, never against an edit', () => {
  const gone = note({ deleted_at: LATER })
  const edited = note({ rev: 5, title: 'Edited' })
  expect(mergeNote(note(), note({ rev: 5 }), gone).row.deleted_at).toBe(LATER)
  expect(mergeNote(note(), note({ rev: 5, deleted_at: AT }), gone).row.deleted_at).toBe(LATER)
  expect(mergeNote(note(), { ...edited, deleted_at: AT }, gone).row.deleted_at).toBe(LATER)
  expect(mergeNote(note(), edited, gone).row.deleted_at).toBeNull()
  expect(mergeNote(note(), gone, edited).row.deleted_at).toBeNull()
  expect(mergeNote(null, note({ rev: 5 }), gone).row.deleted_at).toBeNull()
})

test('tags of two devices meet as a set, and a pin that one side set or took off is taken from it', () => {
  const base = note({ tags: ['terms', 'unclear'], pinned: false })
  const theirs = note({ rev: 5, tags: ['terms', 'unclear', 'paper 1'], pinned: true })
  const mine = note({ tags: ['terms', 'essay'], pinned: false })
  expect(mergeNote(base, theirs, mine).row).toMatchObject({ tags: ['terms', 'essay', 'paper 1'], pinned: true })
  const old = note({ rev: 5 })
  expect(mergeNote(note(), old, note({ pinned: true })).row).toMatchObject({ tags: [], pinned: true })
})
