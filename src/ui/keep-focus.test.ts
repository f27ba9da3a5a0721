// @vitest-environment jsdom
import { createElement, useRef, useState, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { act } from 'react'
import { expect, test } from 'vitest'
import { useKeptFocus } from '#ui/keep-focus.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

function Tray(): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(true)
  useKeptFocus(place)
  const add = createElement('button', { onClick: () => setOpen(false) }, 'Add')
  return createElement(
    'div',
    { ref: place },
    createElement('button', { id: 'close' }, 'Close'),
    createElement('div', null, isOpen && add)
  )
}

test('the focus stays in the panel when the last button of its row goes: after "Add 6 cards" it was nowhere', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  act(() => root.render(createElement(Tray)))
  const button = host.querySelectorAll('button')[1]
  button?.focus()
  act(() => button?.click())
  await expect.poll(() => document.activeElement?.id).toBe('close')
  act(() => root.unmount())
})
