import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COMMON_PASSWORDS } from '#domain/account/common-passwords.ts'
import { passwordFlaw } from '#domain/account/password.ts'

const ada = { email: 'ada.lovelace@example.org', name: 'Ada Lovelace', siteName: 'Examplesite' }

test.each([
  ['seven77', 'short'],
  ['', 'short'],
  ['😀😀😀😀😀😀😀', 'short'],
  ['a'.repeat(73), 'long'],
  [`${'é'.repeat(36)}x`, 'long'],
  ['password', 'common'],
  ['PassWord1', 'common'],
  ['qwertyuiop', 'common'],
  ['aaaaaaaaaa', 'repeated'],
  ['abababababab', 'repeated'],
  ['lovelace1', 'personal'],
  ['Lovelace-1', 'personal'],
  ['ada.lovelace@example.org', 'personal'],
  ['examplesite!', 'personal']
])('%j is refused: %s', (password, flaw) => {
  expect(passwordFlaw(password, ada)).toBe(flaw)
})

test.each([
  'a quiet violet harbour',
  'correcthorsebatterystaple',
  'é'.repeat(4) + 'öüß漢',
  'lovelace swam in winter',
  'x'.repeat(3) + 'yzw0123',
  'abcdefghijklmnopqrstuvwxyz'.repeat(3).slice(0, 72)
])('%j is accepted, whatever kinds of characters it has', password => {
  expect(passwordFlaw(password, ada)).toBeNull()
})

test('the list holds passwords that pass the length, all in lower case', () => {
  expect(COMMON_PASSWORDS.size).toBeGreaterThan(1000)
  for (const password of COMMON_PASSWORDS) {
    expect(password.length).toBeGreaterThanOrEqual(8)
    expect(password).toBe(password.toLowerCase())
  }
})

test('without names nothing counts as personal, and no text of 12 or more different letters is refused', () => {
  const nobody = { email: '', name: '', siteName: 'Examplesite' }
  const long = fc.uniqueArray(fc.constantFrom(...Array.from('abcdefghijklmnopqrstuvwxyz')), {
    minLength: 14,
    maxLength: 20
  })
  fc.assert(fc.property(long, letters => passwordFlaw(letters.join(''), nobody) === null))
})
