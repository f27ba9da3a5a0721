import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { aSubject } from '../../../tests/support/stored-rows.ts'
import { rowsOf } from '#data/device/database.ts'
import { saveAll, type Change } from '#data/write/write.ts'
import { eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { newId } from '#lib/ids.ts'

const ids = Array.from({ length: 30 }, () => newId())
const [known, sent, refused, gone, fresh] = [
  ids.slice(0, 6),
  ids.slice(6, 12),
  ids.slice(12, 18),
  ids.slice(18, 24),
  ids.slice(24)
]

/** Rows that the server knows, that wait as sent, that were refused, that were removed, and new ones. */
async function prepare(): Promise<void> {
  const { db } = workspace()
  await saveAll([...known, ...sent, ...refused, ...gone].map(id => ({ name: 'subjects', id, fields: aSubject() })))
  await db.outbox
    .where('[table+id]')
    .anyOf(known.map(id => ['subjects', id]))
    .delete()
  for (const id of known) await rowsOf(db, 'subjects').update(id, { rev: 7 })
  await db.outbox
    .where('[table+id]')
    .anyOf(sent.map(id => ['subjects', id]))
    .modify({ state: 'sent' })
  await db.outbox
    .where('[table+id]')
    .anyOf(refused.map(id => ['subjects', id]))
    .modify({ state: 'rejected', reason: { code: 'invalid' } })
  await saveAll(gone.map(id => ({ name: 'subjects', id, remove: true })))
}

async function outcome(write: (changes: readonly Change[]) => Promise<void>): Promise<object> {
  const user = newId()
  await openWorkspace(user)
  await prepare()
  const changes: Change[] = [...known, ...sent, ...refused, ...gone, ...fresh].map((id, at) =>
    at % 5 === 4 && !fresh.includes(id)
      ? { name: 'subjects', id, remove: true }
      : { name: 'subjects', id, fields: aSubject({ name: `Name ${at}` }) }
  )
  await write(changes)
  const { db } = workspace()
  const bare = (row: object): object =>
    Object.fromEntries(
      Object.entries(row).filter(([key]) => !['op_id', 'at', 'seq'].includes(key) && !key.endsWith('_at'))
    )
  const found = {
    rows: (await rowsOf(db, 'subjects').toArray()).map(row => [bare(row), row.deleted_at === null]),
    ops: (await db.outbox.orderBy('seq').toArray()).map(op => ({
      ...bare(op),
      patch: bare(op.patch),
      isDeletion: 'deleted_at' in op.patch
    })),
    bases: (await db.bases.toArray()).map(base => bare(base.row))
  }
  await eraseWorkspace(user)
  return found
}

test('many rows saved together leave what they leave one by one', async () => {
  const together = await outcome(changes => saveAll(changes))
  const apart = await outcome(async changes => {
    for (const change of changes) await saveAll([change])
  })
  expect(together).toEqual(apart)
})
