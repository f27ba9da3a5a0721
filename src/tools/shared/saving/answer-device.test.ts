import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aRow } from '../../../../tests/support/any-row.ts'
import { smallStorage } from '../../../../tests/support/small-storage.ts'
import { saveLastWords, leftWords } from '#data/device/last-words.ts'
import { readRows } from '#data/read/live-rows.ts'
import { saveAnswer } from '#data/write/once.ts'
import { save } from '#data/write/write.ts'
import { eraseWorkspace, openWorkspace } from '#data/read/workspace.ts'
import { docOfText, textOfDoc } from '#domain/sitting/answer-doc.ts'
import type { DocNode } from '#domain/notes/note-text.ts'
import { answerId, newId } from '#lib/ids.ts'
import { answerDevice } from '#tools/shared/saving/answer-device.ts'
import type { Draft, Version } from '#tools/shared/saving/draft.ts'
import { openWords } from '#tools/shared/saving/open-words.ts'
import { guardUntilSaved, recoverWords } from '#tools/shared/saving/recover.ts'

const user = newId()
const place = { attemptId: '', questionKey: 'q:0' }
beforeEach(async () => {
  vi.stubGlobal('localStorage', smallStorage())
  await openWorkspace(user)
  place.attemptId = newId()
  await save('attempts', place.attemptId, aRow('attempts', { kind: 'paper' }))
})
afterEach(async () => {
  await eraseWorkspace(user)
  vi.unstubAllGlobals()
})

const made = (text: string, before: DocNode | null = null): DocNode => docOfText(text, before, { isLate: false, newId })
const version = (text: string): Version => ({ title: '', doc: made(text) })
const kept = async (): Promise<string> => {
  const [answer] = await readRows('answers', { column: 'attempt_id', is: place.attemptId })
  return textOfDoc((answer?.doc ?? null) as DocNode | null)
}

async function tab(): Promise<{ draft: Draft; type: (text: string) => void; close: () => Promise<void> }> {
  const open = openWords(answerDevice({ ...place }))
  open.attach({ show: () => undefined, hasFocus: () => true })
  await expect.poll(() => open.$state.get().state).toBe('open')
  const state = open.$state.get()
  if (state.state !== 'open') throw new Error(state.state)
  const { draft } = state
  const type = (text: string): void => {
    const doc = made(text, draft.current().doc)
    draft.changeDoc(() => doc)
  }
  return { draft, type, close: open.close }
}

test('an answer that nobody began opens empty, and its first words make its row', async () => {
  const { draft, type, close } = await tab()
  expect(await readRows('answers')).toEqual([])
  type('Osmosis is\n\nwater')
  await draft.flush()
  expect(await kept()).toBe('Osmosis is\n\nwater')
  await close()
})

test('two tabs that begin one answer at once lose no word of each other, nor the flag', async () => {
  const [one, two] = [await tab(), await tab()]
  one.type('from one')
  two.type('from two')
  await Promise.all([one.draft.flush(), two.draft.flush(), saveAnswer(place.attemptId, 'q:0', { flagged: true })])
  expect((await kept()).split('\n').toSorted()).toEqual(['from one', 'from two'])
  expect(await readRows('answers')).toMatchObject([{ flagged: true }])
  await Promise.all([one.close(), two.close()])
})

test('words of an answer that a closed page left are written, also where the answer had no row', async () => {
  const id = answerId(place.attemptId, place.questionKey)
  saveLastWords(user, { id, answer: { ...place }, mine: version('the last words'), base: version(''), sent: null })
  await recoverWords()
  expect(await kept()).toBe('the last words')
  expect(leftWords(user)).toEqual([])
})

test('a page that is hidden leaves the words of an answer until they are saved', async () => {
  const { draft, type, close } = await tab()
  type('half a sen')
  guardUntilSaved({ id: answerId(place.attemptId, place.questionKey), answer: { ...place } }, draft)
  expect(leftWords(user)).toMatchObject([{ answer: place }])
  await draft.flush()
  expect(leftWords(user)).toEqual([])
  expect(await kept()).toBe('half a sen')
  await close()
})

test('an answer of too many lines to be synced is said to be so and stays on the screen', async () => {
  const { draft, type } = await tab()
  type('word\n'.repeat(12_000))
  await draft.flush()
  expect(draft.$state.get()).toMatchObject({ state: 'failed', error: { code: 'limit' } })
  expect(textOfDoc(draft.current().doc)).toHaveLength(60_000)
  draft.discard()
})
