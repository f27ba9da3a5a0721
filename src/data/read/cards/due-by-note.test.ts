import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aCard, aNote } from '../../../../tests/support/rows.ts'
import { $dueByNote } from '#data/read/cards/due-by-note.ts'
import { eraseWorkspace, openWorkspace } from '#data/read/workspace.ts'
import { reviewOf } from '#data/write/cards/review.ts'
import { saveAll } from '#data/write/write.ts'
import { newId } from '#lib/ids.ts'
import { onceReady } from '#stores/once-ready.ts'

const user = newId()
beforeEach(() => openWorkspace(user))
afterEach(() => eraseWorkspace(user))

test('a note counts its cards that were never asked or are due, not those paused or known for now', async () => {
  const [note, other] = [newId(), newId()]
  const [fresh, known, paused, due, loose] = [newId(), newId(), newId(), newId(), newId()]
  const answer = (id: string, at: string) =>
    reviewOf({ card: { id }, grade: 4, at: new Date(at), durationMs: 1000, reviewId: newId() })
  await saveAll([
    { name: 'notes', id: note, fields: aNote([]) },
    { name: 'notes', id: other, fields: aNote([]) },
    { name: 'cards', id: fresh, fields: aCard({ noteId: note }) },
    { name: 'cards', id: known, fields: aCard({ noteId: note }) },
    { name: 'cards', id: paused, fields: aCard({ noteId: note, suspended: true }) },
    { name: 'cards', id: due, fields: aCard({ noteId: other }) },
    { name: 'cards', id: loose, fields: aCard() },
    answer(known, new Date().toISOString()),
    answer(due, '2020-01-01T10:00:00.000Z')
  ])
  expect(Object.fromEntries(await onceReady($dueByNote))).toEqual({ [note]: 1, [other]: 1 })
})
