// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { $isPaletteOpen, closePalette, giveEarly, openPalette } from '#tools/shell/frame/palette-open.store.ts'

afterEach(closePalette)

function given(): string {
  let all = ''
  giveEarly(words => (all = words))
  return all
}

function press(key: string, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  document.body.dispatchEvent(event)
  return event
}

test('the first letters typed while the palette opens are not lost: "Photo" was "to"', () => {
  openPalette()
  const events = ['P', 'h', 'o', 'x', 'Backspace'].map(key => press(key))
  expect(events.every(event => event.defaultPrevented)).toBe(true)
  expect(press('Tab').defaultPrevented).toBe(false)
  expect(press('r', { ctrlKey: true }).defaultPrevented).toBe(false)
  expect(given()).toBe('Pho')
  expect(press('t').defaultPrevented).toBe(false)
  expect(given()).toBe('')
})

test('Escape takes the palette back before it is there', () => {
  openPalette()
  press('a')
  press('Escape')
  expect($isPaletteOpen.get()).toBe(false)
  expect(press('b').defaultPrevented).toBe(false)
})
