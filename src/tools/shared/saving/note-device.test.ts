import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SIZES } from '#config/sizes.ts'
import { readNote } from '#data/write/notes/notes.ts'
import { save } from '#data/write/write.ts'
import { eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { plainText, type DocNode } from '#domain/notes/note-text.ts'
import { newId } from '#lib/ids.ts'
import type { Draft } from '#tools/shared/saving/draft.ts'
import { deviceOf } from '#tools/shared/saving/note-device.ts'
import { openWords, type OpenWords } from '#tools/shared/saving/open-words.ts'

let user = ''
let note = ''

const line = (id: string, text: string): DocNode => ({
  type: 'paragraph',
  attrs: { id },
  ...(text !== '' && { content: [{ type: 'text', text }] })
})
const docOf = (...lines: DocNode[]): DocNode => ({ type: 'doc', content: lines })
const start = docOf(line('block-one', 'one'), line('block-two', 'two'))

async function until<Value>(
  read: () => Value | null | undefined | false | Promise<Value | null | undefined | false>
): Promise<Value> {
  for (let tries = 0; tries < 6000; tries += 1) {
    const value = await read()
    if (value) return value
    await new Promise(resolve => setTimeout(resolve, 10))
  }
  throw new Error('It did not happen within a minute')
}

/** One tab with the note open and the cursor in it. */
async function tab(): Promise<{ open: OpenWords; draft: Draft; shown: DocNode[] }> {
  const open = openWords(deviceOf(note))
  const shown: DocNode[] = []
  open.attach({ show: doc => void shown.push(doc), hasFocus: () => true })
  const draft = await until(() => {
    const state = open.$state.get()
    return state.state === 'open' && state.draft
  })
  return { open, draft, shown }
}

beforeEach(async () => {
  user = newId()
  note = newId()
  await openWorkspace(user)
  const doc = start as unknown as Record<string, unknown>
  await save('notes', note, { subjectId: null, title: 'Cells', doc, plain: plainText(start) })
})
afterEach(() => eraseWorkspace(user))

const saved = async (): Promise<string | undefined> => (await readNote(note))?.plain

test('what is typed is in the device table, in the outbox and in the list, after the word "saved"', async () => {
  const { open, draft } = await tab()
  draft.changeDoc(() => docOf(line('block-one', 'one more')))
  await draft.flush()
  expect(draft.$state.get().state).toBe('saved')
  const { db } = workspace()
  expect((await db.notes.get(note))?.plain).toBe('one more')
  expect((await db.outbox.toArray()).at(-1)).toMatchObject({ table: 'notes', id: note })
  expect(await db.summaries.get(note)).toMatchObject({ excerpt: 'one more', words: 2 })
  await open.close()
})

test('two tabs that write in one note at once lose nothing of each other', async () => {
  const [one, two] = [await tab(), await tab()]
  one.draft.changeDoc(() => docOf(line('block-one', 'ONE'), line('block-two', 'two')))
  two.draft.changeDoc(() => docOf(line('block-one', 'one'), line('block-two', 'TWO')))
  await Promise.all([one.draft.flush(), two.draft.flush()])
  expect(await saved()).toBe('ONE\nTWO')
  await until(() => [one, two].some(({ open }) => open.$elsewhere.get() === 'changed'))
  await Promise.all([one.open.takeOver(), two.open.takeOver()])
  one.draft.changeDoc(() => docOf(line('block-one', 'ONE!'), line('block-two', 'TWO')))
  await one.draft.flush()
  expect(await saved()).toBe('ONE!\nTWO')
  await Promise.all([one.open.close(), two.open.close()])
})

test('where two tabs change the same line, both lines are kept', async () => {
  const [one, two] = [await tab(), await tab()]
  one.draft.changeDoc(() => docOf(line('block-one', 'mine'), line('block-two', 'two')))
  two.draft.changeDoc(() => docOf(line('block-one', 'yours'), line('block-two', 'two')))
  await Promise.all([one.draft.flush(), two.draft.flush()])
  expect((await saved())?.split('\n').toSorted()).toEqual(['mine', 'two', 'yours'])
  await Promise.all([one.open.close(), two.open.close()])
})

test('a title changed here and a line changed there are both kept', async () => {
  const [one, two] = [await tab(), await tab()]
  one.open.retitle('Plant cells')
  two.draft.changeDoc(() => docOf(line('block-one', 'one'), line('block-two', 'TWO')))
  await Promise.all([one.draft.flush(), two.draft.flush()])
  expect(await readNote(note)).toMatchObject({ title: 'Plant cells', plain: 'one\nTWO' })
  await Promise.all([one.open.close(), two.open.close()])
})

test('a note of many tiny blocks, too large to be synced, is said to be so and stays on the screen', async () => {
  const { open, draft } = await tab()
  const huge = docOf(...Array.from({ length: 20_000 }, (_, index) => line(`block-${index}`, 'word')))
  draft.changeDoc(() => huge)
  await draft.flush()
  expect(draft.$state.get()).toMatchObject({ state: 'failed', error: { code: 'limit' } })
  expect(draft.current().doc).toBe(huge)
  expect(await saved()).toBe('one\ntwo')
  draft.discard()
  await open.close()
})

test.each([
  ['an empty note', ''],
  ['one word', 'Photosynthesis'],
  ['another script, right to left, with an emoji', 'التمثيل الضوئي 🌱 光合作用'],
  ['as much as a note may hold', 'x'.repeat(SIZES.noteText)]
])('%s is saved as it is', async (_, text) => {
  const { open, draft } = await tab()
  draft.changeDoc(() => docOf(line('block-one', text)))
  await draft.flush()
  expect(draft.$state.get().state).toBe('saved')
  expect(await saved()).toBe(text)
  await open.close()
})
