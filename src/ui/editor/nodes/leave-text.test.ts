// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { beside } from '#ui/editor/nodes/leave-text.ts'

test('the key out of the text leads past its formulas, on and back: Tab never left a table', () => {
  Element.prototype.checkVisibility = () => true
  document.body.innerHTML =
    '<button id="bar"></button><div id="text"><span tabindex="0"></span><input /></div><a id="next" href="/"></a>'
  const text = document.querySelector<HTMLElement>('#text')
  if (!text) throw new Error('no text')
  expect(beside(text, false)?.id).toBe('next')
  expect(beside(text, true)?.id).toBe('bar')
})
