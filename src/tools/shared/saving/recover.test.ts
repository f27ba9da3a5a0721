import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { smallStorage } from '../../../../tests/support/small-storage.ts'
import { $commits } from '#data/write/commit.ts'
import { $unstored, retryHeld } from '#data/write/held.ts'
import { saveLastWords, leftWords } from '#data/device/last-words.ts'
import { readNote } from '#data/write/notes/notes.ts'
import { save } from '#data/write/write.ts'
import { eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { plainText, type DocNode } from '#domain/notes/note-text.ts'
import { newId } from '#lib/ids.ts'
import { createDraft } from '#tools/shared/saving/draft.ts'
import { deviceOf } from '#tools/shared/saving/note-device.ts'
import { $recovered, guardUntilSaved, recoverWords } from '#tools/shared/saving/recover.ts'

const docOf = (text: string): DocNode => ({
  type: 'doc',
  content: [
    { type: 'paragraph', attrs: { id: 'block-one' }, ...(text !== '' && { content: [{ type: 'text', text }] }) }
  ]
})
const version = (text: string) => ({ title: 'T', doc: docOf(text) })

let user = ''
let note = ''

async function hold(text: string): Promise<void> {
  const doc = docOf(text) as unknown as Record<string, unknown>
  await save('notes', note, { subjectId: null, title: 'T', doc, plain: plainText(docOf(text)) })
}

beforeEach(async () => {
  vi.stubGlobal('localStorage', smallStorage())
  user = newId()
  note = newId()
  await openWorkspace(user)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await retryHeld()
  await eraseWorkspace(user)
  vi.unstubAllGlobals()
})

test('words that a closed page left are in the note, and left no more', async () => {
  await hold('one')
  saveLastWords(user, { id: note, mine: version('one two'), base: version('one'), sent: null })
  await recoverWords()
  expect((await readNote(note))?.plain).toBe('one two')
  expect(leftWords(user)).toEqual([])
  expect($recovered.get()).toBe(user)
})

test.each([
  ['had arrived', 'one tw'],
  ['was cut off', 'one']
])('a write that was under way and %s does not double the line', async (_, onDevice) => {
  await hold(onDevice)
  saveLastWords(user, { id: note, mine: version('one two'), base: version('one'), sent: version('one tw') })
  await recoverWords()
  expect((await readNote(note))?.plain).toBe('one two')
})

test('another student finds nothing, and signing out takes them away', async () => {
  saveLastWords(user, { id: note, mine: version('a'), base: version(''), sent: null })
  expect(leftWords(newId())).toEqual([])
  await eraseWorkspace(user)
  expect(leftWords(user)).toEqual([])
})

function fillDisk(): () => void {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  return () => put.mockRestore()
}

/** The next page: the device and the small storage are the same, the memory is empty. */
async function onNextPage(): Promise<void> {
  vi.resetModules()
  const next = await import('#data/read/workspace.ts')
  await next.openWorkspace(user)
  await (await import('#tools/shared/saving/recover.ts')).recoverWords()
  next.closeWorkspace()
}

test.each([
  ['and no others', 'one two'],
  ['and more', 'one two three']
])('words that a full device refused, %s, are in the note when a later page finds room', async (_, last) => {
  await hold('one')
  const draft = createDraft({ loaded: version('one'), write: deviceOf(note).write })
  const makeRoom = fillDisk()
  draft.changeDoc(() => docOf('one two'))
  await draft.flush()
  draft.changeDoc(() => docOf(last))
  guardUntilSaved({ id: note }, draft)
  await draft.flush()
  makeRoom()
  await onNextPage()
  expect((await readNote(note))?.plain).toBe(last)
})

test('words that were stored after all are not written over newer ones by the next page', async () => {
  await hold('one')
  const draft = createDraft({ loaded: version('one'), write: deviceOf(note).write })
  const makeRoom = fillDisk()
  draft.changeDoc(() => docOf('one two'))
  guardUntilSaved({ id: note }, draft)
  await draft.flush()
  makeRoom()
  await draft.flush()
  expect(draft.$state.get().state).toBe('saved')
  draft.changeDoc(() => docOf('one'))
  await draft.flush()
  await onNextPage()
  expect((await readNote(note))?.plain).toBe('one')
})

test('words of one student are never written into the workspace of another that opens meanwhile', async () => {
  await hold('one')
  const second = newId()
  for (const id of [note, second])
    saveLastWords(user, { id, mine: version('one two'), base: version('one'), sent: version('one tw') })
  const other = newId()
  await openWorkspace(other)
  // Only then would the other workspace take them: words alone make no note.
  const fields = { subjectId: null, title: 'T', doc: docOf('one') as unknown as Record<string, unknown>, plain: 'one' }
  for (const id of [note, second]) await save('notes', id, fields)
  await openWorkspace(user)
  const recovering = recoverWords()
  await openWorkspace(other)
  await recovering
  expect((await workspace().db.notes.toArray()).map(({ plain }) => plain)).toEqual(['one', 'one'])
  expect(leftWords(user)).toHaveLength(2)
  await eraseWorkspace(other)
  await openWorkspace(user)
  await recoverWords()
  expect((await readNote(note))?.plain).toBe('one two')
})

test('words that two parts of the page recover at once are written once', async () => {
  await hold('one')
  saveLastWords(user, { id: note, mine: version('one two'), base: version('one'), sent: null })
  const before = $commits.get()
  await Promise.all([recoverWords(), recoverWords()])
  expect($commits.get()).toBe(before + 1)
  expect((await readNote(note))?.plain).toBe('one two')
})

test('words that a full device refused once more are left no more as soon as it has room', async () => {
  await hold('one')
  saveLastWords(user, { id: note, mine: version('one two'), base: version('one'), sent: null })
  const makeRoom = fillDisk()
  await recoverWords()
  expect(leftWords(user)).toHaveLength(1)
  await recoverWords()
  expect($unstored.get()).toBe(1)
  makeRoom()
  await retryHeld()
  expect((await readNote(note))?.plain).toBe('one two')
  expect(leftWords(user)).toEqual([])
})

test('a page that is hidden again and again before its words are saved listens for that once', async () => {
  await hold('one')
  const draft = createDraft({ loaded: version('one'), write: deviceOf(note).write })
  const makeRoom = fillDisk()
  for (const text of ['one t', 'one tw', 'one two']) {
    draft.changeDoc(() => docOf(text))
    guardUntilSaved({ id: note }, draft)
    await draft.flush()
  }
  expect(draft.$state.lc).toBe(1)
  makeRoom()
  await draft.flush()
  expect([draft.$state.lc, leftWords(user)]).toEqual([0, []])
})
