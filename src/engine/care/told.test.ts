import { expect, test } from 'vitest'
import { toldOf, toldOfAny } from '#engine/care/told.ts'

test.each([
  ['i want to die', 'self'],
  ['my dad hits me when I get bad grades', 'home'],
  ['my friend says she will end it tonight', 'friend'],
  ['my best friend wants to kill herself', 'friend']
])('%s: the text is for %s', (text, told) => {
  expect(toldOf(text)).toBe(told)
})

test('outside the chatbot whoever was hurt at home was sent to a parent first: one such text among others decides', () => {
  expect(toldOfAny(['Rivers erode their banks.', 'My dad hits me every day'])).toBe('home')
  expect(toldOfAny(['I want to die'])).toBe('self')
  expect(toldOfAny(['My friend says that rivers erode'])).toBe('self')
})
