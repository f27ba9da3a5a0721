import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { smallStorage } from '../../../../tests/support/small-storage.ts'
import { eraseWorkspace, openWorkspace } from '#data/read/workspace.ts'
import { readRow } from '#data/read/live-rows.ts'
import { save } from '#data/write/write.ts'
import { newId } from '#lib/ids.ts'
import { BLANK_GRAPH } from '#contract/graph.ts'
import { graphFields } from '#tools/shared/saving/graph-device.ts'
import {
  $canRedo,
  $fit,
  $canUndo,
  $graph,
  $running,
  $values,
  $lines,
  addLine,
  enterGraph,
  leaveGraph,
  redo,
  removeLine,
  runSlider,
  setAngle,
  setFit,
  setSlider,
  setWindow,
  stopSlider,
  undo,
  write
} from '#tools/study-zone/graph/graph.store.ts'

const user = newId()
beforeEach(async () => {
  vi.stubGlobal('localStorage', smallStorage())
  const page = new EventTarget()
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  await openWorkspace(user)
})
afterEach(async () => {
  leaveGraph()
  await eraseWorkspace(user)
  vi.unstubAllGlobals()
})

const texts = (): string[] | undefined => $graph.get()?.lines.map(({ text }) => text)
const line = (id: string, text: string) => ({ id, text, isShown: true })

async function open(): Promise<string> {
  const id = newId()
  await save('graphs', id, graphFields({ title: '', doc: { ...BLANK_GRAPH, lines: [line('a', 'y = x')] } }))
  enterGraph(id)
  await expect.poll(texts).toEqual(['y = x'])
  return id
}

test('undo and redo go over typing, new lines and deleted ones', async () => {
  await open()
  for (const text of ['y = x²', 'y = x² +', 'y = x² + 1']) write('a', text)
  const added = addLine('y = 2')
  removeLine('a')
  expect(texts()).toEqual(['y = 2'])
  undo()
  expect(texts()).toEqual(['y = x² + 1', 'y = 2'])
  undo()
  undo()
  expect(texts()).toEqual(['y = x'])
  expect($canUndo.get()).toBe(false)
  redo()
  redo()
  expect(texts()).toEqual(['y = x² + 1', 'y = 2'])
  write(added ?? '', 'y = 3')
  expect($canRedo.get()).toBe(false)
})

test('undo takes back what was done here, and not what another tab wrote since', async () => {
  const id = await open()
  write('a', 'y = 5x')
  await expect.poll(async () => (await readRow('graphs', id))?.expressions.lines[0]?.text).toBe('y = 5x')
  const doc = { ...BLANK_GRAPH, lines: [line('a', 'y = 5x'), line('other', 'x = 1')] }
  await save('graphs', id, graphFields({ title: '', doc }))
  await expect.poll(texts).toEqual(['y = 5x', 'x = 1'])
  undo()
  expect(texts()).toEqual(['y = x', 'x = 1'])
})

test('a letter that runs changes nothing that is kept until it stops, and what speaks of it only', async () => {
  const id = await open()
  write('a', 'y = k x')
  setSlider('k', { value: 2 })
  const [doc, values, lines] = [$graph.get(), $values.get(), $lines.get()]
  runSlider('k', 2.5)
  expect($graph.get()).toBe(doc)
  expect($values.get()).toEqual({ k: 2.5 })
  stopSlider('k')
  expect($graph.get()?.sliders['k']?.value).toBe(2.5)
  expect([$running.get(), $lines.get()]).toEqual([null, lines])
  expect(values).toEqual({ k: 2 })
  // A window that is moved leaves the letters as they are: no curve is worked out anew.
  const before = $values.get()
  setWindow({ x0: -1, x1: 1, y0: -1, y1: 1 })
  expect($values.get()).toBe(before)
  // Leaving the room while it runs keeps where it was.
  runSlider('k', 3)
  leaveGraph()
  await expect.poll(async () => (await readRow('graphs', id))?.expressions.sliders['k']?.value).toBe(3)
})

test('a fit was gone after a reload', async () => {
  const id = await open()
  write('a', '(1, 2), (2, 4), (3, 6.1)')
  expect($fit.get().model).toBe('none')
  setFit({ id: 'a', model: 'linear' })
  leaveGraph()
  await expect.poll(async () => (await readRow('graphs', id))?.expressions.fit).toEqual({ id: 'a', model: 'linear' })
  enterGraph(id)
  await expect.poll(() => $fit.get()).toEqual({ id: 'a', model: 'linear' })
  setFit({ id: 'a', model: 'none' })
  leaveGraph()
  await expect.poll(async () => (await readRow('graphs', id))?.expressions.fit?.model).toBe('none')
})

test('a graph of an earlier version, without a fit, stays readable', async () => {
  const id = await open()
  expect((await readRow('graphs', id))?.expressions).not.toHaveProperty('fit')
  expect($fit.get()).toEqual({ id: '', model: 'none' })
})

test('in degrees sin²x was a level line in the old window', async () => {
  await open()
  write('a', 'y = sin²x')
  setWindow({ x0: -8, x1: 8, y0: -12, y1: 165 })
  setAngle('degrees')
  expect($graph.get()?.window).toEqual({ x0: -360, x1: 360, y0: -6, y1: 6 })
  setAngle('radians')
  expect($graph.get()?.window).toEqual({ x0: -8, x1: 8, y0: -6, y1: 6 })
  write('a', 'y = x²')
  setWindow({ x0: -3, x1: 3, y0: -1, y1: 9 })
  setAngle('degrees')
  expect($graph.get()?.window).toEqual({ x0: -3, x1: 3, y0: -1, y1: 9 })
})
