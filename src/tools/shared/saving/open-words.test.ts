import { atom } from 'nanostores'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#lib/errors.ts'
import type { Remote } from '#lib/remote.ts'
import type { Version } from '#tools/shared/saving/draft.ts'
import { openWords } from '#tools/shared/saving/open-words.ts'

type Lines = Record<string, string>
const docOf = (lines: Lines) => ({
  type: 'doc',
  content: Object.entries(lines).map(([id, text]) => ({
    type: 'paragraph',
    attrs: { id },
    content: [{ type: 'text', text }]
  }))
})
const linesOf = (version: Version): Lines =>
  Object.fromEntries(
    (version.doc.content ?? []).map(block => [String(block.attrs?.['id']), block.content?.[0]?.text ?? ''])
  )

/** Block by block: mine where I changed it, theirs otherwise. */
function merge(base: Version, mine: Version, theirs: Version) {
  const [b, m, t] = [linesOf(base), linesOf(mine), linesOf(theirs)]
  const ids = [...new Set([...Object.keys(t), ...Object.keys(m)])]
  const version = {
    title: theirs.title,
    doc: docOf(Object.fromEntries(ids.map(id => [id, m[id] === b[id] ? (t[id] ?? '') : (m[id] ?? '')])))
  }
  return { version, kept: 0 }
}

/** A device with one row, which any tab may write; the watched value arrives late when the test holds it back. */
function device(lines: Lines | null) {
  let row: Version | null = null
  const watch = atom<Remote<Version | null>>({ state: 'loading' })
  const set = (version: Version): void => {
    row = { title: version.title, doc: version.doc }
  }
  const tell = (): void => watch.set({ state: 'ready', value: row })
  if (lines) set({ title: 'T', doc: docOf(lines) })
  tell()
  let failure: Error | null = null
  // As data/write/held.ts: what the device refuses is kept and committed first, in order.
  const held: [Version, Version][] = []
  const apply = (mine: Version, base: Version): void => {
    set(row ? merge(base, mine, row).version : mine)
  }
  return {
    watch,
    read: () => Promise.resolve(row),
    write: (mine: Version, base: Version): Promise<void> => {
      held.push([mine, base])
      if (failure) return Promise.reject(failure)
      for (const [version, before] of held.splice(0)) apply(version, before)
      tell()
      return Promise.resolve()
    },
    merge,
    elsewhere: (change: Lines) => {
      set({ title: 'T', doc: docOf(change) })
      tell()
    },
    remove: () => {
      row = null
      tell()
    },
    fail: (error: Error | null) => void (failure = error),
    lines: () => (row ? linesOf(row) : null)
  }
}

function screenOf(hasFocus: boolean) {
  const shown: Lines[] = []
  return {
    shown,
    show: (doc: Version['doc']) => void shown.push(linesOf({ title: '', doc })),
    hasFocus: () => hasFocus
  }
}

function opened(lines: Lines, hasFocus = true) {
  const store = device(lines)
  const note = openWords(store)
  const screen = screenOf(hasFocus)
  note.attach(screen)
  const state = note.$state.get()
  if (state.state !== 'open') throw new Error(state.state)
  return { store, note, screen, draft: state.draft }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const settle = () => vi.advanceTimersByTimeAsync(400)

test('a note that does not exist is said to be missing', () => {
  expect(openWords(device(null)).$state.get()).toEqual({ state: 'missing' })
})

test('a blocked database is a failure, not an empty note', () => {
  const store = device(null)
  store.watch.set({ state: 'failed', error: new AppError('storage', 'blocked') })
  expect(openWords(store).$state.get()).toMatchObject({ state: 'failed', error: { code: 'storage' } })
})

test('our own writes are not taken for changes elsewhere', async () => {
  const { note, screen, draft } = opened({ a: 'one' })
  draft.changeDoc(() => docOf({ a: 'one two' }))
  await settle()
  expect(note.$elsewhere.get()).toBe('nothing')
  expect(screen.shown).toEqual([])
})

test('a change elsewhere is shown at once while the student is not writing', async () => {
  const { store, note, screen } = opened({ a: 'one' }, false)
  store.elsewhere({ a: 'one', b: 'from the phone' })
  await settle()
  expect(screen.shown).toEqual([{ a: 'one', b: 'from the phone' }])
  expect(note.$elsewhere.get()).toBe('nothing')
})

test('while the student writes it is said, and nothing moves under the cursor', async () => {
  const { store, note, screen, draft } = opened({ a: 'one', b: 'two' })
  store.elsewhere({ a: 'one', b: 'TWO' })
  await settle()
  expect(note.$elsewhere.get()).toBe('changed')
  expect(screen.shown).toEqual([])
  draft.changeDoc(() => docOf({ a: 'ONE', b: 'two' }))
  await settle()
  expect(store.lines()).toEqual({ a: 'ONE', b: 'TWO' })
  draft.changeDoc(() => docOf({ a: 'ONE!', b: 'two' }))
  await settle()
  expect(store.lines()).toEqual({ a: 'ONE!', b: 'TWO' })
  await note.takeOver()
  expect(screen.shown).toEqual([{ a: 'ONE!', b: 'TWO' }])
  expect(note.$elsewhere.get()).toBe('nothing')
})

test('after taking over, the next words are written on top of both', async () => {
  const { store, note, draft } = opened({ a: 'one', b: 'two' })
  store.elsewhere({ a: 'one', b: 'TWO' })
  await settle()
  await note.takeOver()
  draft.changeDoc(() => docOf({ a: 'ONE', b: 'TWO' }))
  await settle()
  expect(store.lines()).toEqual({ a: 'ONE', b: 'TWO' })
  expect(note.$elsewhere.get()).toBe('nothing')
})

test('a note deleted elsewhere stays on the screen', async () => {
  const { store, note, draft } = opened({ a: 'one' })
  store.remove()
  await settle()
  expect(note.$elsewhere.get()).toBe('deleted')
  expect(linesOf(draft.current())).toEqual({ a: 'one' })
})

test('leaving a note writes what is left; when that fails it is thrown, and the words are still there', async () => {
  const { store, note, draft } = opened({ a: 'one' })
  draft.changeDoc(() => docOf({ a: 'last words' }))
  store.fail(new AppError('storage', 'QuotaExceededError'))
  await expect(note.close()).rejects.toMatchObject({ code: 'storage' })
  expect(linesOf(draft.current())).toEqual({ a: 'last words' })
  store.fail(null)
  await draft.flush()
  expect(store.lines()).toEqual({ a: 'last words' })
})

test('the message of kept versions is given also when the other version is taken over by itself', async () => {
  const store = device({ a: 'one' })
  const kept: number[] = []
  const note = openWords({ ...store, merge: (...versions) => ({ ...merge(...versions), kept: 2 }) }, count =>
    kept.push(count)
  )
  note.attach(screenOf(false))
  store.elsewhere({ a: 'one, elsewhere' })
  await vi.runAllTimersAsync()
  expect(kept).toEqual([2])
})
