import { afterAll, beforeAll, expect, test } from 'vitest'
import { THROTTLE } from '../../src/server/local/accounts/throttle.ts'
import { openBackend, PASSWORD, signUp, SITE, type Opened } from './support.ts'

let backend: Opened
let now = Date.now()
beforeAll(async () => {
  backend = await openBackend({ now: () => now })
})
afterAll(() => backend.close())

function guess(email: string, address: string, headers: Record<string, string> = {}, password = 'a wrong guess') {
  const body = JSON.stringify({ email, password })
  const request = new Request(`${SITE}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: 'sb_publishable_local_0000000000000000000000', ...headers },
    body
  })
  return backend.fetch(request, address)
}

test('ten wrong passwords are answered, then 429 with the time to wait, whatever X-Forwarded-For says', async () => {
  const owner = await signUp(backend, 'ann@example.org', '10.1.0.1')
  const statuses: number[] = []
  for (let i = 0; i < 12; i += 1)
    statuses.push(
      (await guess(i % 2 ? 'ann@example.org' : ' ANN@example.org', '10.9.0.1', { 'x-forwarded-for': `1.2.3.${i}` }))
        .status
    )
  expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429])

  const refused = await guess('ann@example.org', '10.9.0.1')
  const wait = Number(refused.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(14 * 60)
  expect(wait).toBeLessThanOrEqual(15 * 60)
  const { error } = await backend
    .client('10.9.0.1')
    .auth.signInWithPassword({ email: 'ann@example.org', password: PASSWORD })
  expect(error).toMatchObject({ status: 429, code: 'over_request_rate_limit' })

  // The owner's device goes on: it reads, and it renews its session.
  expect((await owner.from('profiles').select('id')).error).toBeNull()
  expect((await owner.auth.refreshSession()).error).toBeNull()

  now += THROTTLE.account.window + 1
  expect((await guess('ann@example.org', '10.9.0.1')).status).toBe(400)
})

test('an address that has signed in before is not locked out by a stranger who guesses', async () => {
  await signUp(backend, 'ben@example.org', '10.1.0.2')
  expect((await guess('ben@example.org', '10.1.0.2', {}, PASSWORD)).status).toBe(200)
  for (let i = 0; i < 12; i += 1) await guess('ben@example.org', '10.9.0.2')
  expect((await guess('ben@example.org', '10.9.0.2', {}, PASSWORD)).status).toBe(429)
  expect((await guess('ben@example.org', '10.1.0.2', {}, PASSWORD)).status).toBe(200)
})

test('ten wrong guesses locked the right password out of a new address: a link by mail lets its owner through', async () => {
  await signUp(backend, 'eva@example.org', '10.1.0.9')
  for (let i = 0; i < 12; i += 1) await guess('eva@example.org', '10.9.0.9')
  expect((await guess('eva@example.org', '10.1.0.10', {}, PASSWORD)).status).toBe(429)
  const owner = backend.client('10.1.0.10')
  await owner.auth.resetPasswordForEmail('eva@example.org')
  const token_hash = /token_hash=([^&"\s]+)/.exec(backend.lastMail()?.text ?? '')?.[1] ?? ''
  expect((await owner.auth.verifyOtp({ token_hash, type: 'recovery' })).error).toBeNull()
  expect((await guess('eva@example.org', '10.1.0.10', {}, PASSWORD)).status).toBe(200)
  expect((await guess('eva@example.org', '10.9.0.9')).status).toBe(429)
})

test('right passwords do not use up the tries', async () => {
  await signUp(backend, 'cat@example.org', '10.1.0.3')
  for (let i = 0; i < 15; i += 1) expect((await guess('cat@example.org', '10.1.0.3', {}, PASSWORD)).status).toBe(200)
})

test('guesses sent at the same moment count too', async () => {
  await signUp(backend, 'dan@example.org', '10.1.0.4')
  const answers = await Promise.all(Array.from({ length: 20 }, () => guess('dan@example.org', '10.9.0.4')))
  expect(answers.filter(answer => answer.status === 400)).toHaveLength(10)
  expect(answers.filter(answer => answer.status === 429)).toHaveLength(10)
})

test('one address may ask 300 times in ten minutes, a whole school; then it waits, and others do not', async () => {
  const statuses: number[] = []
  for (let i = 0; i < THROTTLE.address.asked + 5; i += 1) {
    const request = new Request(`${SITE}/auth/v1/signup`, { method: 'POST', body: '{}' })
    statuses.push((await backend.fetch(request, '10.9.9.9')).status)
  }
  expect(statuses.indexOf(429)).toBe(THROTTLE.address.asked)
  expect((await guess('nobody@example.org', '10.9.9.8')).status).toBe(400)
})
