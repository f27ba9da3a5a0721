import { createHash, randomBytes } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SIZES } from '../../src/config/sizes.ts'
import { openBackend, signUp, SITE, type Opened } from './support.ts'

let backend: Opened
let ann: SupabaseClient & { id: string }
let bob: SupabaseClient & { id: string }
beforeAll(async () => {
  backend = await openBackend()
  ann = await signUp(backend, 'ann@example.org')
  bob = await signUp(backend, 'bob@example.org')
})
afterAll(() => backend.close())

const files = (client: SupabaseClient) => client.storage.from('files')
const bytesOf = (size: number) => new Uint8Array(randomBytes(size)).buffer
const digest = (bytes: ArrayBuffer) => createHash('sha256').update(new Uint8Array(bytes)).digest('hex')
const statusOf = (error: unknown) => Number((error as { statusCode?: string } | null)?.statusCode)

test('bytes come back as they went, are not replaced by accident, and go when removed', async () => {
  const place = `${ann.id}/${crypto.randomUUID()}`
  const bytes = bytesOf(300_000)
  expect((await files(ann).upload(place, bytes, { contentType: 'image/png' })).error).toBeNull()
  const { data } = await files(ann).download(place)
  expect(digest((await data?.arrayBuffer()) ?? new ArrayBuffer())).toBe(digest(bytes))
  expect(statusOf((await files(ann).upload(place, bytesOf(10))).error)).toBe(409)
  expect((await files(ann).upload(place, bytesOf(10), { upsert: true })).error).toBeNull()
  expect((await (await files(ann).download(place)).data?.arrayBuffer())?.byteLength).toBe(10)
  expect((await files(ann).remove([place])).data).toHaveLength(1)
  expect((await files(ann).download(place)).error).not.toBeNull()
})

test('an empty file and one of the largest size arrive, one byte more does not', async () => {
  const whole = bytesOf(SIZES.fileBytes)
  expect((await files(ann).upload(`${ann.id}/full`, whole)).error).toBeNull()
  const { data } = await files(ann).download(`${ann.id}/full`)
  expect(digest((await data?.arrayBuffer()) ?? new ArrayBuffer())).toBe(digest(whole))
  expect(statusOf((await files(ann).upload(`${ann.id}/over`, bytesOf(SIZES.fileBytes + 1))).error)).toBe(413)
  expect((await files(ann).download(`${ann.id}/over`)).error).not.toBeNull()
})

test('a body that hides its length is measured, far beyond the limit it is cut off', async () => {
  const { data } = await ann.auth.getSession()
  let sent = 0
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1
      if (sent > 400) controller.close()
      else controller.enqueue(new Uint8Array(2 ** 20))
    }
  })
  const request = new Request(`${SITE}/storage/v1/object/files/${ann.id}/endless`, {
    method: 'POST',
    headers: { authorization: `Bearer ${data.session?.access_token ?? ''}`, apikey: 'x' },
    body: stream,
    duplex: 'half'
  } as RequestInit)
  expect((await backend.fetch(request)).status).toBe(413)
  expect(sent).toBeLessThan(200)
})

test('another student reads, replaces, lists, moves and removes nothing; nor does a visitor', async () => {
  const place = `${ann.id}/diary`
  const bytes = bytesOf(1000)
  await files(ann).upload(place, bytes)
  for (const [stranger, own] of [
    [bob, bob.id],
    [backend.client(), 'nobody']
  ] as const) {
    expect((await files(stranger).download(place)).error).not.toBeNull()
    expect(statusOf((await files(stranger).upload(place, bytesOf(5), { upsert: true })).error)).toBe(403)
    expect(statusOf((await files(stranger).upload(`${ann.id}/planted`, bytesOf(5))).error)).toBe(403)
    expect((await files(stranger).list(ann.id)).data ?? []).toEqual([])
    expect((await files(stranger).remove([place])).data ?? []).toEqual([])
    expect((await files(stranger).move(place, `${own}/taken`)).error).not.toBeNull()
    expect((await files(stranger).copy(place, `${own}/taken`)).error).not.toBeNull()
  }
  expect((await files(bob).upload(`${bob.id}/../${ann.id}/up`, bytesOf(5))).error).not.toBeNull()
  const { data } = await files(ann).download(place)
  expect(digest((await data?.arrayBuffer()) ?? new ArrayBuffer())).toBe(digest(bytes))
})

test('the token of a deleted account writes and reads no file', async () => {
  const zoe = await signUp(backend, 'zoe@example.org')
  const place = `${zoe.id}/left`
  await files(zoe).upload(place, bytesOf(10))
  await files(zoe).remove([place])
  expect((await zoe.rpc('delete_account')).error).toBeNull()
  expect(statusOf((await files(zoe).upload(`${zoe.id}/late`, bytesOf(10))).error)).toBe(403)
  expect((await files(zoe).download(place)).error).not.toBeNull()
  expect((await zoe.auth.getUser()).error).not.toBeNull()
  expect((await zoe.from('profiles').select('id')).data ?? []).toEqual([])
})

test('files written aside leave nothing behind when they are refused', async () => {
  const { rows } = await backend.database.query<{ name: string }>(
    "select name from storage.objects where name like '%over' or name like '%planted' or name like '%endless'"
  )
  expect(rows).toEqual([])
})
