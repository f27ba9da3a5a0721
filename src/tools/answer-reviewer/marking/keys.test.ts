import { expect, test } from 'vitest'
import { readMarkKey } from '#tools/answer-reviewer/marking/keys.ts'

const press = (key: string, more: Partial<Parameters<typeof readMarkKey>[0]> = {}) => ({
  key,
  repeat: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  ...more
})

test('J and K walk, digits decide, Z takes back', () => {
  expect(readMarkKey(press('j'), false)).toEqual({ kind: 'walk', by: 1 })
  expect(readMarkKey(press('K'), false)).toEqual({ kind: 'walk', by: -1 })
  expect(readMarkKey(press('1'), false)).toEqual({ kind: 'digit', digit: 1 })
  expect(readMarkKey(press('z'), false)).toEqual({ kind: 'undo' })
  expect(readMarkKey(press('l'), false)).toEqual({ kind: 'levels' })
  expect(readMarkKey(press('x'), false)).toBeNull()
})

test('a held key walks on and decides once; typing and shortcuts of the browser are left alone', () => {
  expect(readMarkKey(press('j', { repeat: true }), false)).toEqual({ kind: 'walk', by: 1 })
  expect(readMarkKey(press('1', { repeat: true }), false)).toBeNull()
  expect(readMarkKey(press('z', { repeat: true }), false)).toBeNull()
  expect(readMarkKey(press('1'), true)).toBeNull()
  for (const held of ['ctrlKey', 'metaKey', 'altKey', 'isComposing'] as const)
    expect(readMarkKey(press('z', { [held]: true }), false)).toBeNull()
})
