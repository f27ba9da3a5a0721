import fc from 'fast-check'
import { expect, test } from 'vitest'
import { username } from '#contract/account.ts'
import { usernameFlaw } from '#domain/account/username.ts'

test('each flaw is named', () => {
  expect(usernameFlaw('ab')).toBe('short')
  expect(usernameFlaw('a'.repeat(21))).toBe('long')
  expect(usernameFlaw('ada lovelace')).toBe('characters')
  expect(usernameFlaw('zoë')).toBe('characters')
  expect(usernameFlaw('Ada_1815')).toBeNull()
})

test('it agrees with the contract on every name', () => {
  const name = fc.oneof(fc.string({ maxLength: 25 }), fc.stringMatching(/^[A-Za-z0-9_]{0,24}$/))
  fc.assert(fc.property(name, text => (usernameFlaw(text) === null) === username.safeParse(text).success))
})
