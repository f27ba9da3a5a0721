import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addFile } from '#data/sync/files/files.ts'
import { cycle } from '#data/sync/cycle.ts'
import { $quarantine, exportRejected, retryRejected } from '#data/sync/quarantine.ts'
import { TransportError, type Transport } from '#data/sync/transport.ts'
import { eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { $commits } from '#data/write/commit.ts'
import { save } from '#data/write/write.ts'
import { valueOr } from '#lib/remote.ts'
import { newId } from '#lib/ids.ts'
import { ModelServer } from '../../../../tests/support/model-server.ts'
import { aSubject } from '../../../../tests/support/stored-rows.ts'

let user = ''
let server: ModelServer
let stop = () => {}

beforeEach(async () => {
  user = newId()
  server = new ModelServer()
  await openWorkspace(user)
  stop = $quarantine.listen(() => undefined)
})
afterEach(() => {
  stop()
  return eraseWorkspace(user)
})

function sync(transport: Transport = server.transport()): Promise<unknown> {
  const { db } = workspace()
  return cycle({ db, transport, device: user, now: () => new Date(), isCheckDue: () => false })
}

const tooLarge = (): Transport => ({
  ...server.transport(),
  upload: () => Promise.reject(new TransportError(413, 'too large'))
})

const shown = () => valueOr($quarantine.get(), [])

const add = (name: string) => addFile(new TextEncoder().encode(name).buffer, { name, mime: 'image/png', noteId: null })

test('a file that the server refused stands in the list, and "Send again" sends it', async () => {
  const [id, other] = [await add('a.png'), await add('b.png')]
  await sync(tooLarge())
  await expect
    .poll(() => shown().map(({ opId, name, code }) => ({ opId, name, code })))
    .toEqual([id, other].sort().map(opId => ({ opId, name: 'files', code: 'too large' })))
  await sync()
  expect(server.files.size).toBe(0)
  const saves = $commits.get()
  await retryRejected(id)
  // The sync listens for this: the student need not wait for the next minute.
  expect($commits.get()).toBeGreaterThan(saves)
  await expect.poll(() => shown().map(({ opId }) => opId)).toEqual([other])
  await sync()
  expect([...server.files.keys()]).toEqual([id])
})

test('a change that is sent again keeps its id and its place: what was refused once is done once', async () => {
  const [id, other] = [newId(), newId()]
  server.refuse = () => '23514'
  await save('subjects', id, aSubject({ name: 'A' }))
  await save('subjects', other, aSubject({ name: 'B' }))
  await sync()
  const before = await workspace().db.outbox.orderBy('seq').toArray()
  await expect
    .poll(() => shown().map(({ id: row, code }) => [row, code]))
    .toEqual([
      [id, '23514'],
      [other, '23514']
    ])
  expect(JSON.parse(await (await exportRejected()).text())).toMatchObject([{ id }, { id: other }])
  server.refuse = () => null
  await retryRejected(before[0]?.op_id ?? '')
  await sync()
  expect(server.rows('subjects').map(row => row['name'])).toEqual(['A'])
  expect(server.effects).toEqual([before[0]?.op_id])
  await expect.poll(() => shown().map(({ id: row }) => row)).toEqual([other])
})
