import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { databaseFor } from '#data/device/database.ts'
import type { Transport } from '#data/sync/transport.ts'
import { newId } from '#lib/ids.ts'
import { Device } from '../../../tests/support/device.ts'
import { aSubject } from '../../../tests/support/stored-rows.ts'
import { bothSync, expectEqual, laptop, phone, server } from '../../../tests/support/two-devices.ts'

/** A second tab on a device's disk. Without Web Locks (http in a local network) a tab that slept can meet another's work. */
function tabOf(device: Device, transport: Transport): Device {
  const tab = new Device(transport)
  tab.db.close()
  tab.db = databaseFor(device.name)
  return tab
}

/** A line whose answer to the next pull arrives when it is let go. */
function sleeping() {
  const line = server.transport()
  const asleep = Promise.withResolvers<undefined>()
  const gate = Promise.withResolvers<undefined>()
  let isFirst = true
  const pull: Transport['pull'] = async (...asked) => {
    const answer = await line.pull(...asked)
    if (!isFirst) return answer
    isFirst = false
    asleep.resolve(undefined)
    await gate.promise
    return answer
  }
  return { transport: { ...line, pull }, asleep: asleep.promise, wake: () => gate.resolve(undefined) }
}

const rename = (device: Device, id: string, name: string) => device.write({ name: 'subjects', id, fields: { name } })

test('an answer that a sleeping tab got long ago does not put old rows over newer ones', async () => {
  const id = newId()
  await laptop.write({ name: 'subjects', id, fields: aSubject({ name: 'First' }) })
  await bothSync()
  await rename(laptop, id, 'Second')
  await laptop.sync()
  const { transport, asleep, wake } = sleeping()
  const asked: number[] = []
  const pull: Transport['pull'] = (cursors, page) => {
    asked.push(cursors['subjects'] ?? 0)
    return transport.pull(cursors, page)
  }
  const first = tabOf(phone, { ...transport, pull }).sync()
  await asleep
  await rename(laptop, id, 'Third')
  await laptop.sync()
  await phone.sync()
  expect(await phone.db.subjects.get(id)).toMatchObject({ name: 'Third' })
  wake()
  await first
  expect(await phone.db.subjects.get(id)).toMatchObject({ name: 'Third' })
  await phone.sync({ ...transport, pull })
  expect(asked).toEqual(asked.toSorted((one, other) => one - other))
  await bothSync()
  await expectEqual()
})

test('rows that arrived are not asked for again, whatever an answer repeats', async () => {
  const ids = [newId(), newId(), newId()]
  for (const [position, id] of ids.entries())
    await laptop.write({ name: 'subjects', id, fields: aSubject({ position }) })
  await bothSync()
  const asked: number[] = []
  const line = server.transport()
  const repeats: Transport = {
    ...line,
    pull: async (cursors, page) => {
      asked.push(cursors['subjects'] ?? 0)
      const answer = await line.pull(cursors, page)
      const old = (await line.pull({ subjects: 0 }, page)).tables['subjects']?.slice(0, 1) ?? []
      return { ...answer, tables: { ...answer.tables, subjects: [...(answer.tables['subjects'] ?? []), ...old] } }
    }
  }
  for (let time = 0; time < 3; time += 1) await phone.sync(repeats)
  expect(new Set(asked)).toEqual(new Set([3]))
  await expectEqual()
})

test('a tab that slept does not end a compare that another tab has just begun', async () => {
  const ids = [newId(), newId(), newId()]
  for (const [position, id] of ids.entries())
    await laptop.write({ name: 'subjects', id, fields: aSubject({ position }) })
  await bothSync()
  const { transport, asleep, wake } = sleeping()
  const first = tabOf(phone, transport).sync()
  await asleep
  server.restore(server.snapshot())
  server.pageSize = 1
  await phone.syncAndDie(3)
  wake()
  await first.catch(() => undefined)
  server.pageSize = 1000
  await bothSync()
  await expectEqual()
  expect(await phone.db.notices.count()).toBe(0)
  expect(server.effects).toHaveLength(3)
})
