import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { enginePorts } from '../../../tests/support/engine-port.ts'
import { aRecording, aSaidBlock, aSegment } from '../../../tests/support/a-lecture.ts'
import { aNote, aSubject } from '../../../tests/support/stored-rows.ts'
import { notesIn, type Scope } from '#data/read/chat/chat-sources.ts'
import { eraseWorkspace, openWorkspace } from '#data/read/workspace.ts'
import { findInNotes, nearestInNotes } from '#data/workers/asked-notes.ts'
import { workerClient } from '#data/workers/client.ts'
import type { EngineClient } from '#data/workers/engine.ts'
import { remove, save } from '#data/write/write.ts'
import type { EngineMethods } from '#contract/engine/worker.ts'
import { newId } from '#lib/ids.ts'

const QUESTION = 'Why did the putsch fail?'
const SAID = 'The putsch failed because the army stayed loyal to the government.'

let user = ''
let lecture = ''
let subject = ''
let engine: EngineClient

beforeEach(async () => {
  user = newId()
  lecture = newId()
  subject = newId()
  await openWorkspace(user)
  engine = workerClient<EngineMethods>(enginePorts().open, { outlivesAbort: true })
  await save('subjects', subject, aSubject())
  await save('recordings', lecture, aRecording({ title: 'The Weimar years', subjectId: subject }))
  await save('segments', newId(), aSegment(lecture, [700, 704], 'Let us look at 1923.'))
  await save('segments', newId(), aSegment(lecture, [754.2, 760], SAID))
})
afterEach(() => eraseWorkspace(user))

const found = async (scope: Parameters<typeof findInNotes>[1] = {}) =>
  (await findInNotes(QUESTION, scope, {}, engine)).passages.map(one => [one.sourceId, one.span.blockId, one.span.quote])

test('a question finds what was said in a lecture, and its second', async () => {
  expect(await found()).toEqual([[lecture, 'said-754', SAID]])
})

test('a model is given what was said as it is given notes', async () => {
  const sources = await nearestInNotes(QUESTION, {}, 10, {}, engine)
  expect(sources.map(({ id, title }) => [id, title])).toEqual([[lecture, 'The Weimar years']])
  expect(sources[0]?.blocks.map(({ id }) => id)).toContain('said-754')
})

test('a changed line, a renamed and a deleted lecture are asked as they are now', async () => {
  expect(await found()).toHaveLength(1)
  await save('segments', newId(), aSegment(lecture, [800, 805], 'The putsch failed as nobody in Munich rose.'))
  expect((await found()).map(([, block]) => block).sort()).toEqual(['said-754', 'said-800'])
  await remove('recordings', lecture)
  expect(await found()).toEqual([])
})

test('what stands in the note of the lecture is quoted from there, once', async () => {
  const note = newId()
  const doc = { type: 'doc', content: [aSaidBlock('block-one', SAID, lecture, 754)] }
  await save('notes', note, { ...aNote([{ id: 'block-one', text: `${SAID} 12:34` }], { subjectId: subject }), doc })
  await save('recordings', lecture, { noteId: note })
  expect((await found()).map(([source]) => source)).toEqual([note])
  await remove('notes', note)
  expect((await found()).map(([source]) => source)).toEqual([lecture])
})

test('a subject is asked with its lectures, another without', async () => {
  const of = (kind: 'subject' | 'note', id: string): Scope => ({ v: 1, kind: 'some', of: [{ kind, id }] })
  expect(await found(await notesIn(of('subject', subject)))).toHaveLength(1)
  expect(await found(await notesIn(of('subject', newId())))).toEqual([])
  expect(await found({ subjectId: subject })).toHaveLength(1)
  const note = newId()
  await save('notes', note, aNote([{ id: 'b', text: 'Mine.' }]))
  expect(await found(await notesIn(of('note', note)))).toEqual([])
  await save('recordings', lecture, { noteId: note })
  expect(await found(await notesIn(of('note', note)))).toHaveLength(1)
})
