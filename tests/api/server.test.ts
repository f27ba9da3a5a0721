import { request } from 'node:http'
import { statSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch, LONG_SCRIPT, startServer, workshop, type Running } from './process.ts'

let shop: Awaited<ReturnType<typeof workshop>>
let server: Running
beforeAll(async () => {
  shop = await workshop()
  server = await startServer({ CRAMLESS_DIST: shop.dist, CRAMLESS_DATA: shop.data })
})
afterAll(async () => {
  server.child.kill('SIGTERM')
  await server.ended
  shop.clear()
})

interface Answer {
  readonly status: number
  readonly headers: Record<string, string | string[] | undefined>
  readonly body: Buffer
}

/** Raw HTTP: fetch would tidy paths and unpack bodies. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.origin)
    const asked = request({ hostname, port, path, method, headers }, answer => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) })
      )
    })
    asked.on('error', reject)
    asked.end()
  })
}

test('it says at the start what it is for', () => {
  expect(server.said()).toContain('one person, a family or a trial')
  expect(server.said()).toContain('not a power cut')
})

test('pages and files come compressed, are known by their tag and are not sent twice', async () => {
  const page = await ask('/about', { 'accept-encoding': 'gzip, br' })
  expect(page).toMatchObject({ status: 200, headers: { 'content-encoding': 'br', vary: 'accept-encoding' } })
  expect(page.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  const etag = String(page.headers['etag'])
  expect((await ask('/about', { 'accept-encoding': 'br', 'if-none-match': `"x", W/${etag}` })).status).toBe(304)
  expect((await ask('/about', { 'accept-encoding': 'gzip', 'if-none-match': etag })).status).toBe(200)
  expect((await ask('/about', { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe('gzip')
  const head = await ask('/about', {}, 'HEAD')
  expect(head.body.byteLength).toBe(0)
  expect(Number(head.headers['content-length'])).toBe((await ask('/about')).body.byteLength)
  expect((await ask('/about', {}, 'POST')).status).toBe(405)
})

test('a request with method TRACE was a failure of the server: it is refused', async () => {
  for (const path of ['/', '/auth/v1/settings', '/rest/v1/profiles', '/api/ai/capabilities', '/api/contact'])
    expect([path, (await ask(path, {}, 'TRACE')).status]).toEqual([path, 405])
})

test('files with a hash in their name are kept for a year, and plain bytes are what was built', async () => {
  const script = await ask('/_astro/app.AbCd1234.js')
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(script.body.toString()).toBe(LONG_SCRIPT)
  expect((await ask('/sw.js')).headers['cache-control']).toContain('must-revalidate')
  expect((await ask('/icon.png', { 'accept-encoding': 'br, gzip' })).headers['content-encoding']).toBeUndefined()
})

test('one address per page: a slash at the end leads to it, and never to another site', async () => {
  expect(await ask('/about/?a=1')).toMatchObject({ status: 301, headers: { location: '/about?a=1' } })
  expect(await ask('/about/index.html')).toMatchObject({ status: 301, headers: { location: '/about' } })
  expect((await ask('//evil.example/')).status).toBe(404)
  const missing = await ask('/no-such-page')
  expect(missing.status).toBe(404)
  expect(missing.body.toString()).toContain('No such page')
})

test('no address leaves the folder of the site', async () => {
  for (const path of [
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/_astro/../../secret.txt',
    '/..\\secret.txt',
    '/server/entry.mjs',
    '/compressed/about/index.html.br',
    '/about/index.html.br',
    '/%00',
    '/%ff'
  ]) {
    const answer = await ask(path)
    expect([path, answer.status]).toEqual([path, 404])
    expect(answer.body.toString()).not.toContain('nobody reads this')
  }
})

test('every kind of answer carries the security headers', async () => {
  for (const path of [
    '/',
    '/_astro/app.AbCd1234.js',
    '/missing',
    '/about/',
    '/api/health',
    '/api/nothing',
    '/auth/v1/settings',
    '/rest/v1/profiles',
    '/storage/v1/object/files/x'
  ]) {
    const { headers } = await ask(path)
    expect([path, headers]).toMatchObject([
      path,
      {
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin'
      }
    ])
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['permissions-policy']).toContain('geolocation=()')
    // Over plain HTTP this would shut people out of their own machine.
    expect(headers['strict-transport-security']).toBeUndefined()
  }
})

test('a worker ran eval, having no policy of its own', async () => {
  const policy = (await ask('/sw.js')).headers['content-security-policy']
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'")
})

test('/settings was not found in npm start: it leads to the settings', async () => {
  const location = '/user-settings?part=data'
  expect(await ask('/settings?part=data')).toMatchObject({ status: 301, headers: { location } })
  expect(await ask('/settings/')).toMatchObject({ status: 301, headers: { location: '/user-settings' } })
})

test('the studio and the inside of the backend are not reachable', async () => {
  for (const path of ['/_system/info', '/_studio', '/_system/config']) {
    const answer = await ask(path)
    expect([path, answer.status]).toEqual([path, 404])
    expect(answer.body.toString()).not.toMatch(/secret|jwt/i)
  }
})

test('a refused upload leaves the connection usable', async () => {
  for (let i = 0; i < 3; i += 1) {
    const refused = await fetch(`${server.origin}/storage/v1/object/files/somebody/x`, {
      method: 'POST',
      headers: { apikey: 'sb_publishable_local_0000000000000000000000' },
      body: new Uint8Array(500_000)
    })
    expect(refused.status).toBeGreaterThanOrEqual(400)
    await refused.text()
    expect((await fetch(`${server.origin}/api/health`)).status).toBe(200)
  }
})

test('a second server on the same data refuses before it listens, names the first, and harms nothing', async () => {
  const second = launch('serve', { PORT: '0', CRAMLESS_DIST: shop.dist, CRAMLESS_DATA: shop.data })
  expect(await second.ended).toBe(1)
  expect(second.said()).toContain(`process ${server.child.pid ?? 0} `)
  expect(second.said()).not.toContain('listening on')
  expect((await ask('/api/health')).status).toBe(200)
})

test('the operator asks the running server, which only the owner of the folder may do', async () => {
  expect(statSync(`${shop.data}/admin.sock`).mode & 0o777).toBe(0o600)
  expect(statSync(`${shop.data}/secrets.json`).mode & 0o777).toBe(0o600)
  const users = launch('admin', { CRAMLESS_DATA: shop.data }, ['users'])
  expect(await users.ended).toBe(0)
  expect(users.said()).toContain('Nobody has an account yet.')
  const unknown = launch('admin', { CRAMLESS_DATA: shop.data }, ['delete-user', 'nobody@example.org'])
  await unknown.ended
  expect(unknown.said()).toContain('Nobody has an account with the address nobody@example.org.')
})
