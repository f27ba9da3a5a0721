import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openBackend, PASSWORD, signUp, SITE, type Opened } from './support.ts'

let backend: Opened
beforeAll(async () => {
  backend = await openBackend()
})
afterAll(() => backend.close())
beforeEach(() => void backend.mails.splice(0))

/** What the link of the newest mail carries, after checking that the words in it lead nowhere else. */
function linkIn(opened: Opened, to: string): { token_hash: string; type: string } {
  const mail = opened.mails.at(-1)
  expect(mail?.to).toBe(to)
  const links = [...(mail?.html ?? '').matchAll(/href="([^"]+)"/g)].map(([, href]) => new URL(href ?? ''))
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) expect(link.origin + link.pathname).toBe(`${SITE}/auth/callback`)
  expect(mail?.text).toContain(links[0]?.href ?? 'no link')
  expect(mail?.text).not.toMatch(/<|\/auth\/v1\/verify/)
  const { token_hash, type } = Object.fromEntries(links[0]?.searchParams ?? [])
  return { token_hash: token_hash ?? '', type: type ?? '' }
}

test('a forgotten password is replaced from another browser, once', async () => {
  const gil = await signUp(backend, 'gil@example.org')
  await backend.client().auth.resetPasswordForEmail('gil@example.org')
  const { token_hash, type } = linkIn(backend, 'gil@example.org')
  expect(type).toBe('recovery')
  const elsewhere = backend.client()
  expect((await elsewhere.auth.verifyOtp({ token_hash, type: 'recovery' })).error).toBeNull()
  expect((await elsewhere.auth.updateUser({ password: 'a new and longer one' })).error).toBeNull()
  const old = await backend.client().auth.signInWithPassword({ email: 'gil@example.org', password: PASSWORD })
  expect(old.error?.code).toBe('invalid_credentials')
  const fresh = { email: 'gil@example.org', password: 'a new and longer one' }
  expect((await backend.client().auth.signInWithPassword(fresh)).error).toBeNull()
  // Whoever knew the old password is out.
  expect((await gil.auth.refreshSession()).error).not.toBeNull()
  const again = await backend.client().auth.verifyOtp({ token_hash, type: 'recovery' })
  expect(again.error).toMatchObject({ status: 403, code: 'otp_expired' })
})

test('an unknown address gets the same answer and no mail; a second request within a minute is refused', async () => {
  await signUp(backend, 'hal@example.org')
  const unknown = await backend.client().auth.resetPasswordForEmail('nobody@example.org')
  expect(backend.mails).toHaveLength(0)
  const known = await backend.client().auth.resetPasswordForEmail('hal@example.org')
  expect(unknown).toEqual(known)
  expect(backend.mails).toHaveLength(1)
  const soon = await backend.client().auth.resetPasswordForEmail('hal@example.org')
  expect(soon.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
})

test('a new address counts only after its own link, and only once', async () => {
  const ida = await signUp(backend, 'ida@example.org')
  expect((await ida.auth.updateUser({ email: 'ida.new@example.org' })).error).toBeNull()
  const { token_hash, type } = linkIn(backend, 'ida.new@example.org')
  expect(type).toBe('email_change')
  expect((await ida.auth.getUser()).data.user?.email).toBe('ida@example.org')
  const confirmed = await backend.client().auth.verifyOtp({ token_hash, type: 'email_change' })
  expect(confirmed.error).toBeNull()
  expect((await ida.auth.getUser()).data.user?.email).toBe('ida.new@example.org')
  const again = await backend.client().auth.verifyOtp({ token_hash, type: 'email_change' })
  expect(again.error?.code).toBe('otp_expired')
})

test('a changed address is told to the old one too, once, with the new one and without a key', async () => {
  const ivo = await signUp(backend, 'ivo@example.org')
  await ivo.auth.updateUser({ email: 'ivo.new@example.org' })
  expect(backend.mails.map(({ to }) => to)).toEqual(['ivo.new@example.org'])
  const { token_hash } = linkIn(backend, 'ivo.new@example.org')
  await backend.client().auth.verifyOtp({ token_hash: `${token_hash}0`, type: 'email_change' })
  expect(backend.mails).toHaveLength(1)
  await backend.client().auth.verifyOtp({ token_hash, type: 'email_change' })
  await backend.client().auth.verifyOtp({ token_hash, type: 'email_change' })
  expect(backend.mails).toHaveLength(2)
  const [, told] = backend.mails
  expect(told?.to).toBe('ivo@example.org')
  expect(told?.text).toContain('Its address is now ivo.new@example.org.')
  expect(told?.html).not.toMatch(/href|token/)
})

test('where addresses are confirmed, sign-up gives no session until the link is used', async () => {
  const strict = await openBackend({ confirmEmail: true })
  const client = strict.client()
  const { data } = await client.auth.signUp({ email: 'jo@example.org', password: PASSWORD })
  expect(data.session).toBeNull()
  const early = await client.auth.signInWithPassword({ email: 'jo@example.org', password: PASSWORD })
  expect(early.error?.code).toBe('email_not_confirmed')
  const { token_hash, type } = linkIn(strict, 'jo@example.org')
  expect(type).toBe('signup')
  const confirmed = await strict.client().auth.verifyOtp({ token_hash, type: 'signup' })
  expect(confirmed.data.session).not.toBeNull()
  expect((await strict.client().auth.verifyOtp({ token_hash, type: 'signup' })).error?.code).toBe('otp_expired')
  expect((await client.auth.signInWithPassword({ email: 'jo@example.org', password: PASSWORD })).error).toBeNull()
  await strict.close()
})

test('a lost confirmation is sent again after a minute, and the old link is dead', async () => {
  const strict = await openBackend({ confirmEmail: true })
  const client = strict.client()
  const email = 'kim@example.org'
  await client.auth.signUp({ email, password: PASSWORD })
  const first = linkIn(strict, email)
  expect((await client.auth.resend({ type: 'signup', email })).error).toMatchObject({ status: 429 })
  await strict.database.query("update auth.users set confirmation_sent_at = now() - interval '61 seconds'")
  expect((await client.auth.resend({ type: 'signup', email })).error).toBeNull()
  expect(strict.mails).toHaveLength(2)
  const second = linkIn(strict, email)
  const old = await strict.client().auth.verifyOtp({ token_hash: first.token_hash, type: 'signup' })
  expect(old.error?.code).toBe('otp_expired')

  // Signing up again does the same, and counts with its new password.
  await strict.database.query("update auth.users set confirmation_sent_at = now() - interval '61 seconds'")
  expect((await client.auth.signUp({ email, password: 'another good one' })).error).toBeNull()
  const third = linkIn(strict, email)
  expect((await strict.client().auth.verifyOtp({ token_hash: second.token_hash, type: 'signup' })).error).not.toBeNull()
  expect((await strict.client().auth.verifyOtp({ token_hash: third.token_hash, type: 'signup' })).error).toBeNull()
  expect((await client.auth.signInWithPassword({ email, password: 'another good one' })).error).toBeNull()

  // Now the address is taken: sign-up and resend look as for any other, and no link that opens anything is sent.
  const taken = await client.auth.signUp({ email, password: PASSWORD })
  expect(taken.error).toBeNull()
  expect(taken.data.user?.identities).toEqual([])
  const sent = strict.mails.length
  expect((await client.auth.resend({ type: 'signup', email })).error).toBeNull()
  expect((await client.auth.resend({ type: 'signup', email: 'nobody@example.org' })).error).toBeNull()
  expect(strict.mails).toHaveLength(sent)
  await strict.close()
})

test('whoever signed up with a taken address heard nothing: its holder gets one mail an hour, without a key', async () => {
  const strict = await openBackend({ confirmEmail: true })
  const email = 'una@example.org'
  await strict.client().auth.signUp({ email, password: PASSWORD })
  const { token_hash } = linkIn(strict, email)
  await strict.client().auth.verifyOtp({ token_hash, type: 'signup' })
  const sent = strict.mails.length
  for (const again of [email, 'UNA@example.org'])
    expect((await strict.client().auth.signUp({ email: again, password: 'somebody else entirely' })).error).toBeNull()
  expect(strict.mails.slice(sent).map(({ to, subject }) => [to, subject])).toEqual([
    [email, 'You already have an account']
  ])
  expect(strict.mails.at(-1)?.text).toContain('/login')
  expect(strict.mails.at(-1)?.text).not.toContain('token')
  const old = await strict.client().auth.signInWithPassword({ email, password: PASSWORD })
  expect(old.error).toBeNull()
  await strict.close()
})

test('signing in by a code is closed: it would make accounts for any address', async () => {
  const { error } = await backend.client().auth.signInWithOtp({ email: 'stranger@example.org' })
  expect(error).toMatchObject({ status: 422, code: 'otp_disabled' })
  expect(backend.mails).toHaveLength(0)
})

test('a changed password ends every other session at once and keeps the one that changed it', async () => {
  const lee = await signUp(backend, 'lee@example.org')
  const thief = backend.client()
  await thief.auth.signInWithPassword({ email: 'lee@example.org', password: PASSWORD })
  expect((await lee.auth.updateUser({ password: 'nobody knows this' })).error).toBeNull()
  expect((await thief.auth.refreshSession()).error).not.toBeNull()
  expect((await lee.auth.refreshSession()).error).toBeNull()
})

test('a password of 72 bytes counts whole, one more is refused and not cut', async () => {
  const long = 'éàüö'.repeat(9)
  const client = backend.client()
  expect((await client.auth.signUp({ email: 'mia@example.org', password: `${long}x` })).error?.status).toBe(422)
  expect((await client.auth.signUp({ email: 'mia@example.org', password: long })).error).toBeNull()
  const cut = await backend.client().auth.signInWithPassword({ email: 'mia@example.org', password: long.slice(0, -1) })
  expect(cut.error?.code).toBe('invalid_credentials')
})
