import { readFileSync, statSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFakeAi, type FakeAi } from '../support/fake-ai/server.ts'
import { signUpAt } from '../support/student.ts'
import { startServer, workshop, type Running } from './process.ts'

// `npm start` as a process of its own: what only sockets show.
let shop: Awaited<ReturnType<typeof workshop>>
let server: Running
let ai: FakeAi
let token = ''
beforeAll(async () => {
  shop = await workshop()
  ai = await startFakeAi()
  server = await startServer({
    CRAMLESS_DIST: shop.dist,
    CRAMLESS_DATA: shop.data,
    AI_MODEL: 'compatible:fake-1',
    OPENAI_BASE_URL: `${ai.url}/v1`,
    AI_TIMEOUT_SECONDS: '20'
  })
  token = (await signUpAt(server.origin, 'ada@example.org')).token
})
afterAll(async () => {
  server.child.kill('SIGTERM')
  await Promise.all([server.ended, ai.close()])
  shop.clear()
})

const NOTE = 'Osmosis is the movement of water through a partially permeable membrane.'
const source = { id: 'n', title: 'Cells', blocks: [{ id: 'b', kind: 'paragraph', text: NOTE }] }
const call = (init: RequestInit = {}) =>
  fetch(`${server.origin}/api/ai/cards`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ source, options: {} }),
    ...init
  })

test('capabilities name the model, and again when it is loaded', async () => {
  const ask = async () => (await fetch(`${server.origin}/api/ai/capabilities`)).json() as Promise<object>
  expect(await ask()).toMatchObject({ features: { cards: { kind: 'model', name: 'fake-1' } } })
  expect(await ask()).toEqual(await ask())
})

test('the start is told while the model thinks, and who leaves ends its thinking', async () => {
  ai.reply(() => ({ fail: 'hang' }))
  const stop = new AbortController()
  const response = await call({ signal: stop.signal })
  const first = await response.body?.getReader().read()
  expect(Buffer.from(first?.value ?? []).toString()).toContain('"type":"start"')
  await expect.poll(() => ai.requests.length).toBe(1)
  stop.abort()
  await expect.poll(() => ai.requests[0]?.aborted).toBe(true)
  await expect.poll(server.said).toContain('"code":"gone"')
})

test('a body that grows too large is refused while it is sent, and the server goes on', async () => {
  const status = await new Promise<number>((resolve, reject) => {
    const sent = request(`${server.origin}/api/ai/cards`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    })
    const timer = setInterval(() => sent.write(Buffer.alloc(200_000)), 5)
    sent.on('response', answer => {
      clearInterval(timer)
      resolve(answer.statusCode ?? 0)
      sent.destroy()
    })
    sent.on('error', reject)
  })
  expect(status).toBe(413)
  expect((await call({ body: 'x'.repeat(1_000_001) })).status).toBe(413)
  expect((await call({ headers: { 'content-type': 'application/json' } })).status).toBe(401)
  expect((await fetch(`${server.origin}/api/ai/capabilities`)).status).toBe(200)
})

test('no cache and no other site get an answer', async () => {
  const response = await call({ headers: { origin: 'https://evil.example', 'content-type': 'application/json' } })
  expect(response.status).toBe(403)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('the secret that seals keys is made at the first start and is the owner’s alone', () => {
  const file = path.join(shop.data, 'secrets.json')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect((JSON.parse(readFileSync(file, 'utf8')) as { aiKeySecret: string }).aiKeySecret.length).toBeGreaterThan(60)
})
