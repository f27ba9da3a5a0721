import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { checkCounts } from '#data/sync/check.ts'
import { readPlace } from '#data/sync/state.ts'
import type { Transport } from '#data/sync/transport.ts'
import { newId } from '#lib/ids.ts'
import { aSubject } from '../../../tests/support/stored-rows.ts'
import { bothSync, expectEqual, laptop, phone, server } from '../../../tests/support/two-devices.ts'

async function subjects(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId())
  for (const id of ids) await phone.write({ name: 'subjects', id, fields: aSubject() })
  return ids
}

/** A transport that gives up rather than read for ever. */
function patient(most: number): Transport {
  const transport = server.transport()
  let pulls = 0
  return {
    ...transport,
    pull: (cursors, page) => {
      pulls += 1
      if (pulls > most) throw new Error('it reads the same again and again')
      return transport.pull(cursors, page)
    }
  }
}

const work = () => ({ db: phone.db, transport: server.transport(), device: phone.name, now: () => phone.at() })

test('forgotten deletions are found over several pages, in one reading of the table', async () => {
  const ids = await subjects(12)
  await bothSync()
  const gone = ids.slice(3, 9)
  for (const id of gone) await phone.write({ name: 'subjects', id, remove: true })
  await phone.sync()
  server.purge('subjects')
  server.pageSize = 2
  await laptop.sync(patient(12))
  expect((await laptop.db.subjects.toCollection().primaryKeys()).toSorted()).toEqual(
    ids.filter(id => !gone.includes(id)).toSorted()
  )
  expect((await readPlace(laptop.db)).sweep).toBeNull()
})

test('a difference that stays leads to one compare, not to one after each save', async () => {
  await subjects(2)
  await bothSync()
  const wrong = server.transport()
  const transport: Transport = {
    ...wrong,
    check: async () => {
      const answer = await wrong.check()
      return { ...answer, counts: { ...answer.counts, subjects: { live: 7, deleted: 0 } } }
    }
  }
  expect(await checkCounts({ ...work(), transport })).toBe(true)
  expect((await readPlace(phone.db)).sweep).toEqual({ reason: 'count', tables: ['subjects'] })
  await phone.sync()
  expect(await checkCounts({ ...work(), transport })).toBe(false)
  expect((await readPlace(phone.db)).sweep).toBeNull()
  expect(await phone.db.notices.count(), 'nothing was corrected, so nothing is said').toBe(0)
})

test('news of another device and what still waits here are no difference', async () => {
  await subjects(2)
  await bothSync()
  await laptop.write({ name: 'subjects', id: newId(), fields: aSubject() })
  await laptop.sync()
  expect(await checkCounts(work())).toBe(false)
  await phone.sync()
  await phone.write({ name: 'subjects', id: newId(), fields: aSubject() })
  expect(await checkCounts(work())).toBe(false)
  expect((await readPlace(phone.db)).sweep).toBeNull()
  await bothSync()
  await expectEqual()
})

test('deleted rows are not counted as living', async () => {
  const [id] = await subjects(2)
  await phone.write({ name: 'subjects', id: id ?? '', remove: true })
  await bothSync()
  expect(await checkCounts(work())).toBe(false)
})
