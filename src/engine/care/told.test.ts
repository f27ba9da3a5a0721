import { expect, test } from 'vitest'
import { toldOf } from '#engine/care/told.ts'

test.each([
  ['i want to die', 'self'],
  ['my dad hits me when I get bad grades', 'home'],
  ['my friend says she will end it tonight', 'friend'],
  ['my best friend wants to kill herself', 'friend']
])('%s: the text is for %s', (text, told) => {
  expect(toldOf(text)).toBe(told)
})
