import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { signInAge } from '../../src/stores/fresh-sign-in.ts'
import { openBackend, PASSWORD, signUp, SITE, type Opened } from './support.ts'

let backend: Opened
beforeAll(async () => {
  backend = await openBackend()
})
afterAll(() => backend.close())

test('an account is made, its profile is kept across sign-ins, and nobody else reads it', async () => {
  const ada = await signUp(backend, 'ada@example.org')
  await ada.from('profiles').upsert({ id: ada.id, full_name: 'Ada' }, { onConflict: 'id' })
  const again = backend.client()
  const { data, error } = await again.auth.signInWithPassword({ email: 'ada@example.org', password: PASSWORD })
  expect(error).toBeNull()
  expect(data.user?.id).toBe(ada.id)
  const { data: own } = await again.from('profiles').select('id, email, full_name')
  expect(own).toEqual([{ id: ada.id, email: 'ada@example.org', full_name: 'Ada' }])
  const bob = await signUp(backend, 'bob@example.org')
  expect((await bob.from('profiles').select('id').eq('id', ada.id)).data).toEqual([])
})

test('a wrong password, a second account and a short password are refused with the codes the screens know', async () => {
  await signUp(backend, 'cyd@example.org')
  const client = backend.client()
  const wrong = await client.auth.signInWithPassword({ email: 'cyd@example.org', password: 'not this one' })
  expect(wrong.error).toMatchObject({ status: 400, code: 'invalid_credentials' })
  const twice = await client.auth.signUp({ email: 'cyd@example.org', password: PASSWORD })
  expect(twice.error).toMatchObject({ status: 422, code: 'user_already_exists' })
  const short = await client.auth.signUp({ email: 'dee@example.org', password: '1234567' })
  expect(short.error).toMatchObject({ status: 422, code: 'weak_password' })
})

test('a refresh token works once, and none works after signing out', async () => {
  const eve = await signUp(backend, 'eve@example.org')
  const { data } = await eve.auth.getSession()
  const token = data.session?.refresh_token ?? ''
  const other = backend.client()
  const renewed = await other.auth.refreshSession({ refresh_token: token })
  expect(renewed.data.session?.refresh_token).not.toBe(token)
  await other.auth.signOut()
  const late = await backend.client().auth.refreshSession({ refresh_token: renewed.data.session?.refresh_token ?? '' })
  expect(late.error?.code).toBe('refresh_token_not_found')
})

test('only the three paths of the backend answer', async () => {
  for (const path of ['/_system/info', '/', '/studio', '/pg/query', '/auth/v2/token', '/auth/v1/../../_system/info']) {
    const response = await backend.fetch(new Request(`${SITE}${path}`))
    expect([path, response.status]).toEqual([path, 404])
  }
})

test('without the publishable key nothing is read, and the secret key is not guessable', async () => {
  const bare = await backend.fetch(new Request(`${SITE}/rest/v1/profiles?select=id`))
  expect(bare.status).toBe(401)
  const forged = await backend.fetch(
    new Request(`${SITE}/rest/v1/profiles?select=id`, { headers: { apikey: 'sb_secret_local' } })
  )
  expect(forged.status).toBe(401)
})

test('the administration of accounts is closed, and so is signing in without an address', async () => {
  const client = backend.client()
  expect((await client.auth.admin.listUsers()).error?.status).toBe(401)
  expect((await client.auth.signInAnonymously()).error?.status).toBe(422)
  expect((await client.auth.signUp({ phone: '+15555550100', password: PASSWORD })).error).not.toBeNull()
})

test('answers carry headers of an API, and no other origin may read them', async () => {
  const response = await backend.fetch(
    new Request(`${SITE}/auth/v1/settings`, { headers: { origin: 'https://evil.example' } })
  )
  const headers = Object.fromEntries(response.headers)
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'"
  })
  expect(Object.keys(headers).filter(name => name.startsWith('access-control-'))).toEqual([])
})

test('a database error is logged by its code, never with what was written', async () => {
  const fay = await signUp(backend, 'fay@example.org')
  backend.lines.length = 0
  const secret = 'my diary about photosynthesis'
  await fay.from('profiles').upsert({ id: fay.id, full_name: secret.repeat(10) }, { onConflict: 'id' })
  await fay.from('notes').insert({ id: 'not-a-uuid', title: secret })
  await fay.from('profiles').insert({ id: crypto.randomUUID(), full_name: secret })
  expect(backend.lines.length).toBeGreaterThan(1)
  expect(backend.lines.join('\n')).toContain('code=42501')
  expect(backend.lines.join('\n')).not.toMatch(/diary|fay|not-a-uuid/)
})

test('the time of an answer does not tell whether an address has an account', async () => {
  const median = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  const name = (kind: string, i: number) => `${kind}${i}@example.org`
  for (let i = 0; i < 5; i += 1) await signUp(backend, name('known', i))
  for (let i = 0; i < 25; i += 1)
    for (const kind of ['known', 'unknown'] as const) {
      // Of the processor, which what else runs on this machine does not lengthen.
      const began = process.cpuUsage()
      await backend.client(`10.2.0.${i % 5}`).auth.signInWithPassword({ email: name(kind, i % 5), password: 'wrong' })
      times[kind].push(process.cpuUsage(began).user)
    }
  expect(median(times.unknown) / median(times.known)).toBeGreaterThan(0.7)
  expect(median(times.unknown) / median(times.known)).toBeLessThan(1.4)
})

test('a refreshed token still tells when the student signed in', async () => {
  const client = await signUp(backend, 'since-when@example.org')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 300_000 })
  onTestFinished(() => void vi.useRealTimers())
  const { data } = await client.auth.refreshSession()
  const age = data.session && signInAge(data.session)
  expect(age).toBeGreaterThanOrEqual(299)
  expect(age).toBeLessThan(360)
})
