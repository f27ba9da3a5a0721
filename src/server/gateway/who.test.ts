import { expect, test } from 'vitest'
import { whoIs } from '#server/gateway/who.ts'

const token = `a.${Buffer.from('{"exp": 1}').toString('base64url')}.c`
const asked = { headers: new Headers({ authorization: `Bearer ${token}` }) }
const answering = (status: number, body: unknown = {}) => ({
  url: 'http://localhost:4321',
  anonKey: 'key',
  fetch: () => Promise.resolve(Response.json(body, { status }))
})

test.each([429, 500, 503])('a backend that answers %i refuses nobody: it cannot be asked now', async status => {
  await expect(whoIs(asked, answering(status))).rejects.toMatchObject({ code: 'unavailable' })
})

test.each([401, 403, 404])('a token that the backend answers with %i is not accepted', async status => {
  await expect(whoIs(asked, answering(status))).rejects.toMatchObject({ code: 'unauthorised' })
})

test('a token that the backend vouches for names its owner and its end', async () => {
  const id = '0190c1f0-0000-7000-8000-000000000001'
  expect(await whoIs(asked, answering(200, { id }))).toEqual({ id, token, expiresAt: 1000 })
  expect(await whoIs({ headers: new Headers() }, answering(200, { id }))).toBeNull()
})
