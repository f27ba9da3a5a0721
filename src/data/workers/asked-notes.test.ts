import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { enginePorts, type TestPort } from '../../../tests/support/engine-port.ts'
import { aNote } from '../../../tests/support/stored-rows.ts'
import { SIZES } from '#config/sizes.ts'
import { findInNotes, nearestInNotes } from '#data/workers/asked-notes.ts'
import { derive, scopeOf } from '#data/entities/registry.ts'
import type { EngineMethods } from '#contract/engine/worker.ts'
import { workerClient } from '#data/workers/client.ts'
import { type EngineClient } from '#data/workers/engine.ts'
import { eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { remove, save } from '#data/write/write.ts'
import { newId } from '#lib/ids.ts'

const QUESTION = 'Why did the putsch fail?'
const PUTSCH = 'The putsch failed because the army stayed loyal to the government.'
const OSMOSIS = 'Osmosis is the movement of water through a partially permeable membrane.'

let user = ''
let engine: EngineClient
let opened: TestPort[]

function newEngine(): void {
  const ports = enginePorts()
  engine = workerClient<EngineMethods>(ports.open, { outlivesAbort: true })
  opened = ports.opened
}

beforeEach(async () => {
  user = newId()
  await openWorkspace(user)
  newEngine()
})
afterEach(() => eraseWorkspace(user))

async function write(text: string, change: Parameters<typeof aNote>[1] = {}, id = newId()): Promise<string> {
  await save('notes', id, aNote([{ id: 'block-one', text }], { title: text.slice(0, 12), ...change }))
  return id
}

const find = (question = QUESTION, scope: Parameters<typeof findInNotes>[1] = {}) =>
  findInNotes(question, scope, {}, engine)
const quotes = async (question?: string, scope?: Parameters<typeof findInNotes>[1]) =>
  (await find(question, scope)).passages.map(passage => passage.span.quote)
const rows = () => workspace().db.note_indexes.toArray()
/** How often the worker was asked to index since the last look. */
const indexed = () => opened.flatMap(port => port.asked.splice(0)).filter(method => method === 'index').length

test('a question finds its sentence, and follows local writes, pulled rows and deletions', async () => {
  const id = await write(PUTSCH)
  await write(OSMOSIS)
  expect(await quotes()).toEqual([PUTSCH])
  const rewritten = 'The putsch failed because nobody came.'
  await write(rewritten, {}, id)
  expect(await quotes()).toEqual([rewritten])

  // As a pull from another device writes it: rows and what is derived, in one transaction.
  const { db } = workspace()
  await db.transaction('rw', scopeOf(db, ['notes']), async () => {
    const now = await db.notes.get(id)
    if (!now) throw new Error('The note is gone')
    const fields = aNote([{ id: 'block-one', text: PUTSCH }])
    const row = { ...now, doc: fields.doc, plain: fields.plain, rev: 9, updated_at: '2026-11-21T09:00:00.000Z' }
    await db.notes.put(row)
    await derive(db, new Map([['notes', [{ ...row }]]]))
  })
  expect(await quotes()).toEqual([PUTSCH])

  await remove('notes', id)
  expect(await find()).toMatchObject({ verdict: 'refused' })
  expect((await rows()).map(row => row.id)).not.toContain(id)
})

test('only what changed is indexed again; after a restart nothing is', async () => {
  const [first] = [await write(PUTSCH), await write(OSMOSIS)]
  await find()
  expect(indexed()).toBe(1)
  await find()
  expect(indexed()).toBe(0)
  newEngine()
  expect(await quotes()).toEqual([PUTSCH])
  expect(indexed()).toBe(0)
  // Another subject: the words are the same, and so is their index.
  const before = (await rows()).find(row => row.id === first)
  await save('notes', first, { subjectId: newId() })
  expect(await quotes()).toEqual([PUTSCH])
  expect((await rows()).find(row => row.id === first)).toEqual({ ...before, stamp: expect.any(String) as string })
})

test('an index that is broken, foreign or of another version is built again', async () => {
  const ids = [
    await write(PUTSCH),
    await write(OSMOSIS),
    await write('Rivers erode their banks.'),
    await write('Abc def.')
  ]
  await find()
  const { db } = workspace()
  const [one, two, three, four] = await db.note_indexes.bulkGet(ids)
  const good = one?.index as { entries: Int32Array }
  const broken = [
    { ...one, index: { ...good, entries: good.entries.map(place => place + 90) } },
    { ...two, index: { ...(two?.index as object), version: 0 } },
    { ...three, index: 'nonsense' },
    { ...four, index: good }
  ]
  await db.note_indexes.bulkPut(broken as never)
  newEngine()
  expect(await quotes()).toEqual([PUTSCH])
  expect(await quotes('What is osmosis?')).toEqual([OSMOSIS])
  expect((await db.note_indexes.bulkGet(ids)).map(row => row?.index)).toEqual(
    [one, two, three, four].map(row => row?.index)
  )
})

test('notes are asked by name, by subject or all together', async () => {
  const subjectId = newId()
  const id = await write(PUTSCH, { subjectId })
  await write('The putsch failed because of rain.', { subjectId: newId() })
  expect(await quotes(QUESTION, { subjectId })).toEqual([PUTSCH])
  expect(await quotes(QUESTION, { noteIds: [id] })).toEqual([PUTSCH])
  expect(await quotes()).toHaveLength(2)
  expect(await find(QUESTION, { noteIds: [] })).toMatchObject({ verdict: 'refused' })
})

test('a worker that ended is filled again before it answers', async () => {
  await write(PUTSCH)
  await find()
  opened[0]?.onerror?.({ message: 'out of memory' })
  expect(await quotes()).toEqual([PUTSCH])
  expect(opened).toHaveLength(2)
})

test('stopped in the middle, what is indexed stays; the next question goes on from there', async () => {
  for (let note = 0; note < 90; note += 1) await write(`${PUTSCH} Version ${note}.`)
  const stop = new AbortController()
  const told: number[] = []
  const onProgress = (done: number) => {
    told.push(done)
    stop.abort()
  }
  await expect(findInNotes(QUESTION, {}, { signal: stop.signal, onProgress }, engine)).rejects.toThrow('abort')
  expect(await rows()).toHaveLength(40)
  expect(indexed()).toBe(1)
  expect(opened[0]?.ended).toBe(false)
  await find()
  expect(await rows()).toHaveLength(90)
  expect(indexed()).toBe(2)
  expect(told).toEqual([40])
})

test('closing the workspace ends the worker that holds its notes', async () => {
  await write(PUTSCH)
  await find()
  await eraseWorkspace(user)
  expect(opened[0]?.ended).toBe(true)
  await openWorkspace(user)
  expect(await find()).toMatchObject({ verdict: 'refused' })
})

test('a full device answers all the same', async () => {
  await write(PUTSCH)
  const table = workspace().db.note_indexes
  Object.assign(table, { bulkPut: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) })
  expect(await quotes()).toEqual([PUTSCH])
  expect(await rows()).toEqual([])
})

test('a model is sent the nearest blocks under their headings, not the note', async () => {
  const heading = { type: 'heading', attrs: { id: 'h', level: 2 }, content: [{ type: 'text', text: 'Munich' }] }
  const texts = [OSMOSIS, PUTSCH, 'Hitler was sentenced to prison.']
  const content = texts.map((text, at) => ({
    type: 'paragraph',
    attrs: { id: `b${at}` },
    content: [{ type: 'text', text }]
  }))
  const id = newId()
  const doc = { type: 'doc', content: [content[0], heading, ...content.slice(1)] }
  await save('notes', id, { title: 'Notes', subjectId: null, doc, plain: texts.join('\n').slice(0, SIZES.noteText) })
  const [source, ...others] = await nearestInNotes(QUESTION, {}, 1, {}, engine)
  expect(others).toEqual([])
  expect(source?.blocks.map(block => block.text)).toEqual(['Munich', PUTSCH])
})
