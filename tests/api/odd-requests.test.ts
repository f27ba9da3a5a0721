import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { LOCAL_PUBLISHABLE_KEY } from '../../src/config/backend.ts'
import { secretsOf } from '../../src/server/local/folder/secrets.ts'
import { operate } from '../../src/server/local/operator/operator.ts'
import { toBackendError } from '../../src/lib/backend-errors.ts'
import { refusalIn } from '../../src/tools/shared/account/username-words.ts'
import { openBackend, PASSWORD, signUp, SITE, type Opened } from './support.ts'

let backend: Opened
beforeAll(async () => void (backend = await openBackend()))
afterAll(() => backend.close())

async function ask(address: string, method: string, body?: unknown, token?: string): Promise<number> {
  const headers = {
    apikey: LOCAL_PUBLISHABLE_KEY,
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` })
  }
  const init = body === undefined ? {} : { body: JSON.stringify(body) }
  return (await backend.fetch(new Request(`${SITE}${address}`, { method, headers, ...init }), '10.0.0.3')).status
}

test.each([
  ['300 characters', `${'a'.repeat(288)}@example.org`],
  ['a NUL', 'a\0b@example.org'],
  ['an object', { a: 1 }],
  ['a list', ['a@example.org']]
])('an e-mail of %s failed in the server: it is refused', async (_, email) => {
  for (const address of ['signup', 'token?grant_type=password', 'recover', 'resend']) {
    const status = await ask(`/auth/v1/${address}`, 'POST', { email, password: PASSWORD, type: 'signup' })
    expect([address, status]).toEqual([address, 400])
  }
})

test('a storage key with %00 and a name that is none failed in the server: they are refused', async () => {
  const client = await signUp(backend, 'odd@example.org')
  const token = (await client.auth.getSession()).data.session?.access_token ?? ''
  expect(await ask(`/storage/v1/object/files/${client.id}/a%00b`, 'POST', {}, token)).toBe(400)
  expect(await ask('/rest/v1/subjects?name=eq.a%00', 'GET', undefined, token)).toBe(400)
  const { error, status } = await client.rpc('claim_username', { name: 'a b' })
  expect([status, error?.code]).toEqual([400, '23514'])
  const rude = await client.rpc('claim_username', { name: 'kill_yourself' })
  expect([rude.status, rude.error?.code]).toEqual([400, '23514'])
  expect(refusalIn(toBackendError(rude.error))).toBe('offensive')
})

test('weak passwords passed the sign-up of the server: each way of setting one refuses them', async () => {
  const client = await signUp(backend, 'weak.one@example.org')
  for (const password of ['password', ' '.repeat(8), 'weak.one@example.org']) {
    const made = await backend.client().auth.signUp({ email: 'weak.one@example.org', password })
    expect([password, made.error?.code]).toEqual([password, 'weak_password'])
    const changed = await client.auth.updateUser({ password })
    expect([password, changed.error?.code]).toEqual([password, 'weak_password'])
  }
})

test('the fresh sign-in was bypassed by a new password without the old one', async () => {
  const client = await signUp(backend, 'found@example.org')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 12 * 60_000 })
  onTestFinished(() => void vi.useRealTimers())
  expect((await client.auth.updateUser({ password: 'somebody else took it' })).error?.code).toBe(
    'reauthentication_needed'
  )
  expect((await client.auth.updateUser({ email: 'thief@example.org' })).error?.code).toBe('reauthentication_needed')
  expect((await client.auth.updateUser({ data: { full_name: 'Found' } })).error).toBeNull()
  vi.useRealTimers()
  await client.auth.signInWithPassword({ email: 'found@example.org', password: PASSWORD })
  expect((await client.auth.updateUser({ password: 'a new one of my own' })).error).toBeNull()
})

test('terminal escapes of the contact form reached the operator', async () => {
  const nasty = 'Hello\r\n\u001b]0;owned\u0007\u001b[2Jthere\u202e\u009b31m'
  await backend.database.query("insert into public.messages (email, message) values ('a@example.org', $1)", [nasty])
  const said = await operate(backend, 'messages', undefined)

  expect(said).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/)
  expect(said).toContain('Hello\n')
  expect(said).toContain('there')
})

test('damaged secrets were replaced without a word: the file is named, with the way back, and left as it is', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'secrets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'secrets.json')
  const made = secretsOf(folder)
  expect(secretsOf(folder)).toEqual(made)
  for (const damaged of ['', '{"jwtSecret": "abc', '{}', 'null']) {
    writeFileSync(file, damaged)
    expect(() => secretsOf(folder)).toThrow(/secrets\.json is damaged.*from a backup.*delete it/s)
    expect(readFileSync(file, 'utf8')).toBe(damaged)
  }
  rmSync(file)
  expect(secretsOf(folder).jwtSecret).not.toBe(made.jwtSecret)
})
