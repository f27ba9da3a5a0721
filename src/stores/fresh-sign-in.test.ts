import { expect, test } from 'vitest'
import { aSession } from '../../tests/support/fake-auth.ts'
import { proveFreshSignIn, signInAge } from '#stores/fresh-sign-in.ts'
import { wordsFor } from '#stores/words.ts'

const NOW = 1_795_000_000

function session(claims: object) {
  const body = Buffer.from(JSON.stringify({ name: 'Zoë ÿ?>', ...claims })).toString('base64url')
  return { ...aSession(), access_token: `head.${body}.signature` }
}

test('the age of a sign-in is read from the token, by the newest proof in it', () => {
  const amr = [
    { method: 'oauth', timestamp: NOW - 700 },
    { method: 'totp', timestamp: NOW - 30 }
  ]
  expect(signInAge(session({ iat: NOW, amr }))).toBe(30)
  const time = ((NOW - 90) * 1000).toString(16).padStart(12, '0')
  const session_id = `${time.slice(0, 8)}-${time.slice(8)}-7576-a4f1-14641bccf30c`
  expect(signInAge(session({ iat: NOW, session_id }))).toBe(90)
  expect(signInAge(session({ iat: NOW, session_id: '5b2f1f0c-1111-4222-8333-444455556666' }))).toBeNull()
  expect(signInAge(session({ iat: NOW }))).toBeNull()
  expect(signInAge({ ...aSession(), access_token: 'no token' })).toBeNull()
})

test('ten minutes are fresh, longer is refused in plain words, and so is a token that says nothing', () => {
  const signedInAgo = (seconds: number) => session({ iat: NOW, amr: [{ method: 'oauth', timestamp: NOW - seconds }] })
  expect(() => proveFreshSignIn(signedInAgo(600))).not.toThrow()
  for (const old of [signedInAgo(601), session({})]) {
    try {
      proveFreshSignIn(old)
      expect.unreachable()
    } catch (error) {
      expect(wordsFor(error)).toContain('Nothing was changed')
    }
  }
})
