// @vitest-environment jsdom
import { act, createElement, useRef, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { useCover } from '#ui/overlay/cover.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

function Page({ isOn }: { readonly isOn: boolean }): ReactNode {
  const sheet = useRef<HTMLElement>(null)
  useCover(sheet, isOn)
  return createElement(
    'main',
    null,
    createElement('p', { id: 'note' }),
    createElement('aside', { id: 'sheet', ref: sheet }, createElement('button', { id: 'in' }))
  )
}

test('a sheet over the note keeps the keys: the note behind it was reached by Tab', () => {
  document.body.innerHTML = '<nav id="frame"></nav><div id="room"></div><section class="notices"></section>'
  const root = createRoot(document.querySelector('#room') as HTMLElement)
  const inert = (): string[] =>
    [...document.querySelectorAll<HTMLElement>('body *')].filter(one => one.inert).map(({ id }) => id)
  act(() => root.render(createElement(Page, { isOn: true })))
  expect(inert()).toEqual(['frame', 'note'])
  act(() => root.render(createElement(Page, { isOn: false })))
  expect(inert()).toEqual([])
  act(() => root.unmount())
})
