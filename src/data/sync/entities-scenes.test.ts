import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { entities, ENTITY_ORDER, type EntityName } from '#contract/entities.ts'
import { rowsOf } from '#data/device/database.ts'
import { toColumns } from '#data/device/rows.ts'
import { TransportError, type Transport } from '#data/sync/transport.ts'
import type { Change } from '#data/write/change.ts'
import { newId } from '#lib/ids.ts'
import { losing, type Device } from '../../../tests/support/device.ts'
import { rowWithParents, twoChanges } from '../../../tests/support/entity-rows.ts'
import { bothSync, expectEqual, laptop, phone, server } from '../../../tests/support/two-devices.ts'

/** The scenes of killed-server.test.ts for every entity, on a server that is killed or goes back to a copy. */

const FAULTS = ['killed', 'restored'] as const
type Fault = (typeof FAULTS)[number]
const CASES = ENTITY_ORDER.flatMap(of => FAULTS.map(fault => ({ of, fault })))
/** A brought log has no field of its own to change; two copies of it are one thing (merge-history.test.ts). */
const EDITABLE = ENTITY_ORDER.filter(of => entities[of].mode !== 'append' && of !== 'histories')
const EDITED = EDITABLE.flatMap(of => FAULTS.map(fault => ({ of, fault })))

const happens = (fault: Fault, copy: unknown): void => server.restore(fault === 'killed' ? server.snapshot() : copy)

const edit = (device: Device, name: EntityName, id: string, fields: unknown) =>
  device.write({ name, id, fields } as Change)

async function aSharedRow(of: EntityName): Promise<string> {
  const id = newId()
  await phone.write(...(await rowWithParents(phone, of, id, 0)))
  await bothSync()
  return id
}

/** The push is answered, and nothing is fetched after it. */
async function pushOnly(device: Device): Promise<void> {
  const line = server.transport()
  let isPushed = false
  const push: Transport['push'] = ops => {
    isPushed = true
    return line.push(ops)
  }
  const pull: Transport['pull'] = (...asked) =>
    isPushed ? Promise.reject(new TransportError(0, 'line gone')) : line.pull(...asked)
  await expect(device.sync({ ...line, push, pull })).rejects.toBeInstanceOf(TransportError)
  expect(await device.waiting()).toBe(0)
}

async function expectRow(of: EntityName, id: string, columns: Readonly<Record<string, unknown>>): Promise<void> {
  await expectEqual()
  for (const { db } of [phone, laptop]) {
    expect(await rowsOf(db, of).get(id)).toMatchObject(columns)
    expect(
      await db.notices
        .where('id')
        .above('')
        .and(({ kind }) => kind === 'merged')
        .count()
    ).toBe(0)
  }
}

test.each(EDITED)('$of, $fault: the field that each device changed stands as it left it', async ({ of, fault }) => {
  const [one = {}, other = one] = twoChanges(of)
  expect(Object.keys(one)).toHaveLength(1)
  const id = await aSharedRow(of)
  const copy = server.snapshot()
  await edit(phone, of, id, one)
  await pushOnly(phone)
  await laptop.sync()
  await edit(laptop, of, id, other)
  await laptop.sync()
  happens(fault, copy)
  await bothSync()
  await expectRow(of, id, toColumns({ ...one, ...other }))
})

test.each(EDITABLE)('%s: what the other device wrote over an unanswered change stays after a kill', async of => {
  const [one = {}] = twoChanges(of)
  const [key = ''] = Object.keys(one)
  const [column = ''] = Object.keys(toColumns(one))
  const id = await aSharedRow(of)
  const before = (await rowsOf(phone.db, of).get(id))?.[column]
  await edit(phone, of, id, one)
  await expect(phone.sync(losing(server.transport()))).rejects.toBeInstanceOf(TransportError)
  await laptop.sync()
  await edit(laptop, of, id, { [key]: before })
  await laptop.sync()
  happens('killed', null)
  await bothSync()
  await expectRow(of, id, { [column]: before })
})

test.each(CASES)(
  '$of, $fault: a deleted row stays deleted, though the other device still has it',
  async ({ of, fault }) => {
    const id = await aSharedRow(of)
    const copy = server.snapshot()
    await phone.write({ name: of, id, remove: true })
    await phone.sync()
    happens(fault, copy)
    for (const device of [laptop, phone, laptop, phone]) await device.sync()
    await expectRow(of, id, { deleted_at: expect.any(String) as string })
    expect(server.rows(of).filter(row => row.id === id)).toHaveLength(1)
  }
)

test.each(CASES)('$of, restored: a row that the copy lacks is there once, whoever comes first', async ({ of }) => {
  const copy = server.snapshot()
  const id = await aSharedRow(of)
  const [one = {}] = twoChanges(of)
  const isLog = entities[of].mode === 'append'
  if (!isLog) await edit(phone, of, id, one)
  await phone.sync()
  server.restore(copy)
  for (const device of [laptop, phone, laptop, phone]) await device.sync()
  await expectRow(of, id, isLog ? { deleted_at: null } : toColumns(one))
  expect(new Set(server.effects).size).toBe(server.effects.length)
})
