import 'fake-indexeddb/auto'
import type { ReadableAtom } from 'nanostores'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aCard, aNote } from '../../../../tests/support/stored-rows.ts'
import { $dueByNote } from '#data/read/cards/due-by-note.ts'
import { eraseWorkspace, openWorkspace } from '#data/read/workspace.ts'
import { reviewOf } from '#data/write/cards/review.ts'
import { saveAll } from '#data/write/write.ts'
import { newId } from '#lib/ids.ts'
import type { Remote } from '#lib/remote.ts'

/** What a store says when it is ready. */
function ready<Value>($store: ReadableAtom<Remote<Value>>): Promise<Value> {
  return new Promise(resolve => {
    const stop = $store.listen(now => {
      if (now.state !== 'ready') return
      queueMicrotask(() => stop())
      resolve(now.value)
    })
  })
}

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
  expect(Object.fromEntries(await ready($dueByNote))).toEqual({ [note]: 1, [other]: 1 })
})
