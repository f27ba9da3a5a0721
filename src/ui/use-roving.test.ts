import { expect, test } from 'vitest'
import { movedBy } from '#ui/use-roving.ts'

test('arrows go one item on and back and stop at the ends, Home and End go to them', () => {
  expect(['ArrowDown', 'ArrowUp', 'Home', 'End'].map(key => movedBy(key, 3, 26))).toEqual([4, 2, 0, 25])
  expect(['ArrowDown', 'ArrowUp'].map(key => movedBy(key, 25, 26))).toEqual([25, 24])
  expect(movedBy('ArrowUp', 0, 26)).toBe(0)
})

test('every other key is left to whoever else wants it', () => {
  for (const key of ['Tab', 'Enter', ' ', 'ArrowRight', 'a']) expect(movedBy(key, 0, 2)).toBeNull()
})
