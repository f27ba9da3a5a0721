import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepLastWords, leftWords } from '#data/last-words.ts'
import { readNote } from '#data/notes.ts'
import { save } from '#data/write.ts'
import { eraseWorkspace, openWorkspace } from '#data/workspace.ts'
import { plainText, type DocNode } from '#domain/note-text.ts'
import { newId } from '#lib/ids.ts'
import { $recovered, recoverWords } from './recover.ts'

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
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    get length() {
      return kept.size
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key)
  })
  user = newId()
  note = newId()
  await openWorkspace(user)
})
afterEach(async () => {
  await eraseWorkspace(user)
  vi.unstubAllGlobals()
})

test('words that a closed page left are in the note, and left no more', async () => {
  await hold('one')
  keepLastWords(user, { noteId: note, mine: version('one two'), base: version('one'), sent: null })
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
  keepLastWords(user, { noteId: note, mine: version('one two'), base: version('one'), sent: version('one tw') })
  await recoverWords()
  expect((await readNote(note))?.plain).toBe('one two')
})

test('another student finds nothing, and signing out takes them away', async () => {
  keepLastWords(user, { noteId: note, mine: version('a'), base: version(''), sent: null })
  expect(leftWords(newId())).toEqual([])
  await eraseWorkspace(user)
  expect(leftWords(user)).toEqual([])
})
