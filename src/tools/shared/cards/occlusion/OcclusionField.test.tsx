// @vitest-environment jsdom
import { act, useState, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { nextBox, readOcclusion, writeOcclusion } from '#domain/cards/occlusion.ts'

vi.mock('#tools/shared/pictures/use-file-url.ts', () => ({ useFileUrl: () => ['blob:picture', () => {}] }))
vi.mock('#ui/adopt-styles.ts', () => ({ adoptStyles: () => {} }))
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
// What waits for a frame is there at once.
vi.stubGlobal('requestAnimationFrame', (run: () => void) => queueMicrotask(run))
const { OcclusionField } = await import('#tools/shared/cards/occlusion/OcclusionField.tsx')

const PICTURE = { fileId: 'f', alt: '', width: 100, height: 100 }
let front = ''

function Host(): ReactNode {
  const [now, set] = useState(front)
  const change = (next: string): void => {
    front = next
    set(next)
  }
  return <OcclusionField front={now} picture={PICTURE} fault={null} change={change} />
}

const places = (): number[][] =>
  (readOcclusion(front)?.boxes ?? []).map(({ left, top, width, height }) =>
    [left, top, width, height].map(share => Math.round(100 * share))
  )
const settle = (run: () => void): Promise<void> =>
  act(() => {
    run()
    return Promise.resolve()
  })
const fire = (target: Element | undefined | null, event: Event) => settle(() => target?.dispatchEvent(event))
const at = (type: string, clientX: number, clientY: number) =>
  new MouseEvent(type, { bubbles: true, clientX, clientY, button: 0 })
const key = (name: string, shiftKey = false) => new KeyboardEvent('keydown', { key: name, shiftKey, bubbles: true })

test('boxes are drawn, moved and stretched by the pointer, and added, moved, stretched and removed by keys', async () => {
  front = writeOcclusion({
    words: '',
    boxes: [nextBox([], { label: 'nucleus' })].filter(box => box !== null),
    hidesAll: false
  })
  const page = document.body.appendChild(document.createElement('div'))
  await settle(() => createRoot(page).render(<Host />))
  const stage = page.querySelector<HTMLElement>('.oc-stage')
  const boxes = () => [...page.querySelectorAll<HTMLElement>('.oc-box')]
  Object.assign(stage ?? {}, { getBoundingClientRect: () => new DOMRect(0, 0, 100, 100), setPointerCapture: () => {} })

  await fire(stage, at('pointerdown', 5, 70))
  await fire(stage, at('pointerup', 40, 95))
  expect(places()).toEqual([
    [30, 30, 30, 15],
    [5, 70, 35, 25]
  ])
  // A press alone draws nothing.
  await fire(stage, at('pointerdown', 80, 10))
  await fire(stage, at('pointerup', 80, 10))
  await fire(boxes()[1], at('pointerdown', 10, 75))
  await fire(stage, at('pointerup', 20, 65))
  await fire(boxes()[1]?.querySelector('.oc-handle'), at('pointerdown', 50, 85))
  await fire(stage, at('pointerup', 60, 85))
  expect(places()).toEqual([
    [30, 30, 30, 15],
    [15, 60, 45, 25]
  ])
  await fire(boxes()[0], key('ArrowLeft'))
  await fire(boxes()[0], key('ArrowDown', true))
  expect(places()[0]).toEqual([29, 30, 30, 16])

  await settle(() => [...page.querySelectorAll('button')].find(button => button.textContent === 'Add a box')?.click())
  expect([boxes().length, document.activeElement?.getAttribute('aria-label')]).toEqual([3, 'Box 3: no name'])
  await fire(boxes()[2], key('Delete'))
  expect([boxes().length, document.activeElement?.getAttribute('aria-label')]).toEqual([2, 'Box 2: no name'])
  for (let left = 2; left > 0; left -= 1) await fire(boxes()[0], key('Delete'))
  // The last box stays: without one it would be no picture card.
  expect(boxes()).toHaveLength(1)
})

test('the box that is there at the start goes when one is drawn: no card asks for a part that nobody chose', async () => {
  front = writeOcclusion({ words: '', boxes: [nextBox([])].filter(box => box !== null), hidesAll: false })
  const page = document.body.appendChild(document.createElement('div'))
  await settle(() => createRoot(page).render(<Host />))
  const stage = page.querySelector<HTMLElement>('.oc-stage')
  Object.assign(stage ?? {}, { getBoundingClientRect: () => new DOMRect(0, 0, 100, 100), setPointerCapture: () => {} })
  for (const from of [5, 55]) {
    await fire(stage, at('pointerdown', from, 70))
    await fire(stage, at('pointerup', from + 35, 95))
  }
  expect(places()).toEqual([
    [5, 70, 35, 25],
    [55, 70, 35, 25]
  ])
  expect(readOcclusion(front)?.boxes.map(({ ordinal }) => ordinal)).toEqual([1, 2])
})
