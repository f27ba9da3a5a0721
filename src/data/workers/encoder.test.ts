import 'fake-indexeddb/auto'
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { enginePorts, type TestPort } from '../../../tests/support/engine-port.ts'
import { aNote } from '../../../tests/support/stored-rows.ts'
import { ENCODER_BYTES } from '#config/ai.ts'
import { $encoder, fetchEncoder, removeEncoder, stopEncoder } from '#data/workers/encoder.ts'
import { findInNotes } from '#data/workers/asked-notes.ts'
import type { EngineMethods } from '#contract/engine/worker.ts'
import { workerClient } from '#data/workers/client.ts'
import { type EngineClient } from '#data/workers/engine.ts'
import { eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { remove, save } from '#data/write/write.ts'
import { newId } from '#lib/ids.ts'

const FILE = readFileSync('src/engine/builtin/meaning/sentence-encoder.bin')
/** No word of the question stands in the sentence that answers it. */
const QUESTION = 'Which defensive ring did the dictator desire around his country?'
const ANSWER = 'Stalin wanted a buffer zone of friendly states against another invasion.'
const OTHERS = ['The harvest of that year was poor.', 'Water boils at a hundred degrees at sea level.']

let user = ''
let engine: EngineClient
let opened: TestPort[]
let stop: () => void

beforeEach(async () => {
  user = newId()
  await openWorkspace(user)
  stop = $encoder.listen(() => undefined)
  const ports = enginePorts()
  opened = ports.opened
  engine = workerClient<EngineMethods>(ports.open, { outlivesAbort: true })
})
afterEach(async () => {
  stop()
  await eraseWorkspace(user)
})

const write = async (texts: readonly string[], id = newId()): Promise<string> => {
  const blocks = texts.map((text, at) => ({ id: `block-${at}`, text }))
  await save('notes', id, aNote(blocks, { title: 'Notes' }))
  return id
}
const answering =
  (bytes: Uint8Array, status = 200): typeof fetch =>
  () =>
    Promise.resolve(new Response(new Blob([bytes.slice()]).stream(), { status }))
const meanings = () => workspace().db.note_meanings.toArray()
const asked = (method: string) => opened.flatMap(port => port.asked).filter(one => one === method).length
const find = (question = QUESTION) => findInNotes(question, {}, {}, engine)

test('the size that is said is the size of the file', () => {
  expect(FILE.byteLength).toBe(ENCODER_BYTES)
})

test('nothing of the encoder is loaded before the student fetched it', async () => {
  await write([ANSWER, ...OTHERS])
  await find()
  expect(asked('learn') + asked('mean') + asked('recall')).toBe(0)
  await expect.poll(() => $encoder.get()).toEqual({ state: 'absent' })
})

test('fetched, it finds by meaning what words do not; the vectors are kept and follow the note', async () => {
  const id = await write([ANSWER, ...OTHERS])
  expect((await find()).passages[0]?.span.quote).not.toBe(ANSWER)
  await fetchEncoder(answering(FILE))
  expect($encoder.get()).toEqual({ state: 'ready' })
  await find()
  await expect.poll(async () => (await meanings()).map(row => row.id)).toEqual([id])
  const [first] = await meanings()
  const { passages } = await find('What zone did the dictator want as a defence against attack?')
  expect(passages[0]?.span.quote).toBe(ANSWER)

  // Another worker takes what was kept and reads nothing.
  engine.end()
  const before = asked('mean')
  await find()
  expect(asked('mean')).toBe(before)
  expect(asked('recall')).toBe(1)

  await write([ANSWER, 'A sentence more about ships and harbours.'], id)
  await find()
  await expect.poll(async () => (await meanings())[0]?.stamp === first?.stamp).toBe(false)
  await remove('notes', id)
  await find()
  expect(await meanings()).toEqual([])
})

test('vectors that do not fit are read again', async () => {
  await write([ANSWER, ...OTHERS])
  await fetchEncoder(answering(FILE))
  await find()
  await expect.poll(async () => (await meanings()).length).toBe(1)
  const [row] = await meanings()
  await workspace().db.note_meanings.put({ ...row, meaning: { sentences: new Int8Array(3) } } as never)
  engine.end()
  await find()
  await expect.poll(async () => (await meanings())[0]?.meaning).toEqual(row?.meaning)
})

test('removed, file and vectors are gone and the worker asks by words again', async () => {
  await write([ANSWER, ...OTHERS])
  const byWords = await find()
  await fetchEncoder(answering(FILE))
  await find()
  await expect.poll(async () => (await meanings()).length).toBe(1)
  await removeEncoder()
  expect($encoder.get()).toEqual({ state: 'absent' })
  expect(await meanings()).toEqual([])
  expect(await workspace().db.fetched_files.count()).toBe(0)
  expect(await find()).toEqual(byWords)
})

test.each([
  ['a file that is cut off', answering(FILE.subarray(0, 1000))],
  ['a file that is too long', answering(Buffer.concat([FILE, Buffer.from('x')]))],
  ['a server that has none', answering(Buffer.from('gone'), 404)],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))]
])('%s fails, keeps nothing, and can be tried again', async (_, get) => {
  await fetchEncoder(get)
  expect($encoder.get()).toMatchObject({ state: 'failed' })
  expect(await workspace().db.fetched_files.count()).toBe(0)
  await fetchEncoder(answering(FILE))
  expect($encoder.get()).toEqual({ state: 'ready' })
})

test('stopped, it is as if it was never asked for', async () => {
  const get: typeof fetch = (_url, init) =>
    new Promise((_, reject) =>
      init?.signal?.addEventListener('abort', () => reject(new DOMException('x', 'AbortError')))
    )
  const done = fetchEncoder(get)
  expect($encoder.get()).toEqual({ state: 'fetching', share: 0 })
  stopEncoder()
  await done
  expect($encoder.get()).toEqual({ state: 'absent' })
})
