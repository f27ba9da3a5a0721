import { randomBytes } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBackend, signUp, SITE, type Opened } from './support.ts'

let backend: Opened
let ann: SupabaseClient & { id: string }
let bob: SupabaseClient & { id: string }
/** Where the sound of Ann's lecture lies, in its cuts. */
let cuts: string[]
const bytes = randomBytes(4000)

beforeAll(async () => {
  backend = await openBackend()
  ann = await signUp(backend, 'ann@example.org')
  bob = await signUp(backend, 'bob@example.org')
  cuts = [1, 2, 3].map(() => `${ann.id}/${crypto.randomUUID()}`)
  for (const cut of cuts) {
    const { error } = await ann.storage.from('files').upload(cut, bytes, { contentType: 'audio/webm' })
    expect(error).toBeNull()
  }
})
afterAll(() => backend.close())

/** Every address under which bytes of the storage are given out. */
const WAYS: readonly ((cut: string) => string)[] = [
  cut => `/object/files/${cut}`,
  cut => `/object/authenticated/files/${cut}`,
  cut => `/object/public/files/${cut}`,
  cut => `/object/info/files/${cut}`,
  cut => `/object/info/authenticated/files/${cut}`,
  cut => `/object/info/public/files/${cut}`,
  cut => `/object/sign/files/${cut}?token=x`,
  cut => `/render/image/authenticated/files/${cut}`,
  cut => `/object/files/${bob.id}/../${cut}`,
  cut => `/object/files/${bob.id}/%2e%2e/${cut.replace('/', '%2f')}`
]
const HEADERS: readonly Record<string, string>[] = [{}, { range: 'bytes=0-99' }, { 'if-none-match': '*' }]

async function ask(path: string, method: string, headers: Record<string, string>, token: string | undefined) {
  const own = { ...headers, apikey: 'x', ...(token !== undefined && { authorization: `Bearer ${token}` }) }
  const response = await backend.fetch(new Request(`${SITE}/storage/v1${path}`, { method, headers: own }))
  return { status: response.status, body: Buffer.from(await response.arrayBuffer()) }
}
const tokenOf = async (client: SupabaseClient) => (await client.auth.getSession()).data.session?.access_token

test('the sound of a lecture is given to its student alone: whoever else asks, by whatever way, has 0 of all', async () => {
  const [own, other] = [await tokenOf(ann), await tokenOf(bob)]
  const given = await ask(`/object/files/${cuts[0] ?? ''}`, 'GET', {}, own)
  expect([given.status, Buffer.compare(given.body, bytes)]).toEqual([200, 0])
  let cells = 0
  const leaks: string[] = []
  for (const [who, token] of [
    ['another student', other],
    ['a visitor', undefined],
    ['a made-up token', `${other ?? ''}x`]
  ] as const)
    for (const cut of cuts)
      for (const way of WAYS)
        for (const headers of HEADERS)
          for (const method of ['GET', 'HEAD']) {
            cells += 1
            const { status, body } = await ask(way(cut), method, headers, token)
            if (status < 400 || body.includes(bytes.subarray(0, 100)))
              leaks.push(`${who}: ${method} ${way(cut)} ${status}`)
          }
  expect(cells).toBe(3 * 3 * WAYS.length * HEADERS.length * 2)
  expect(leaks).toEqual([])
})

test('nor does another student get an address that opens it, or its name', async () => {
  for (const stranger of [bob, backend.client()]) {
    const files = stranger.storage.from('files')
    for (const cut of cuts) {
      expect((await files.createSignedUrl(cut, 60)).data).toBeNull()
      expect((await files.info(cut)).error).not.toBeNull()
    }
    expect((await files.list(ann.id)).data ?? []).toEqual([])
  }
})
