import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aSession, aUser, fakeAuth, refusal, type FakeAuth } from '../../tests/support/fake-auth.ts'
import type { LastStudent } from '#data/backend/stored-session.ts'
import { AUTH_LOADING_TIMEOUT } from '#config/limits.ts'
import { AppError } from '#lib/errors.ts'
import { createSessionStore } from '#stores/session-store.ts'

const PROFILE = {
  id: 'user-1',
  email: 'user-1@example.org',
  full_name: 'Ada',
  avatar_url: null,
  created_at: '2026-11-01T00:00:00Z',
  updated_at: '2026-11-01T00:00:00Z'
}
let clients: FakeAuth[] = []

const NO_DEVICE = { lastStudent: () => null, rememberStudent: () => undefined }

function open(auth: FakeAuth, idle = () => Promise.resolve()) {
  clients.push(auth)
  const erased: string[] = []
  const held: { now: LastStudent | null } = { now: null }
  const device = {
    storedSession: auth.stored,
    lastStudent: () => held.now,
    rememberStudent: (next: LastStudent | null) => void (held.now = next)
  }
  const store = createSessionStore({
    client: () => Promise.resolve(auth.client),
    device: () => Promise.resolve(device),
    // Deleting a database takes its time: it is not done when it was only begun.
    erase: async id => {
      await new Promise(resolve => setTimeout(resolve, 20))
      erased.push(id)
    },
    idle
  })
  return { ...store, erased, held }
}

const logged = vi.fn()
beforeEach(() => {
  logged.mockReset()
  vi.spyOn(console, 'debug').mockImplementation(logged)
})
afterEach(async () => {
  for (const { client } of clients) await client.auth.stopAutoRefresh()
  clients = []
  vi.useRealTimers()
})

test('a stored session opens at once and its profile follows', async () => {
  const auth = fakeAuth(aSession())
  auth.answer('GET /rest/v1/profiles', Response.json([PROFILE]))
  const { $session, start } = open(auth)
  expect($session.get()).toMatchObject({ loading: true, user: null })
  await start()
  expect($session.get()).toMatchObject({ loading: false, isAuthenticated: true, profile: null })
  await expect.poll(() => $session.get().profile).toMatchObject({ fullName: 'Ada', avatarUrl: null })
})

test('the library is loaded only when what lies on the device has been painted', async () => {
  const auth = fakeAuth(aSession())
  auth.answer('GET /rest/v1/profiles', Response.json([PROFILE]))
  let painted = (): void => undefined
  const { $session, start } = open(auth, () => new Promise(resolve => (painted = resolve)))
  await start()
  await new Promise(resolve => setTimeout(resolve, 50))
  expect($session.get()).toMatchObject({ loading: false, isAuthenticated: true, profile: null })
  expect(auth.calls).toEqual([])
  painted()
  await expect.poll(() => $session.get().profile).toMatchObject({ fullName: 'Ada' })
})

test('without a stored session nobody is signed in and the library is not asked', async () => {
  const auth = fakeAuth()
  const { $session, start } = open(auth)
  await start()
  expect($session.get()).toMatchObject({ loading: false, user: null, locked: false })
  expect(auth.calls).toEqual([])
})

test(`loading ends after ${AUTH_LOADING_TIMEOUT} ms when the device does not answer`, async () => {
  vi.useFakeTimers()
  const never = new Promise<never>(() => undefined)
  const { $session, start } = createSessionStore({
    client: () => never,
    device: () => never,
    erase: () => never,
    idle: () => never
  })
  void start()
  await vi.advanceTimersByTimeAsync(AUTH_LOADING_TIMEOUT - 1)
  expect($session.get().loading).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  expect($session.get().loading).toBe(false)
})

test.each([
  ['the network is away', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server is broken', () => Promise.resolve(new Response('oops', { status: 502 }))],
  ['the server is busy', () => Promise.resolve(refusal(429, 'over_request_rate_limit'))],
  ['a captive portal answers', () => Promise.resolve(new Response('<html>', { status: 403 }))]
])('an expired session stays open when %s', async (_, answer) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const auth = fakeAuth(aSession(aUser(), -60))
  auth.answer('POST /auth/v1/token?refresh_token', answer)
  const { $session, start, connect } = open(auth)
  await start()
  await connect()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(auth.calls.some(call => call.route === 'POST /auth/v1/token?refresh_token')).toBe(true)
  expect($session.get()).toMatchObject({ isAuthenticated: true, locked: false })
  expect(auth.stored()).not.toBeNull()
})

test('a refusal locks the workspace, erases nothing and remembers whose it is', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const auth = fakeAuth(aSession(aUser(), -60))
  auth.answer('POST /auth/v1/token?refresh_token', refusal(400, 'refresh_token_not_found'))
  const { $session, start, erased, held } = open(auth)
  await start()
  expect($session.get().isAuthenticated).toBe(true)
  await expect.poll(() => $session.get()).toMatchObject({ locked: true, user: null, isAuthenticated: false })
  expect(erased).toEqual([])
  expect(held.now).toEqual({ id: 'user-1', email: 'user-1@example.org' })
})

test('the same user who returns unlocks the workspace', async () => {
  const auth = fakeAuth(aSession())
  auth.answer('GET /rest/v1/profiles', Response.json([]))
  auth.answer('POST /auth/v1/logout', new Response(null, { status: 204 }))
  const { $session, start, connect, held } = open(auth)
  await start()
  const client = await connect()
  await client.auth.signOut({ scope: 'local' })
  await expect.poll(() => $session.get().locked).toBe(true)
  auth.answer('POST /auth/v1/token?password', Response.json(aSession()))
  await client.auth.signInWithPassword({ email: 'user-1@example.org', password: 'a long enough one' })
  await expect.poll(() => $session.get()).toMatchObject({ locked: false, isAuthenticated: true })
  await expect.poll(() => held.now).toBeNull()
})

test('only the own sign-out clears the device, and it works without a network', async () => {
  const auth = fakeAuth(aSession())
  auth.answer('GET /rest/v1/profiles', Response.json([]))
  auth.answer('POST /auth/v1/logout', () => Promise.reject(new TypeError('Failed to fetch')))
  const { $session, start, connect, leave, erased } = open(auth)
  await start()
  await leave(await connect(), { keepDevice: false })
  expect($session.get()).toMatchObject({ user: null, session: null, profile: null, locked: false })
  expect(erased).toEqual(['user-1'])
  expect(auth.stored()).toBeNull()
})

test('a sign-out is over when the device is erased, and not before', async () => {
  const auth = fakeAuth(aSession())
  auth.answer('GET /rest/v1/profiles', Response.json([]))
  auth.answer('POST /auth/v1/logout', new Response(null, { status: 204 }))
  clients.push(auth)
  const erasing = Promise.withResolvers<undefined>()
  const { start, connect, leave } = createSessionStore({
    client: () => Promise.resolve(auth.client),
    device: () => Promise.resolve({ ...NO_DEVICE, storedSession: auth.stored }),
    erase: () => erasing.promise,
    idle: () => Promise.resolve()
  })
  await start()
  let isOver = false
  const leaving = leave(await connect(), { keepDevice: false }).then(() => (isOver = true))
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(isOver).toBe(false)
  erasing.resolve(undefined)
  await leaving
  expect(isOver).toBe(true)
})

test('a device that could not be erased is still known as the one of that student', async () => {
  const auth = fakeAuth(aSession())
  auth.answer('GET /rest/v1/profiles', Response.json([]))
  auth.answer('POST /auth/v1/logout', new Response(null, { status: 204 }))
  clients.push(auth)
  const held: (LastStudent | null)[] = []
  const { start, connect, leave } = createSessionStore({
    client: () => Promise.resolve(auth.client),
    device: () =>
      Promise.resolve({ ...NO_DEVICE, storedSession: auth.stored, rememberStudent: next => void held.push(next) }),
    erase: () => Promise.reject(new Error('blocked')),
    idle: () => Promise.resolve()
  })
  await start()
  await expect(leave(await connect(), { keepDevice: false })).rejects.toThrow('blocked')
  expect(held).not.toContain(null)
})

test('a profile that arrives after another student has signed in is not shown as theirs', async () => {
  const auth = fakeAuth(aSession())
  const late = Promise.withResolvers<Response>()
  auth.answer('GET /rest/v1/profiles', () => late.promise)
  const { $session, start, connect, take } = open(auth)
  await start()
  await connect()
  await expect.poll(() => auth.calls.map(call => call.route)).toContain('GET /rest/v1/profiles')
  take(aSession(aUser('user-2')))
  late.resolve(Response.json([PROFILE]))
  await new Promise(resolve => setTimeout(resolve, 20))
  expect($session.get()).toMatchObject({ user: { id: 'user-2' }, profile: null })
})

test('a sign-in of another student leaves the note of whose work lies on the device', async () => {
  const auth = fakeAuth()
  auth.answer('GET /rest/v1/profiles', Response.json([]))
  auth.answer('POST /auth/v1/token?password', Response.json(aSession(aUser('user-2'))))
  const { $session, start, connect, held } = open(auth)
  held.now = { id: 'user-1', email: 'user-1@example.org' }
  await start()
  const client = await connect()
  await client.auth.signInWithPassword({ email: 'user-2@example.org', password: 'a long enough one' })
  await expect.poll(() => $session.get().user?.id).toBe('user-2')
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(held.now).toEqual({ id: 'user-1', email: 'user-1@example.org' })
})

test('behind the lock the student may still clear the device', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const auth = fakeAuth(aSession(aUser(), -60))
  auth.answer('POST /auth/v1/token?refresh_token', refusal(400, 'refresh_token_not_found'))
  const { $session, start, connect, leave, erased, held } = open(auth)
  await start()
  await expect.poll(() => $session.get().locked).toBe(true)
  await leave(await connect(), { keepDevice: false })
  expect($session.get()).toMatchObject({ locked: false, user: null })
  expect([erased, held.now]).toEqual([['user-1'], null])
})

test('an own sign-out may keep the work on the device', async () => {
  const auth = fakeAuth(aSession())
  auth.answer('GET /rest/v1/profiles', Response.json([]))
  auth.answer('POST /auth/v1/logout', new Response(null, { status: 204 }))
  const { start, connect, leave, erased, held } = open(auth)
  await start()
  await leave(await connect(), { keepDevice: true })
  expect(erased).toEqual([])
  expect(held.now?.id).toBe('user-1')
})

test('a profile that cannot be read is only logged', async () => {
  const auth = fakeAuth(aSession())
  auth.answer('GET /rest/v1/profiles', () => Promise.resolve(refusal(400, 'PGRST100', 'secret words of a student')))
  const { $session, start } = open(auth)
  await start()
  await expect.poll(() => logged).toHaveBeenCalled()
  expect(JSON.stringify(logged.mock.calls)).not.toContain('secret words')
  expect($session.get()).toMatchObject({ isAuthenticated: true, profile: null })
})

test('without a backend the action says so', async () => {
  const off = new AppError('unavailable', 'Auth is disabled: Supabase not configured.')
  const never = new Promise<never>(() => undefined)
  const { connect } = createSessionStore({
    client: () => Promise.reject(off),
    device: () => never,
    erase: () => never,
    idle: () => never
  })
  await expect(connect()).rejects.toThrow('Auth is disabled: Supabase not configured.')
})

test('student data is never asked for as nobody while a session lies on the device', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const auth = fakeAuth(aSession(aUser(), -60))
  clients.push(auth)
  auth.answer('POST /auth/v1/token?refresh_token', () => Promise.reject(new TypeError('Failed to fetch')))
  auth.answer('POST /rest/v1/rpc/sync_check', Response.json({}))
  const asked = auth.client.rpc('sync_check').then(answer => answer)
  await vi.advanceTimersByTimeAsync(60_000)
  expect((await asked).error).not.toBeNull()
  expect(auth.calls.map(call => call.route)).not.toContain('POST /rest/v1/rpc/sync_check')
})

test('a sign-out by something else locks the workspace also after an own sign-out in the same tab', async () => {
  const auth = fakeAuth(aSession())
  auth.answer('GET /rest/v1/profiles', Response.json([]))
  auth.answer('POST /auth/v1/logout', new Response(null, { status: 204 }))
  auth.answer('POST /auth/v1/token?password', Response.json(aSession()))
  const { $session, start, connect, leave, erased, held } = open(auth)
  await start()
  const client = await connect()
  await leave(client, { keepDevice: false })
  expect(erased).toEqual(['user-1'])
  await client.auth.signInWithPassword({ email: 'user-1@example.org', password: 'a long enough one' })
  await expect.poll(() => $session.get().isAuthenticated).toBe(true)
  await client.auth.signOut({ scope: 'local' })
  await expect.poll(() => $session.get()).toMatchObject({ locked: true, user: null })
  expect(erased).toEqual(['user-1'])
  expect(held.now).toEqual({ id: 'user-1', email: 'user-1@example.org' })
})
