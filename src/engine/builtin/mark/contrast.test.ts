import { expect, test } from 'vitest'
import { isCrossed } from '#engine/builtin/mark/contrast.ts'
import { wordsWithPlaces } from '#engine/builtin/mark/tokens.ts'

test.each([
  ['RAM is volatile, ROM is non-volatile', 'RAM is volatile but ROM is not volatile.', false],
  ['RAM is volatile, ROM is non-volatile', 'ROM is volatile and RAM is permanent.', true],
  ['ROM stores the boot program, RAM stores data in use', 'RAM holds data that is in use.', false],
  ['ROM stores the boot program, RAM stores data in use', 'RAM stores the boot program.', true],
  ['RAM is volatile', 'ROM is volatile.', false],
  // As much on one side as on the other: nothing shows that the two were confused.
  ['RAM is volatile, ROM is permanent', 'RAM unlike ROM is volatile. ROM is permanent.', false],
  ['RAM is volatile, ROM is permanent', 'RAM unlike ROM is volatile. RAM is permanent.', true]
])('"%s" is crossed by "%s": %s', (point, answer, is) => {
  const asked = new Set(wordsWithPlaces('What is the difference between RAM and ROM?').map(word => word.sense))
  expect(isCrossed(point, answer, wordsWithPlaces(answer, true), asked)).toBe(is)
})
