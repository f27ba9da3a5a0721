import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { SIZES } from '#config/sizes.ts'
import { TransportError, type Transport } from '#data/sync/transport.ts'
import { newId } from '#lib/ids.ts'
import { aSubject } from '../../../tests/support/stored-rows.ts'
import { bothSync, laptop, phone, server } from '../../../tests/support/two-devices.ts'

type Ops = Parameters<Transport['push']>[0]

/** A line on which some requests get an answer that is not the server's, and how many changes each request carried. */
function lineOf(answer: (ops: Ops, request: number) => ReturnType<Transport['push']> | null) {
  const line = server.transport()
  const sizes: number[] = []
  const push: Transport['push'] = ops => answer(ops, sizes.push(ops.length)) ?? line.push(ops)
  return { transport: { ...line, push }, sizes }
}

async function write(...names: readonly string[]): Promise<void> {
  for (const [position, name] of names.entries())
    await phone.write({ name: 'subjects', id: newId(), fields: aSubject({ name, position }) })
}

const refuse = (status: number, message = `${status}`) => Promise.reject(new TransportError(status, message))
const names = () => server.rows('subjects').map(row => row['name'])

// The server says 403 of the account (no such account, not signed in), never of one change: a student with hundreds of
// waiting changes must not ask hundreds of times what one answer said.
test('an account that may not push is told so once a batch, and keeps every change in sight', async () => {
  await write(...Array.from({ length: SIZES.syncOps + 1 }, (_, index) => `Subject ${index}`))
  const { transport, sizes } = lineOf(() => refuse(403, '42501'))
  await phone.sync(transport)
  expect(sizes).toEqual([SIZES.syncOps, 1])
  const ops = await phone.db.outbox.toArray()
  expect(ops).toHaveLength(SIZES.syncOps + 1)
  for (const op of ops) expect(op).toMatchObject({ state: 'rejected', reason: { code: '42501' } })
  expect(await phone.db.subjects.count()).toBe(SIZES.syncOps + 1)
})

test('the first and the last of many are found as well, and each of the others is sent once', async () => {
  await write('Bad', 'A', 'B', 'C', 'D', 'E', 'Bad')
  const isBad = (ops: Ops) => ops.some(op => op.patch['name'] === 'Bad')
  const { transport } = lineOf(ops => (isBad(ops) ? refuse(400, '22023') : null))
  await phone.sync(transport)
  expect(names()).toEqual(['A', 'B', 'C', 'D', 'E'])
  expect(await phone.db.outbox.toArray()).toMatchObject([
    { state: 'rejected', reason: { code: '22023' }, patch: { name: 'Bad' } },
    { state: 'rejected', reason: { code: '22023' }, patch: { name: 'Bad' } }
  ])
  expect(server.effects).toHaveLength(5)
})

test('a line that breaks while the guilty change is looked for gives nothing up', async () => {
  await write('A', 'B', 'C', 'D')
  const { transport } = lineOf((_, request) => (request === 1 ? refuse(413) : request === 3 ? refuse(0) : null))
  await expect(phone.sync(transport)).rejects.toMatchObject({ code: 'offline' })
  expect((await phone.db.outbox.toArray()).map(op => op.state)).not.toContain('rejected')
  await bothSync()
  expect(names()).toEqual(['A', 'B', 'C', 'D'])
  expect(await laptop.db.subjects.count()).toBe(4)
})

test('a server that asks for a newer page in the middle is sent no further change', async () => {
  await write('A', 'B', 'C', 'D')
  const reload = Promise.resolve({ status: 'reload' as const, protocol: 99 })
  const { transport, sizes } = lineOf((_, request) => (request === 1 ? refuse(413) : reload))
  expect(await phone.sync(transport)).toBe('reload')
  expect(sizes).toEqual([4, 2])
  expect((await phone.db.outbox.toArray()).map(op => op.state)).not.toContain('rejected')
})

test.each([401, 404, 408, 429, 500, 502, 503, 504])('an answer %s refuses no change', async status => {
  await write('A', 'B')
  const { transport, sizes } = lineOf(() => refuse(status))
  await expect(phone.sync(transport)).rejects.toMatchObject({ status })
  expect(sizes).toEqual([2])
  expect((await phone.db.outbox.toArray()).map(op => op.state)).not.toContain('rejected')
  await phone.sync()
  expect(names()).toEqual(['A', 'B'])
})
