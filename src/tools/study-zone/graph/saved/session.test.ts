import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aRow } from '../../../../../tests/support/any-row.ts'
import { smallStorage } from '../../../../../tests/support/small-storage.ts'
import { BLANK_GRAPH, type GraphDoc } from '#contract/graph.ts'
import { leftWords } from '#data/device/last-words.ts'
import { readRow, readRows } from '#data/read/live-rows.ts'
import { isGraphDeleted } from '#data/read/study/graphs.ts'
import { closeWorkspace, eraseWorkspace, openWorkspace } from '#data/read/workspace.ts'
import { remove, save } from '#data/write/write.ts'
import { readZoneDraft, saveZoneDraft } from '#data/write/zone/drafts.ts'
import { adoptGraphDraft } from '#data/write/zone/graph-draft.ts'
import { newId } from '#lib/ids.ts'
import { valueOr } from '#lib/remote.ts'
import { $notices } from '#stores/notices.ts'
import { recoverWords } from '#tools/shared/saving/recover.ts'
import { deleteOpen, putBackGraph } from '#tools/study-zone/graph/saved/graph-acts.ts'
import { type GraphSession, openSession } from '#tools/study-zone/graph/saved/session.ts'

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
  await eraseWorkspace(user)
  vi.unstubAllGlobals()
})

const docOf = (...texts: string[]): GraphDoc => ({
  ...BLANK_GRAPH,
  lines: texts.map((text, index) => ({ id: `line${index}`, text, isShown: true }))
})
const textsIn = async (id: string): Promise<string[] | undefined> =>
  (await readRow('graphs', id))?.expressions.lines.map(({ text }) => text)

interface Tab {
  readonly session: GraphSession
  readonly shown: () => GraphDoc | undefined
  readonly made: () => number
}

async function tab(id: string, isNew = false): Promise<Tab> {
  let shown: GraphDoc | undefined
  let made = 0
  const session = openSession(id, { isNew, show: doc => (shown = doc), onMade: () => (made += 1) })
  await expect.poll(() => session.$state.get().state).toBe('open')
  return { session, shown: () => shown, made: () => made }
}

async function saved(...texts: string[]): Promise<string> {
  const id = newId()
  const { session } = await tab(id, true)
  session.change(docOf(...texts), true)
  await expect.poll(() => textsIn(id)).toEqual(texts)
  session.leave()
  return id
}

test('a plane that was only moved makes no graph; the first letter does, once', async () => {
  const id = newId()
  const { session, made } = await tab(id, true)
  session.change({ ...BLANK_GRAPH, window: { x0: 0, x1: 1, y0: 0, y1: 1 } }, false)
  expect(made()).toBe(0)
  session.change(docOf('y'), true)
  session.change(docOf('y = x'), true)
  expect(made()).toBe(1)
  await expect.poll(() => textsIn(id)).toEqual(['y = x'])
  session.leave()
})

test('letters typed a moment before the page is killed are there when it opens again', async () => {
  const id = newId()
  const { session } = await tab(id, true)
  session.change(docOf('y = sin'), true)
  // Nothing reaches the disk after this, as in a page that is gone.
  closeWorkspace()
  expect(leftWords(user)).toMatchObject([{ id, graph: true }])
  await openWorkspace(user)
  expect(await readRow('graphs', id)).toBeNull()
  await recoverWords()
  expect(await textsIn(id)).toEqual(['y = sin'])
  expect(leftWords(user)).toEqual([])
  session.leave()
})

test('two tabs that write different lines have both, and each sees the other’s', async () => {
  const id = await saved('y = x')
  const [one, two] = [await tab(id), await tab(id)]
  one.session.change({ ...docOf('y = x', 'y = 2'), marks: ['area'] }, true)
  two.session.change(
    { ...docOf('y = x'), lines: [...docOf('y = x').lines, { id: 'own', text: 'x = 3', isShown: true }] },
    true
  )
  await expect.poll(async () => (await textsIn(id))?.toSorted()).toEqual(['x = 3', 'y = 2', 'y = x'])
  for (const { shown } of [one, two]) {
    await expect
      .poll(() =>
        shown()
          ?.lines.map(({ text }) => text)
          .toSorted()
      )
      .toEqual(['x = 3', 'y = 2', 'y = x'])
    await expect.poll(() => shown()?.marks).toEqual(['area'])
  }
  one.session.leave()
  two.session.leave()
})

test('two tabs that write the same line keep both, and the student is told', async () => {
  const id = await saved('y = x')
  const [one, two] = [await tab(id), await tab(id)]
  one.session.change(docOf('y = 1'), true)
  two.session.change(docOf('y = 2'), true)
  await expect.poll(async () => (await textsIn(id))?.toSorted()).toEqual(['y = 1', 'y = 2'])
  await expect.poll(() => $notices.get().some(({ text }) => text.includes('Both lines are here'))).toBe(true)
  one.session.leave()
  two.session.leave()
})

test('a graph that was deleted elsewhere says so, and a press or a letter brings it back', async () => {
  const id = await saved('y = x')
  const { session } = await tab(id)
  await remove('graphs', id)
  await expect.poll(() => session.$elsewhere.get()).toBe('deleted')
  await session.keep()
  expect(await textsIn(id)).toEqual(['y = x'])
  await expect.poll(() => session.$elsewhere.get()).toBe('nothing')
  await remove('graphs', id)
  await expect.poll(() => session.$elsewhere.get()).toBe('deleted')
  session.change(docOf('y = x', 'y = 4'), true)
  await expect.poll(() => textsIn(id)).toEqual(['y = x', 'y = 4'])
  session.leave()
})

test('marks that a later version knows stay when this one writes', async () => {
  const id = newId()
  const { expressions, ...row } = aRow('graphs')
  await save('graphs', id, { ...row, expressions: { ...expressions, marks: ['roots', 'asymptotes'] } })
  const { session, shown } = await tab(id)
  expect(shown()?.marks).toEqual(['roots'])
  session.retitle('Named')
  await expect.poll(async () => (await readRow('graphs', id))?.title).toBe('Named')
  expect((await readRow('graphs', id))?.expressions.marks.toSorted()).toEqual(['asymptotes', 'roots'])
  session.leave()
})

test('the graph that an earlier version kept on the device becomes a saved one, once', async () => {
  await saveZoneDraft('graph', docOf('y = x³'))
  const [one, two] = await Promise.all([adoptGraphDraft(), adoptGraphDraft()])
  expect(two === null || two === one).toBe(true)
  expect(await readRows('graphs')).toHaveLength(1)
  expect(await textsIn(one ?? '')).toEqual(['y = x³'])
  expect(await readZoneDraft('graph')).toBeNull()
  expect(await adoptGraphDraft()).toBeNull()
})

test('an empty one is dropped', async () => {
  await saveZoneDraft('graph', BLANK_GRAPH)
  expect(await adoptGraphDraft()).toBeNull()
  expect(await readRows('graphs')).toEqual([])
})

test('an open graph is deleted with what was typed last; opened by its address, it is put back', async () => {
  const id = await saved('y = x')
  const { session } = await tab(id)
  session.change(docOf('y = x²'), true)
  await deleteOpen(session, 'y = x²')
  session.leave()
  expect(await readRow('graphs', id)).toBeNull()
  const $isDeleted = isGraphDeleted(id)
  const stop = $isDeleted.subscribe(() => undefined)
  await expect.poll(() => valueOr($isDeleted.get(), false)).toBe(true)
  stop()
  const again = openSession(id, { isNew: false, show: () => undefined, onMade: () => undefined })
  await expect.poll(() => again.$state.get().state).toBe('missing')
  await putBackGraph(id)
  await expect.poll(() => again.$state.get().state).toBe('open')
  expect(await textsIn(id)).toEqual(['y = x²'])
  again.leave()
})
