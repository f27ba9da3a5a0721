import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ROOM } from '../../src/server/endpoint/room.ts'
import { openBackend, PASSWORD, signUp, type Opened } from './support.ts'

const MB = 2 ** 20
let free = Infinity
let backend: Opened
let ada: Awaited<ReturnType<typeof signUp>>
beforeAll(async () => {
  backend = await openBackend({ freeBytes: () => Promise.resolve(free), accountBytes: 3_000_000 })
  ada = await signUp(backend, 'ada@example.org')
  await ada.from('subjects').insert({ id: crypto.randomUUID(), user_id: ada.id, name: 'Kept', position: 1 })
})
beforeEach(() => void (free = Infinity))
afterAll(() => backend.close())

const subject = () => ({ id: crypto.randomUUID(), user_id: ada.id, name: 'New', position: 2 })
const upload = (bytes: number) =>
  ada.storage.from('files').upload(`${ada.id}/${crypto.randomUUID()}`, new ArrayBuffer(bytes))

test('a full disk hung the server for good: writes are refused in words, and reading goes on', async () => {
  free = 40 * MB
  const refused = await ada.from('subjects').insert(subject())
  expect(refused.status).toBe(507)
  expect(refused.error).toMatchObject({ code: 'disk_full', message: expect.stringContaining('disk is full') as string })
  expect((await ada.rpc('sync_push', { ops: [], protocol: 1 })).status).toBe(507)
  expect((await ada.from('subjects').select('name')).data).toEqual([{ name: 'Kept' }])
  expect((await ada.rpc('sync_pull', { cursors: { subjects: 0 } })).error).toBeNull()
  const again = await backend.client().auth.signInWithPassword({ email: 'ada@example.org', password: PASSWORD })
  expect(again.error).toBeNull()
  expect((await backend.client().auth.signUp({ email: 'new@example.org', password: PASSWORD })).error?.status).toBe(507)

  free = 1000 * MB
  expect((await ada.from('subjects').insert(subject())).error).toBeNull()
})

test('where not even the log has room, nothing is written at all', async () => {
  free = 11 * MB
  expect((await ada.auth.refreshSession()).error?.status).toBe(507)
  expect((await ada.from('subjects').delete().eq('name', 'Kept')).status).toBe(507)
  expect((await ada.from('subjects').select('name').eq('name', 'Kept')).data).toHaveLength(1)
})

test('a file is refused by what it would leave free, with the status that the app reads', async () => {
  free = ROOM.write + 1_000_000
  expect((await upload(900_000)).error).toBeNull()
  const { error } = await upload(1_100_000)
  expect(error).toMatchObject({ status: 507, statusCode: '507' })
})

test('an account holds no more than its share, says so, and can still delete', async () => {
  const other = await signUp(backend, 'bob@example.org')
  expect((await upload(1_500_000)).error).toBeNull()
  const { error } = await upload(1_500_000)
  expect(error).toMatchObject({ status: 507, message: expect.stringContaining('Your account holds 0 GB') as string })
  const long = { ...subject(), name: 'x'.repeat(1_500_000) }
  expect((await ada.from('subjects').insert(long)).error).toMatchObject({ code: 'account_full' })
  expect((await ada.from('subjects').insert(subject())).error).toBeNull()
  const { data } = await ada.storage.from('files').list(ada.id)
  expect((await ada.storage.from('files').remove(data?.map(file => file.name) ?? [])).error).toBeNull()
  expect((await other.from('subjects').insert({ ...subject(), user_id: other.id })).error).toBeNull()
})

test('a server does not open a database that has no room for its log', async () => {
  const dataDir = mkdtempSync(`${tmpdir()}/full-`)
  const opening = openBackend({ dataDir, freeBytes: () => Promise.resolve(20 * MB) })
  await expect(opening).rejects.toThrow(/disk of .* is full: at least 160 MB/)
  rmSync(dataDir, { recursive: true })
})
