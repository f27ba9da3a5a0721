import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aRecording, aSaidBlock, aSegment } from '../../../../tests/support/a-lecture.ts'
import { aNote } from '../../../../tests/support/stored-rows.ts'
import { heardOf, lecturesOfNote, momentIn, type Heard, type Quote } from '#data/read/lectures/heard.ts'
import { eraseWorkspace, openWorkspace } from '#data/read/workspace.ts'
import { keepCut } from '#data/sync/lectures/pieces.ts'
import { remove, save } from '#data/write/write.ts'
import { lectureBlock } from '#domain/lecture/heard/source.ts'
import { isReady, type Remote } from '#lib/remote.ts'
import type { ReadableAtom } from 'nanostores'
import { newId } from '#lib/ids.ts'

const SENTENCE = 'Two molecules of water are split.'
const user = newId()
const recordingId = newId()
const fileId = newId()
const noteId = newId()
const block = 'block-one'

beforeEach(async () => {
  await openWorkspace(user)
  await keepCut(new ArrayBuffer(9), 'audio/webm', () => [], fileId)
  const sound = { v: 1, mime: 'audio/webm', cuts: [{ fileId, bytes: 9 }], making: [] } as const
  await save('recordings', recordingId, aRecording({ sound: { ...sound, cuts: [...sound.cuts], making: [] } }))
  await save('segments', newId(), aSegment(recordingId, [540, 544], 'It takes it back from water.'))
  await save('segments', newId(), aSegment(recordingId, [544, 556], SENTENCE))
  const doc = {
    type: 'doc',
    content: [aSaidBlock(block, `It takes it back from water. ${SENTENCE}`, recordingId, 540)]
  }
  await save('notes', noteId, { ...aNote([]), doc })
})
afterEach(() => eraseWorkspace(user))

const ready = <Value>($value: ReadableAtom<Remote<Value>>): Promise<Value> =>
  new Promise(resolve => {
    const stop = $value.subscribe(now => {
      if (!isReady(now)) return
      resolve(now.value)
      queueMicrotask(() => stop())
    })
  })
const heard = (quote: Partial<Quote> = {}): Promise<Heard | null> =>
  ready(heardOf({ noteId, place: { blockId: block, start: 0, end: 0 }, quote: SENTENCE, ...quote }))

test('a sentence of a note is heard where it was said, to its end', async () => {
  const found = await heard()
  expect(found).toMatchObject({ recordingId, from: 540, to: null, sound: 'here' })
  expect(found && (await momentIn(found, SENTENCE))).toEqual({ from: 544, to: 556 })
})

test('a card made straight from what was said needs no note', async () => {
  const found = await heard({ noteId: null, place: { blockId: lectureBlock(recordingId), start: 544, end: 556 } })
  expect(found && (await momentIn(found, SENTENCE))).toEqual({ from: 544, to: 556 })
})

test('a sentence that was not said in a lecture is not heard', async () => {
  expect(await heard({ place: { blockId: 'another', start: 0, end: 0 } })).toBeNull()
  expect(await heard({ noteId: newId() })).toBeNull()
})

test('sound that is elsewhere, was deleted, or went with its lecture is said to be so', async () => {
  const away = { v: 1, mime: 'audio/webm', cuts: [{ fileId: newId(), bytes: 9 }], making: [] } as const
  await save('recordings', recordingId, { sound: { ...away, cuts: [...away.cuts], making: [] } })
  expect((await heard())?.sound).toBe('away')
  await save('recordings', recordingId, { sound: null, state: 'text' })
  expect(await heard()).toMatchObject({ sound: 'none', recording: { id: recordingId } })
  await remove('recordings', recordingId)
  expect(await heard()).toMatchObject({ sound: 'none', recording: null })
})

test('a note names the lectures that it was made of, those that were deleted not', async () => {
  const other = newId()
  await save('recordings', other, aRecording({ title: 'Names it', noteId }))
  expect((await ready(lecturesOfNote(noteId))).map(({ title }) => title).sort()).toEqual(['Light', 'Names it'])
  await remove('recordings', other)
  expect((await ready(lecturesOfNote(noteId))).map(({ title }) => title)).toEqual(['Light'])
})
