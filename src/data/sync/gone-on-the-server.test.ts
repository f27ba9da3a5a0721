import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { newId } from '#lib/ids.ts'
import { losing } from '../../../tests/support/device.ts'
import { aNote, aSubject } from '../../../tests/support/stored-rows.ts'
import { TWO, bothSync, expectEqual, laptop, phone, server } from '../../../tests/support/two-devices.ts'

/** A row that vanished from the server without a trace, as after a repair by hand. */
function vanish(id: string): void {
  const holes = server.snapshot() as { rows: Record<string, Map<string, unknown>> }
  for (const rows of Object.values(holes.rows)) rows.delete(id)
  server.restore(holes, false)
}

const BYTES = new Uint8Array([1, 2, 3]).buffer
const PICTURE = { name: 'a.png', mime: 'image/png', size: 3, sha256: '', noteId: null }

async function aPicture(): Promise<string> {
  const id = newId()
  await phone.write({ name: 'files', id, fields: PICTURE })
  await phone.db.blobs.add({ id, bytes: BYTES, mime: 'image/png', uploaded: 0, refused: null })
  await bothSync()
  expect(server.files.has(id)).toBe(true)
  return id
}

test('what is deleted here and was gone from the server already stays deleted, and does not go there again', async () => {
  const [gone, stays] = [newId(), newId()]
  for (const id of [gone, stays]) await phone.write({ name: 'subjects', id, fields: aSubject() })
  await bothSync()
  vanish(gone)
  phone.isCheckDue = true
  await phone.write({ name: 'subjects', id: gone, remove: true })
  await phone.sync()
  expect((await phone.db.subjects.get(gone))?.deleted_at ?? 'gone').not.toBeNull()
  await phone.sync()
  expect(server.rows('subjects').map(row => row.id)).toEqual([stays])
  expect(await phone.db.notices.count()).toBe(0)
})

test('a change whose answer was lost and that the row fetched since holds is kept once, and the next stands on it', async () => {
  const id = newId()
  await phone.write({ name: 'subjects', id, fields: aSubject({ name: 'A' }) })
  await bothSync()
  await phone.write({ name: 'subjects', id, fields: { name: 'B' } })
  await phone.sync(losing(server.transport())).catch(() => undefined)
  await laptop.sync()
  await laptop.write({ name: 'subjects', id, fields: { name: 'C', position: 7 } })
  await laptop.sync()
  await phone.write({ name: 'subjects', id, fields: { level: 'HL' } })
  await bothSync()
  await expectEqual()
  expect(await phone.db.subjects.get(id)).toMatchObject({ name: 'C', position: 7, level: 'HL' })
  expect(server.effects).toHaveLength(4)
})

test('a late answer does not put an old value over what was fetched since, where nobody says how far a past reaches', async () => {
  const id = newId()
  await phone.write({ name: 'subjects', id, fields: aSubject({ name: 'A' }) })
  await bothSync()
  await phone.write({ name: 'subjects', id, fields: { name: 'B' } })
  await phone.sync(losing(server.transport())).catch(() => undefined)
  await laptop.sync()
  await laptop.write({ name: 'subjects', id, fields: { name: 'C' } })
  await laptop.sync()
  server.restore(server.snapshot())
  server.wholes = {}
  await bothSync()
  await expectEqual()
  expect(await phone.db.subjects.get(id)).toMatchObject({ name: 'C' })
})

test.each([true, false])(
  'after a loss that the server tells (%s) new work that waits is sent once, and no news',
  async told => {
    await phone.write({ name: 'subjects', id: newId(), fields: aSubject({ name: 'Old' }) })
    await bothSync()
    const backup = server.snapshot()
    await laptop.write({ name: 'subjects', id: newId(), fields: aSubject({ name: 'Seen by the phone' }) })
    await bothSync()
    server.restore(backup, told)
    await phone.write({ name: 'notes', id: newId(), fields: aNote(TWO) })
    const [before] = await phone.db.outbox.toArray()
    const sent: string[] = []
    const line = server.transport()
    await phone.sync({
      ...line,
      push: ops => {
        sent.push(...ops.filter(op => op.table === 'notes').map(op => op.op_id))
        return line.push(ops)
      }
    })
    expect(sent).toEqual([before?.op_id])
    expect(server.rows('notes')).toHaveLength(1)
    // The other row alone had to be sent again: that is what the student is told of.
    expect(await phone.db.notices.toArray()).toMatchObject([{ kind: 'refilled', count: 1 }])
  }
)

test('a new row that the server refused stays refused and in sight when everything is compared', async () => {
  const [lost, bad] = [newId(), newId()]
  await phone.write({ name: 'subjects', id: lost, fields: aSubject() })
  await bothSync()
  server.refuse = op => (op.patch['name'] === 'Bad' ? '23514' : null)
  await phone.write({ name: 'subjects', id: bad, fields: aSubject({ name: 'Bad' }) })
  await phone.sync()
  server.restore(server.snapshot())
  await phone.sync()
  expect(await phone.db.outbox.toArray()).toMatchObject([{ id: bad, state: 'rejected', reason: { code: '23514' } }])
  expect(await phone.db.notices.count()).toBe(0)
})

test('a picture that the server lost is sent again, its entry and its bytes', async () => {
  const before = server.snapshot()
  const id = await aPicture()
  server.restore(before)
  server.files.clear()
  await phone.sync()
  expect(server.rows('files')).toMatchObject([{ id, deleted_at: null }])
  expect(new Uint8Array(server.files.get(id) ?? new ArrayBuffer(0))).toEqual(new Uint8Array(BYTES))
})

test('a picture whose entry alone was lost is whole again after the rows are counted', async () => {
  const id = await aPicture()
  vanish(id)
  server.files.delete(id)
  phone.isCheckDue = true
  await phone.write({ name: 'subjects', id: newId(), fields: aSubject() })
  await phone.sync()
  expect(server.files.has(id)).toBe(true)
  await laptop.sync()
  await expectEqual()
})
