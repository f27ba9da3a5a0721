import { expect, test, vi } from 'vitest'
import { guardWhatLiesBeneath, isSecondPress, pressedOnce } from '#ui/double-press.ts'

test('a double press on "Show answer" does not grade the card under the finger', () => {
  const done: string[] = []
  const press = (timeStamp: number, clientX: number, name: string, detail = 1): void =>
    pressedOnce({ timeStamp, clientX, clientY: 500, detail }, () => done.push(name))
  press(1000, 200, 'show')
  press(1180, 203, 'grade by the double press')
  press(1500, 200, 'grade')
  press(1650, 200, 'show by the double press')
  press(1700, 320, 'elsewhere')
  press(1710, 0, 'a key', 0)
  expect(done).toEqual(['show', 'grade', 'elsewhere', 'a key'])
})

test('a press counts again after 400 ms, and at once beside the first', () => {
  const first = { at: 0, x: 10, y: 10 }
  expect(isSecondPress(first, { ...first, at: 399 })).toBe(true)
  expect(isSecondPress(first, { ...first, at: 400 })).toBe(false)
  expect(isSecondPress(first, { at: 100, x: 10, y: 35 })).toBe(false)
  expect(isSecondPress(null, first)).toBe(false)
})

test('a double press that closed a dialog made a new block in the calendar beneath it', () => {
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  const heard: string[] = []
  const press = (at: number, clientX: number): void => {
    for (const type of ['pointerdown', 'pointerup', 'click']) {
      const event = Object.assign(new Event(type, { cancelable: true }), { clientX, clientY: 5 })
      Object.defineProperty(event, 'timeStamp', { value: at })
      page.dispatchEvent(event)
    }
  }
  const close = guardWhatLiesBeneath()
  press(1000, 50)
  close()
  for (const type of ['pointerdown', 'click'])
    page.addEventListener(type, ({ timeStamp }) => void heard.push(`${type} ${timeStamp}`))
  press(1150, 52)
  press(1200, 300)
  press(1250, 301)
  vi.unstubAllGlobals()
  expect(heard).toEqual([1200, 1250].flatMap(at => [`pointerdown ${at}`, `click ${at}`]))
})
