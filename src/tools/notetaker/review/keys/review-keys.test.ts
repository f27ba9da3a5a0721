import { expect, test } from 'vitest'
import { OPEN_DIALOG, readKey } from '#tools/notetaker/review/keys/review-keys.ts'

const press = (key: string, change = {}) => ({
  key,
  repeat: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  ...change
})

test('a review can be done without a mouse', () => {
  const keys = [' ', 'Enter', '1', '4', 'z', 'e', 'b', 's', 'p', '?', 'Z']
  expect(keys.map(key => readKey(press(key), 'card')?.kind)).toEqual([
    'show',
    'show',
    'grade',
    'grade',
    'undo',
    'edit',
    'bury',
    'suspend',
    'play',
    'help',
    'undo'
  ])
  expect(readKey(press('3'), 'card')).toEqual({ kind: 'grade', grade: 3 })
})

test('space and enter on a button or a link stay with it, the grades work from anywhere on the card', () => {
  expect(readKey(press(' '), 'control')).toBeNull()
  expect(readKey(press('Enter'), 'control')).toBeNull()
  expect(readKey(press('2'), 'control')).toEqual({ kind: 'grade', grade: 2 })
})

test('typing, a dialog, a held key and the shortcuts of the browser are left alone', () => {
  expect(readKey(press('1'), 'elsewhere')).toBeNull()
  expect(readKey(press('1', { repeat: true }), 'card')).toBeNull()
  expect(readKey(press('z', { ctrlKey: true }), 'card')).toBeNull()
  expect(readKey(press('s', { metaKey: true }), 'card')).toBeNull()
  expect(readKey(press('e', { isComposing: true }), 'card')).toBeNull()
  expect(readKey(press('toString'), 'card')).toBeNull()
})

test('a notice does not kill the keys of a review: only a dialog that takes over the page does', () => {
  for (const role of ['dialog', 'alertdialog'])
    expect(OPEN_DIALOG).toContain(`[role="${role}"]:not([aria-modal="false"])`)
  expect(OPEN_DIALOG.split(', ').every(part => part.includes(':not([aria-modal="false"])'))).toBe(true)
})
