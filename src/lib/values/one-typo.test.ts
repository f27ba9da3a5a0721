import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beginsWithTypo, isOneTypo } from '#lib/values/one-typo.ts'

test.each([
  ['rathenau', 'rathenua', true],
  ['photosynthesis', 'photosyntesis', true],
  ['mitosis', 'mittosis', true],
  ['mitosis', 'meiosis', false],
  ['cell', 'sell', false]
])('%s and %s: %s', (word, typed, isSlip) => {
  expect(isOneTypo(word, typed)).toBe(isSlip)
  expect(isOneTypo(typed, word)).toBe(isSlip)
})

test('a word with any letter left out, changed or swapped behind its first is one slip away', () => {
  const word = fc.stringMatching(/^[a-z]{5,12}$/)
  fc.assert(
    fc.property(word, fc.nat(), fc.constantFrom('left out', 'changed', 'swapped'), (said, seed, how) => {
      const at = 1 + (seed % (said.length - 2))
      const rest = { 'left out': '', changed: '#', swapped: `${said[at + 1] ?? ''}${said[at] ?? ''}` }[how]
      expect(beginsWithTypo(said, said.slice(0, at) + rest + said.slice(how === 'swapped' ? at + 2 : at + 1))).toBe(
        true
      )
    })
  )
})

test('a word that is still being typed is found', () => {
  expect(beginsWithTypo('rathenau', 'rathne')).toBe(true)
  expect(beginsWithTypo('rathenau', 'rothschild')).toBe(false)
})
