import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DocNode } from '#domain/notes/note-text.ts'
import { AppError } from '#lib/errors.ts'
import { createDraft, type Version } from '#tools/shared/saving/draft.ts'

const doc = (text: string): DocNode => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }]
})
const words = (version: Version | undefined) => version?.doc.content?.[0]?.content?.[0]?.text

/** A device whose writes end when the test says so. */
function device() {
  const writes: { mine: Version; base: Version; end: () => void; fail: (error: Error) => void }[] = []
  const write = (mine: Version, base: Version): Promise<void> =>
    new Promise((end, fail) => void writes.push({ mine, base, end, fail }))
  return { writes, write }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what is typed reaches the device within 300 ms, as one write', async () => {
  const { writes, write } = device()
  const draft = createDraft({ loaded: { title: '', doc: doc('') }, write })
  for (const text of ['a', 'ab', 'abc']) draft.changeDoc(() => doc(text))
  expect(draft.$state.get().state).toBe('waiting')
  await vi.advanceTimersByTimeAsync(300)
  expect(writes.map(({ mine }) => words(mine))).toEqual(['abc'])
})

test('a kill while typing takes at most what was typed in the last 100 ms, at every moment', async () => {
  const writing = 40
  let stored = ''
  const write = async (mine: Version): Promise<void> => {
    await new Promise(end => void setTimeout(end, writing))
    stored = words(mine) ?? ''
  }
  const draft = createDraft({ loaded: { title: '', doc: doc('') }, write })
  const typed: { at: number; text: string }[] = []
  for (let now = 0; now < 3000; now += 1) {
    // A fast typist: letters 7 to 160 ms apart.
    if (now % 160 === 0 || now % 160 === 7 || now % 160 === 90) {
      const text = `${typed.at(-1)?.text ?? ''}a`
      typed.push({ at: now, text })
      draft.changeDoc(() => doc(text))
    }
    await vi.advanceTimersByTimeAsync(1)
    const due = typed.findLast(({ at }) => at <= now - 100)?.text ?? ''
    expect(stored.length, `killed after ${now} ms`).toBeGreaterThanOrEqual(due.length)
  }
})

test('a student who never pauses is saved all the same', async () => {
  const { writes, write } = device()
  const draft = createDraft({ loaded: { title: '', doc: doc('') }, write })
  for (let index = 0; index < 10; index += 1) {
    draft.changeDoc(() => doc(String(index)))
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(writes.length).toBeGreaterThan(0)
})

test('"saved" is said only after the commit', async () => {
  const { writes, write } = device()
  const draft = createDraft({ loaded: { title: '', doc: doc('') }, write })
  draft.changeTitle('Cells')
  const flushed = draft.flush()
  expect(draft.$state.get().state).toBe('saving')
  writes[0]?.end()
  await flushed
  expect(draft.$state.get().state).toBe('saved')
})

test('what is typed during a write is written after it, on the base of that write', async () => {
  const { writes, write } = device()
  const draft = createDraft({ loaded: { title: '', doc: doc('') }, write })
  draft.changeDoc(() => doc('one'))
  const flushed = draft.flush()
  draft.changeDoc(() => doc('one two'))
  writes[0]?.end()
  await vi.advanceTimersByTimeAsync(0)
  writes[1]?.end()
  await flushed
  expect(writes).toHaveLength(2)
  expect(words(writes[1]?.mine)).toBe('one two')
  expect(words(writes[1]?.base)).toBe('one')
  expect(draft.$state.get().state).toBe('saved')
})

test('a full disk keeps the words, says so, and the next try writes all of them', async () => {
  const { writes, write } = device()
  const draft = createDraft({ loaded: { title: '', doc: doc('') }, write })
  draft.changeDoc(() => doc('precious'))
  const first = draft.flush()
  writes[0]?.fail(new AppError('storage', 'QuotaExceededError'))
  await first
  expect(draft.$state.get()).toMatchObject({ state: 'failed', error: { code: 'storage' } })
  expect(words(draft.current())).toBe('precious')
  draft.changeDoc(() => doc('precious words'))
  expect(draft.$state.get().state).toBe('failed')
  const second = draft.flush()
  writes[1]?.end()
  await second
  expect(words(writes[1]?.mine)).toBe('precious words')
  expect(words(writes[1]?.base), 'the device keeps refused writes and commits them in order').toBe('precious')
  expect(draft.$state.get().state).toBe('saved')
})

test('a version that was not accepted is no base for the next one', async () => {
  const { writes, write } = device()
  const draft = createDraft({ loaded: { title: '', doc: doc('old') }, write })
  draft.changeDoc(() => doc('too big'))
  const first = draft.flush()
  writes[0]?.fail(new AppError('limit', 'too big'))
  await first
  void draft.flush()
  expect(words(writes[1]?.base)).toBe('old')
})

test('flushing with nothing to write writes nothing', async () => {
  const { writes, write } = device()
  await createDraft({ loaded: { title: '', doc: doc('') }, write }).flush()
  expect(writes).toHaveLength(0)
})
