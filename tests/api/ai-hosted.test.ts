import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LOCAL_PUBLISHABLE_KEY } from '../../src/config/backend.ts'
import { hostedPlace } from '../../src/server/ai/http/hosted.ts'
import { hostedKeyStore } from '../../src/server/ai/keys/store.ts'
import { ownKeys } from '../../src/server/ai/keys/own-keys.ts'
import { openBackend, signUp, SITE, type Opened } from './support.ts'

// The way of a hosted backend: over its REST interface, by the service key. The embedded one speaks the same.
let backend: Opened
let serviceKey = ''
const dataDir = mkdtempSync(path.join(tmpdir(), 'hosted-'))
beforeAll(async () => {
  backend = await openBackend({ dataDir })
  const secrets = JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8')) as { secretKey: string }
  serviceKey = secrets.secretKey
})
afterAll(async () => {
  await backend.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const storeBy = (key: string) => hostedKeyStore(SITE, key, (input, init) => backend.fetch(new Request(input, init)))
const secret = 'a secret of at least thirty-two characters'
const own = { provider: 'google', key: 'AIza-0123456789', model: 'gemini-x' } as const

test('a key is kept, replaced, read and removed by the service key, one row a student', async () => {
  const [ada, bob] = [await signUp(backend, 'ada@example.org'), await signUp(backend, 'bob@example.org')]
  const keys = ownKeys(secret, storeBy(serviceKey))
  expect(await keys.read(ada.id)).toBeNull()
  await keys.save(ada.id, own)
  await keys.save(bob.id, { ...own, key: 'of-bob-0123456789' })
  const compatible = { ...own, provider: 'compatible', baseUrl: 'https://api.example.com/v1' } as const
  await keys.save(ada.id, compatible)
  expect(await keys.read(ada.id)).toEqual(compatible)
  expect((await keys.read(bob.id))?.key).toBe('of-bob-0123456789')
  await keys.remove(ada.id)
  expect(await keys.read(ada.id)).toBeNull()
  expect(await keys.read(bob.id)).not.toBeNull()
  expect((await bob.from('ai_keys').select()).data ?? []).toEqual([])
})

test('a row moved to another student or address opens nothing', async () => {
  const cyd = await signUp(backend, 'cyd@example.org')
  const dee = await signUp(backend, 'dee@example.org')
  const keys = ownKeys(secret, storeBy(serviceKey))
  await keys.save(cyd.id, own)
  await backend.database.query('update public.ai_keys set user_id = $1 where user_id = $2', [dee.id, cyd.id])
  expect(await keys.read(dee.id)).toBeNull()
  await keys.save(cyd.id, { ...own, provider: 'compatible', baseUrl: 'https://api.example.com/v1' })
  await backend.database.query(`update public.ai_keys set base_url = 'https://evil.example.com' where user_id = $1`, [
    cyd.id
  ])
  expect(await keys.read(cyd.id)).toBeNull()
})

test('the public key reads and writes nothing', async () => {
  const eve = await signUp(backend, 'eve@example.org')
  await ownKeys(secret, storeBy(serviceKey)).save(eve.id, own)
  const keys = ownKeys(secret, storeBy(LOCAL_PUBLISHABLE_KEY))
  expect(await keys.read(eve.id).catch(() => null)).toBeNull()
  await expect(keys.save(eve.id, { ...own, key: 'another-key' })).rejects.toMatchObject({ code: 'unavailable' })
  await keys.remove(eve.id).catch(() => undefined)
  expect((await ownKeys(secret, storeBy(serviceKey)).read(eve.id))?.key).toBe(own.key)
})

test('a key table that does not answer is told as such, not as a fault of ours', async () => {
  const store = hostedKeyStore(SITE, serviceKey, () => Promise.reject(new TypeError('fetch failed')))
  await expect(ownKeys(secret, store).read(crypto.randomUUID())).rejects.toMatchObject({ code: 'unavailable' })
})

test('own keys need both the secret and the service key, and a secret worth the name', () => {
  const hosted = { PUBLIC_SUPABASE_URL: 'https://x.supabase.co', PUBLIC_SUPABASE_ANON_KEY: 'anon' }
  const keysOf = (env: Record<string, string>) => hostedPlace({ ...hosted, ...env }, true, () => undefined).keys
  expect(keysOf({ AI_KEY_SECRET: secret })).toBeNull()
  expect(keysOf({ SUPABASE_SERVICE_ROLE_KEY: 'service' })).toBeNull()
  expect(keysOf({ AI_KEY_SECRET: secret, SUPABASE_SERVICE_ROLE_KEY: 'service' })).not.toBeNull()
  expect(() => keysOf({ AI_KEY_SECRET: 'short', SUPABASE_SERVICE_ROLE_KEY: 'service' })).toThrow('32 characters')
  expect(hostedPlace({ VERCEL: '1' }, true, () => undefined)).toMatchObject({ gateway: null, keys: null })
})
