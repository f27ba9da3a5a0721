import { afterAll, beforeAll, expect, test } from 'vitest'
import { LOCAL_PUBLISHABLE_KEY } from '../../src/config/backend.ts'
import { openBackend, SITE, type Opened } from './support.ts'

const headers = { apikey: LOCAL_PUBLISHABLE_KEY }
let backend: Opened
beforeAll(async () => {
  backend = await openBackend({ google: { clientId: 'client.example', secret: 'not-shown' } })
})
afterAll(() => backend.close())

/** Where the browser would be sent back to, as the backend wrote it down before it sent the browser to Google. */
async function returnFor(redirectTo: string): Promise<{ google: URL; back: string } | undefined> {
  const url = new URL(`${SITE}/auth/v1/authorize`)
  url.searchParams.set('provider', 'google')
  url.searchParams.set('redirect_to', redirectTo)
  url.searchParams.set('prompt', 'consent')
  url.searchParams.set('code_challenge', 'x'.repeat(43))
  url.searchParams.set('code_challenge_method', 's256')
  const response = await backend.fetch(new Request(url, { redirect: 'manual' }))
  if (response.status === 400) return undefined
  expect(response.status).toBe(302)
  const { rows } = await backend.database.query<{ referrer: string }>(
    'select referrer from auth.flow_state order by created_at desc limit 1'
  )
  return { google: new URL(response.headers.get('location') ?? ''), back: rows[0]?.referrer ?? '' }
}

test('Google is offered only where it is set up, and its secret stays here', async () => {
  const settings = await (await backend.fetch(new Request(`${SITE}/auth/v1/settings`, { headers }))).text()
  expect(JSON.parse(settings)).toMatchObject({ external: { google: true } })
  expect(settings).not.toContain('not-shown')
})

test('Google is asked with our own address to come back to, and the student returns to the callback page', async () => {
  const sent = await returnFor(`${SITE}/auth/callback`)
  expect(sent?.google.origin).toBe('https://accounts.google.com')
  expect(sent?.google.searchParams.get('redirect_uri')).toBe(`${SITE}/auth/v1/callback`)
  expect(sent?.google.searchParams.get('prompt')).toBe('consent')
  const twin = 'http://127.0.0.1:4321'
  for (const place of [`${SITE}/auth/callback`, `${SITE}/auth/callback?next=%2Fnotetaker`, `${twin}/auth/callback`])
    expect((await returnFor(place))?.back).toBe(place)
})

test('no other site, and no other port of this machine, is a place to return to', async () => {
  for (const hostile of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    `${SITE}.evil.example/auth/callback`,
    `${SITE}@evil.example/`,
    'javascript:alert(1)',
    'data:text/html,x',
    'https://evil.example/?u=http://localhost:4321/auth/callback',
    'http://localhost:43210/',
    'https://localhost:4321/'
  ])
    expect([hostile, await returnFor(hostile)]).toEqual([hostile, undefined])
})
