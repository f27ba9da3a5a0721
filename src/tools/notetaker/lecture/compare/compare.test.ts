import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aRecording, aSegment } from '../../../../../tests/support/a-lecture.ts'
import { aCard, aNote } from '../../../../../tests/support/stored-rows.ts'
import type { Source } from '#contract/engine/engine.ts'
import { readRow } from '#data/read/live-rows.ts'
import { eraseWorkspace, openWorkspace } from '#data/read/workspace.ts'
import { save } from '#data/write/write.ts'
import { lectureBlock } from '#domain/lecture/heard/source.ts'
import { newId } from '#lib/ids.ts'
import { $comparison, compareLecture } from '#tools/notetaker/lecture/compare/compare.store.ts'

vi.mock('#data/ai/study.ts', async () => {
  const { makeCards } = await import('#engine/builtin/cards.ts')
  return { study: { cards: (source: Source) => Promise.resolve({ result: makeCards(source, { max: 80 }) }) } }
})

const user = newId()
const id = newId()
const OSMOSIS = 'Osmosis is the movement of water through a partially permeable membrane.'
const VACUOLE = 'A vacuole is a space in the cell that is filled with fluid.'

beforeEach(async () => {
  await openWorkspace(user)
  await save('recordings', id, aRecording())
  await save('segments', newId(), aSegment(id, [2, 8], OSMOSIS))
  await save('segments', newId(), aSegment(id, [30, 36], VACUOLE))
})
afterEach(() => eraseWorkspace(user))

async function compared(): Promise<Record<string, string>> {
  const recording = await readRow('recordings', id)
  if (recording) await compareLecture(recording)
  const terms = $comparison.get()?.terms ?? []
  return Object.fromEntries(terms.map(one => [`${one.term} ${one.second}`, one.state]))
}

test('terms of a lecture are new until a note or a card has them', async () => {
  expect(await compared()).toEqual({ 'osmosis 2': 'new', 'vacuole 30': 'new' })
  await save('notes', newId(), aNote([{ id: 'b', text: 'Osmosis: water moves through a membrane.' }]))
  await save('cards', newId(), aCard({ front: 'What is a vacuole?', back: 'A space filled with fluid.' }))
  expect(await compared()).toEqual({ 'osmosis 2': 'known', 'vacuole 30': 'known' })
})

test('what was made of the lecture itself makes nothing known', async () => {
  const note = newId()
  await save('notes', note, aNote([{ id: 'b', text: OSMOSIS }]))
  await save('recordings', id, { noteId: note })
  const source = { blockId: lectureBlock(id), textHash: '', quote: VACUOLE, start: 30, end: 36 }
  await save('cards', newId(), aCard({ front: 'What is a vacuole?', back: VACUOLE, source }))
  expect(await compared()).toEqual({ 'osmosis 2': 'new', 'vacuole 30': 'new' })
})

test('a term has the second at which it is said, not that of its paragraph; a note of no subject counts', async () => {
  await save('segments', newId(), aSegment(id, [8.2, 14], 'A solute is a substance that is dissolved in a liquid.'))
  const subjectId = newId()
  await save('recordings', id, { subjectId })
  await save('notes', newId(), aNote([{ id: 'b', text: 'Solute: what is dissolved.' }], { subjectId: null }))
  expect(await compared()).toEqual({ 'osmosis 2': 'new', 'solute 8.2': 'known', 'vacuole 30': 'new' })
})
