import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seal, unseal } from '#server/ai/keys/seal.ts'

const secret = 'a secret of at least thirty-two characters'
const bound = ['user-1', 'openai', null]

test('what was sealed opens with the same secret for the same student, and with nothing else', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), plain => {
      const sealed = seal(secret, bound, plain)
      expect(unseal(secret, bound, sealed)).toBe(plain)
      expect(unseal(`${secret}!`, bound, sealed)).toBeNull()
      expect(unseal(secret, ['user-2', 'openai', null], sealed)).toBeNull()
      expect(unseal(secret, ['user-1', 'openai', 'https://elsewhere.example'], sealed)).toBeNull()
    }),
    { numRuns: 30 }
  )
})

test('the same key is never sealed twice alike, and does not stand in it', () => {
  const [one, two] = [seal(secret, bound, 'sk-1234567890'), seal(secret, bound, 'sk-1234567890')]
  expect(one).not.toBe(two)
  expect(Buffer.from(one.split('.').at(-1) ?? '', 'base64url').toString()).not.toContain('1234')
})

test('a changed or broken text does not open', () => {
  const sealed = seal(secret, bound, 'sk-1234567890')
  for (let at = 3; at < sealed.length; at += 1) {
    // The last sign of a base64 text may carry no bits: another bit of the sign before it does.
    const other = sealed[at] === 'A' ? 'Q' : 'A'
    const changed = `${sealed.slice(0, at)}${other}${sealed.slice(at + 1)}`
    if (sealed[at] !== '.' && sealed[at + 1] !== '.' && at < sealed.length - 1)
      expect(unseal(secret, bound, changed)).toBeNull()
  }
  for (const text of ['', 'v1', 'v1...', 'v2.a.b.c', 'nonsense']) expect(unseal(secret, bound, text)).toBeNull()
})
