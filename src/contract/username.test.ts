import fc from 'fast-check'
import { expect, test } from 'vitest'
import { username } from '#contract/account.ts'
import { usernameFlaw } from '#domain/account/username.ts'

test('each flaw is named', () => {
  expect(usernameFlaw('ab')).toBe('short')
  expect(usernameFlaw('a'.repeat(21))).toBe('long')
  expect(usernameFlaw('ada lovelace')).toBe('characters')
  expect(usernameFlaw('zoë')).toBe('characters')
  for (const name of ['killmenow', 'Kill_Me_2', 'wanna_die']) expect(usernameFlaw(name)).toBe('worrying')
  for (const name of ['Ada_1815', 'skillman', 'endless']) expect(usernameFlaw(name)).toBeNull()
})

test('it agrees with the contract on the form of every name', () => {
  const name = fc.oneof(fc.string({ maxLength: 25 }), fc.stringMatching(/^[A-Za-z0-9_]{0,24}$/))
  const mayBe = (text: string): boolean => [null, 'worrying'].includes(usernameFlaw(text))
  fc.assert(fc.property(name, text => mayBe(text) === username.safeParse(text).success))
})
