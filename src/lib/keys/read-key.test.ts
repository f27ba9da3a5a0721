import { expect, test } from 'vitest'
import { isSingle, KEYS, type KeyGroup } from '#lib/keys/key-table.ts'
import { OPEN_DIALOG, readKey, spelt, type KeyPlace, type KeyPress } from '#lib/keys/read-key.ts'

const press = (key: string, change: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ...{ repeat: false, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, isComposing: false },
  ...change
})

/** The press that a key of the table stands for. */
function pressOf(written: string): KeyPress {
  const parts = written.split('+')
  const name = parts.at(-1) ?? ''
  const has = (part: string): boolean => parts.slice(0, -1).includes(part)
  return press(name === 'space' ? ' ' : name, {
    ctrlKey: has('mod'),
    altKey: has('alt'),
    shiftKey: has('shift')
  })
}

const read = (group: KeyGroup, pressed: KeyPress, place: KeyPlace = 'page') => readKey(group, pressed, place, true)
const all = (Object.keys(KEYS) as KeyGroup[]).flatMap(group =>
  Object.entries<readonly string[]>(KEYS[group]).flatMap(([act, keys]) =>
    keys.map((key, at) => ({ group, act, key, at }))
  )
)

test('every key of the table means its act, and no two acts of a part have the same', () => {
  expect(all.length).toBeGreaterThan(50)
  for (const { group, act, key, at } of all) expect(read(group, pressOf(key)), `${group} ${key}`).toEqual({ act, at })
})

test('switched off, no letter, figure or sign alone does anything', () => {
  const acting = all.filter(({ group, key }) => readKey(group, pressOf(key), 'page', false) !== null)
  expect(acting.filter(({ key }) => isSingle(key))).toEqual([])
  expect(acting).toEqual(all.filter(({ key }) => !isSingle(key)))
})

test('a review can be done without a mouse', () => {
  const keys = [' ', 'Enter', '1', '4', 'z', 'e', 'b', 's', 'p', 'Z']
  expect(keys.map(key => read('review', press(key))?.act)).toEqual([
    'show',
    'show',
    'grade',
    'grade',
    'undo',
    'edit',
    'bury',
    'suspend',
    'play',
    'undo'
  ])
  expect(read('review', press('3'))).toEqual({ act: 'grade', at: 2 })
  expect(read('page', press('?', { shiftKey: true }))?.act).toBe('keys')
})

test('space and enter on a button or a link stay with it, the grades work from anywhere on the card', () => {
  expect(read('review', press(' '), 'control')).toBeNull()
  expect(read('review', press('Enter'), 'control')).toBeNull()
  expect(read('review', press('2'), 'control')).toEqual({ act: 'grade', at: 1 })
})

test('typing, a dialog, a held key and the shortcuts of the browser are left alone', () => {
  expect(read('review', press('1'), 'elsewhere')).toBeNull()
  expect(read('review', press('1', { repeat: true }))).toBeNull()
  expect(read('review', press('z', { ctrlKey: true }))).toBeNull()
  expect(read('review', press('s', { metaKey: true }))).toBeNull()
  expect(read('review', press('e', { isComposing: true }))).toBeNull()
  expect(read('review', press('toString'))).toBeNull()
})

test('a quiz can be taken by letters, figures and Enter', () => {
  const ask = ['a', 'D', '2', 'Enter', 's', 'x', 'e'].map(key => read('quiz', press(key)))
  expect(ask.map(one => one && one.act)).toEqual(['choose', 'choose', 'choose', 'check', 'sure', null, null])
  const shown = ['c', 'x', '1', 'a', 'Enter'].map(key => read('solution', press(key)))
  expect(shown.map(one => one && one.act)).toEqual(['card', 'wrong', 'judge', null, 'on'])
})

test('in marking a held key walks on and decides once', () => {
  expect(read('marking', press('j', { repeat: true }))?.act).toBe('next')
  expect(read('marking', press('K'))?.act).toBe('back')
  expect(read('marking', press('1', { repeat: true }))).toBeNull()
  expect(read('marking', press('z', { repeat: true }))).toBeNull()
  expect(read('marking', press('7'))).toEqual({ act: 'digit', at: 7 })
})

test('Ctrl and ⌘ are one, and Shift counts only beside another key', () => {
  expect(spelt(press('k', { metaKey: true }))).toBe('mod+k')
  expect(spelt(press('F', { ctrlKey: true, shiftKey: true }))).toBe('mod+shift+f')
  expect(spelt(press('Z', { shiftKey: true }))).toBe('z')
  expect(spelt(press('Enter', { shiftKey: true }))).toBe('shift+enter')
})

test('a notice does not kill the keys of a review: only a dialog that takes over the page does', () => {
  for (const role of ['dialog', 'alertdialog'])
    expect(OPEN_DIALOG).toContain(`[role="${role}"]:not([aria-modal="false"])`)
  expect(OPEN_DIALOG.split(', ').every(part => part.includes(':not([aria-modal="false"])'))).toBe(true)
})
