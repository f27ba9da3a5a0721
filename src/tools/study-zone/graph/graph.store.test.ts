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
  $canUndo,
  $graph,
  addLine,
  enterGraph,
  leaveGraph,
  redo,
  removeLine,
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
