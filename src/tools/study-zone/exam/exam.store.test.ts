import { cleanTestStorage, getTestStorage, setTestStorageKey, useTestStorageEngine } from '@nanostores/persistent'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

useTestStorageEngine()

function stubPage(path: string): void {
  const page = Object.assign(new EventTarget(), { body: new EventTarget() })
  const location = { href: `https://app.example${path}`, pathname: path.split('?')[0], search: '', hash: '' }
  const history = {
    pushState: (_: unknown, __: unknown, to: string) => Object.assign(location, { href: `https://app.example${to}` }),
    replaceState: (_: unknown, __: unknown, to: string) => Object.assign(location, { href: `https://app.example${to}` })
  }
  vi.stubGlobal('location', location)
  vi.stubGlobal('history', history)
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', page)
}

/** The page as it opens: the stores are made anew, the device keeps what it keeps. */
async function opened(path: string) {
  vi.resetModules()
  stubPage(path)
  const { openTool, $route } = await import('#stores/route.ts')
  const kept = await import('#tools/study-zone/exam/kept.store.ts')
  const exam = await import('#tools/study-zone/exam/exam.store.ts')
  $route.listen(() => {})
  exam.$exam.listen(() => {})
  return { openTool, $route, ...kept, ...exam }
}

beforeEach(() => stubPage('/study-zone'))
afterEach(() => {
  cleanTestStorage()
  vi.unstubAllGlobals()
})

test('exam mode does not end without a word: it holds over all tools, a reload and a tab of its own', async () => {
  const { $exam, enterExam, openTool } = await opened('/study-zone?tool=calculator')
  enterExam('ib-aa-p1')
  for (const place of [{}, { tool: 'calculator' }, { graph: 'new' }, { tool: 'units' }, { log: 'day' }] as const) {
    openTool('study-zone', place)
    expect($exam.get()?.id).toBe('ib-aa-p1')
  }
  openTool('planner')
  openTool('study-zone', { tool: 'calculator' })
  expect($exam.get()?.id).toBe('ib-aa-p1')
  const later = await opened('/study-zone?tool=calculator')
  expect(later.$exam.get()?.id).toBe('ib-aa-p1')
})

test('exam mode that is left in one tab is left in the others, and begun in one is begun in all', async () => {
  const { $exam, enterExam, leaveExam, EXAM_KEY } = await opened('/study-zone?tool=calculator')
  setTestStorageKey(EXAM_KEY, 'ib-aa-p1')
  expect($exam.get()?.id).toBe('ib-aa-p1')
  setTestStorageKey(EXAM_KEY, '')
  expect($exam.get()).toBeNull()
  enterExam('ib-aa-p2')
  leaveExam()
  expect($exam.get()).toBeNull()
  expect(getTestStorage()[EXAM_KEY]).toBe('')
})

test('an address that asks for a paper begins exam mode once, and keeps the rest of itself', async () => {
  const { $exam, leaveExam, $route, takeFromAddress } = await opened('/study-zone?graph=g1&paper=ib-aa-p1')
  expect($exam.get()?.id).toBe('ib-aa-p1')
  takeFromAddress()
  expect($route.get().query).toEqual({ graph: 'g1' })
  expect($exam.get()?.id).toBe('ib-aa-p1')
  leaveExam()
  expect($exam.get()).toBeNull()
})

test('a paper that is none begins nothing, and ends nothing', async () => {
  const { $exam, enterExam, takeFromAddress } = await opened('/study-zone?tool=calculator&paper=teapot')
  enterExam('ib-aa-p1')
  takeFromAddress()
  expect($exam.get()?.id).toBe('ib-aa-p1')
})
