import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aSession, aUser, fakeAuth, refusal, type FakeAuth } from '../../tests/support/fake-auth.ts'
import type { LastStudent } from '#data/backend/stored-session.ts'
import { createSessionActions } from '#stores/session-actions.ts'
import { createSessionStore } from '#stores/session-store.ts'
import { wordsFor } from '#stores/words.ts'

let clients: FakeAuth[] = []

function open(auth: FakeAuth) {
  clients.push(auth)
  const erased: string[] = []
  let held: LastStudent | null = null
  const device = {
    storedSession: auth.stored,
    lastStudent: () => held,
    rememberStudent: (next: LastStudent | null) => void (held = next)
  }
  const store = createSessionStore({
    client: () => Promise.resolve(auth.client),
    device: () => Promise.resolve(device),
    // Deleting a database takes its time: it is not done when it was only begun.
    erase: async id => {
      await new Promise(resolve => setTimeout(resolve, 20))
      erased.push(id)
    },
    idle: () => Promise.resolve()
  })
  auth.answer('GET /rest/v1/profiles', Response.json([]))
  auth.answer('POST /rest/v1/profiles', new Response(null, { status: 201 }))
  auth.answer('POST /auth/v1/logout', new Response(null, { status: 204 }))
  return { ...store, ...createSessionActions(store), erased }
}

const bodyOf = (auth: FakeAuth, route: string) => auth.calls.find(call => call.route === route)?.body

beforeEach(() => void vi.spyOn(console, 'debug').mockImplementation(() => undefined))
afterEach(async () => {
  for (const { client } of clients) await client.auth.stopAutoRefresh()
  clients = []
})

test('signing in opens the session and upserts the profile from the metadata', async () => {
  const auth = fakeAuth()
  auth.answer('POST /auth/v1/token?password', Response.json(aSession(aUser('user-1', { full_name: 'Ada' }))))
  const { $session, login } = open(auth)
  await login('user-1@example.org', 'a long enough one')
  expect($session.get().isAuthenticated).toBe(true)
  expect(bodyOf(auth, 'POST /rest/v1/profiles')).toMatchObject({
    id: 'user-1',
    email: 'user-1@example.org',
    full_name: 'Ada',
    avatar_url: null,
    updated_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/) as string
  })
})

test('a profile that cannot be saved does not stop the sign-in', async () => {
  const auth = fakeAuth()
  auth.answer('POST /auth/v1/token?password', Response.json(aSession()))
  const { $session, login } = open(auth)
  auth.answer('POST /rest/v1/profiles', refusal(500, 'XX000'))
  await login('user-1@example.org', 'a long enough one')
  expect($session.get().isAuthenticated).toBe(true)
})

test('wrong words are passed to the caller and leave nobody signed in', async () => {
  const auth = fakeAuth()
  auth.answer('POST /auth/v1/token?password', refusal(400, 'invalid_credentials'))
  const { $session, login } = open(auth)
  const error = await login('user-1@example.org', 'wrong').catch((thrown: unknown) => thrown)
  expect(wordsFor(error)).toContain('do not match')
  expect($session.get().user).toBeNull()
})

test('signing up without a session needs confirmation', async () => {
  const auth = fakeAuth()
  auth.answer('POST /auth/v1/signup', Response.json(aUser()))
  const { signUp, $session } = open(auth)
  await expect(signUp('user-1@example.org', 'a long enough one', { fullName: 'Ada' })).resolves.toEqual({
    needsConfirmation: true
  })
  expect(bodyOf(auth, 'POST /auth/v1/signup')).toMatchObject({ data: { full_name: 'Ada' } })
  expect($session.get().user).toBeNull()
})

test('signing up with a session writes the profile from what was typed', async () => {
  const auth = fakeAuth()
  auth.answer('POST /auth/v1/signup', Response.json(aSession()))
  const { signUp } = open(auth)
  await expect(signUp('user-1@example.org', 'a long enough one', { fullName: 'Ada' })).resolves.toEqual({
    needsConfirmation: false
  })
  expect(bodyOf(auth, 'POST /rest/v1/profiles')).toMatchObject({ full_name: 'Ada', avatar_url: null })
})

test('a changed name reaches the metadata and the profile in one action', async () => {
  const auth = fakeAuth(aSession())
  auth.answer('PUT /auth/v1/user', Response.json(aUser('user-1', { full_name: 'Grace' })))
  const { start, updateProfile } = open(auth)
  await start()
  await updateProfile({ fullName: 'Grace', avatarUrl: null })
  expect(bodyOf(auth, 'PUT /auth/v1/user')).toMatchObject({ data: { full_name: 'Grace', avatar_url: null } })
  expect(bodyOf(auth, 'POST /rest/v1/profiles')).toMatchObject({ full_name: 'Grace', avatar_url: null })
})

test('a username is claimed in the database before the metadata remembers it', async () => {
  const auth = fakeAuth(aSession())
  auth.answer('POST /rest/v1/rpc/claim_username', refusal(409, '23505'))
  const { start, claimUsername } = open(auth)
  await start()
  const error = await claimUsername('ada').catch((thrown: unknown) => thrown)
  expect(wordsFor(error)).toContain('taken')
  expect(auth.calls.map(call => call.route)).not.toContain('PUT /auth/v1/user')
})

test('deleting the account proves the password, removes the files, then the user, then the device', async () => {
  const auth = fakeAuth(aSession())
  auth.answer('POST /auth/v1/token?password', Response.json(aSession()))
  auth.answer('GET /rest/v1/files', Response.json([{ id: 'f1' }, { id: 'f2' }]))
  auth.answer('DELETE /storage/v1/object/files', Response.json([]))
  auth.answer('POST /rest/v1/rpc/delete_account', new Response(null, { status: 204 }))
  const { start, deleteAccount, erased, $session } = open(auth)
  await start()
  await deleteAccount('a long enough one')
  const steps = ['POST /auth/v1/token?password', 'DELETE /storage/v1/object/files', 'POST /rest/v1/rpc/delete_account']
  expect(auth.calls.map(call => call.route).filter(route => steps.includes(route))).toEqual(steps)
  expect(bodyOf(auth, 'DELETE /storage/v1/object/files')).toEqual({ prefixes: ['user-1/f1', 'user-1/f2'] })
  expect(erased).toEqual(['user-1'])
  expect($session.get()).toMatchObject({ user: null, locked: false })
})

test('a wrong password deletes nothing', async () => {
  const auth = fakeAuth(aSession())
  auth.answer('POST /auth/v1/token?password', refusal(400, 'invalid_credentials'))
  const { start, deleteAccount, erased, $session } = open(auth)
  await start()
  await expect(deleteAccount('wrong')).rejects.toThrow('invalid_credentials')
  expect(erased).toEqual([])
  expect($session.get().isAuthenticated).toBe(true)
})

test('a wrong current password changes nothing, and the right one is proved before the new one is set', async () => {
  const auth = fakeAuth(aSession())
  auth.answer('POST /auth/v1/token?password', refusal(400, 'invalid_credentials'))
  auth.answer('PUT /auth/v1/user', Response.json(aUser()))
  const { start, changePassword, $session } = open(auth)
  await start()
  await expect(changePassword('wrong', 'a new long enough one')).rejects.toThrow('invalid_credentials')
  expect(auth.calls.map(call => call.route)).not.toContain('PUT /auth/v1/user')
  expect($session.get().isAuthenticated).toBe(true)
  auth.answer('POST /auth/v1/token?password', Response.json(aSession()))
  await changePassword('a long enough one', 'a new long enough one')
  expect(auth.calls.map(call => call.route).slice(-2)).toEqual(['POST /auth/v1/token?password', 'PUT /auth/v1/user'])
  expect(bodyOf(auth, 'PUT /auth/v1/user')).toMatchObject({ password: 'a new long enough one' })
})

test('a new e-mail address asked to sign in again after ten minutes: the password is proved first', async () => {
  const auth = fakeAuth(aSession())
  auth.answer('POST /auth/v1/token?password', refusal(400, 'invalid_credentials'))
  auth.answer('PUT /auth/v1/user', Response.json(aUser()))
  const { start, changeEmail } = open(auth)
  await start()
  await expect(changeEmail('new@example.com', 'wrong')).rejects.toThrow('invalid_credentials')
  expect(auth.calls.map(call => call.route)).not.toContain('PUT /auth/v1/user')
  auth.answer('POST /auth/v1/token?password', Response.json(aSession()))
  await changeEmail('new@example.com', 'a long enough one')
  expect(auth.calls.map(call => call.route).slice(-2)).toEqual(['POST /auth/v1/token?password', 'PUT /auth/v1/user'])
})

test('an account without a password is deleted after a fresh sign-in, and not after an old one', async () => {
  const auth = fakeAuth(aSession())
  const signedIn = (secondsAgo: number) => {
    const iat = Math.floor(Date.now() / 1000)
    const claims = { sub: 'user-1', exp: iat + 3600, iat, amr: [{ method: 'oauth', timestamp: iat - secondsAgo }] }
    const body = Buffer.from(JSON.stringify(claims)).toString('base64url')
    return Response.json({ ...aSession(), access_token: `e30.${body}.c2lnbmF0dXJl` })
  }
  auth.answer('GET /rest/v1/files', Response.json([]))
  auth.answer('POST /rest/v1/rpc/delete_account', new Response(null, { status: 204 }))
  const { start, deleteAccount, erased } = open(auth)
  await start()
  auth.answer('POST /auth/v1/token?refresh_token', signedIn(3600))
  await expect(deleteAccount(null)).rejects.toMatchObject({ code: 'unauthorised' })
  expect(auth.calls.map(call => call.route)).not.toContain('POST /rest/v1/rpc/delete_account')
  expect(erased).toEqual([])
  auth.answer('POST /auth/v1/token?refresh_token', signedIn(120))
  await deleteAccount(null)
  expect(auth.calls.map(call => call.route)).toContain('POST /rest/v1/rpc/delete_account')
  expect(erased).toEqual(['user-1'])
})

test('a code of another browser opens nothing', async () => {
  const auth = fakeAuth()
  const { finishGoogle, $session } = open(auth)
  const error = await finishGoogle('4f1c2b7e-0000-4000-8000-000000000000').catch((thrown: unknown) => thrown)
  expect(wordsFor(error)).toContain('another browser')
  expect($session.get().user).toBeNull()
})
