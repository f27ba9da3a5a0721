import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aRow } from '../../../../tests/support/any-row.ts'
import type { ChatPiece } from '#contract/chat.ts'
import { dropDraft, readDraft, saveChatDraft } from '#data/write/chat/drafts.ts'
import { readConversation, searchThreads } from '#data/read/chat/threads.ts'
import { piecesOf, type UnderWay } from '#data/read/chat/turn-text.ts'
import { endUnderWay, saveUnderWay, takeOverCut } from '#data/write/chat/under-way.ts'
import { eraseWorkspace, openWorkspace, workspace } from '#data/read/workspace.ts'
import { save } from '#data/write/write.ts'
import { newId } from '#lib/ids.ts'

const user = newId()
let threadId = ''
const passage = {
  sourceId: 'n',
  title: 'Munich',
  heading: '',
  score: 1,
  span: { blockId: 'b', start: 0, end: 4, quote: 'Army' }
}
const sentence = (text: string): ChatPiece => ({ kind: 'sentence', text, basis: 'notes', passages: [passage] })
const answer = (pieces: readonly ChatPiece[], words = ''): UnderWay => ({
  id: newId(),
  threadId,
  parentId: newId(),
  mode: 'explain',
  engine: { kind: 'model', name: 'fake 1' },
  pieces,
  words,
  extras: { v: 1 }
})
const turns = async () => (await readConversation(threadId))?.turns ?? []

beforeEach(async () => {
  await openWorkspace(user)
  threadId = newId()
  await save('threads', threadId, aRow('threads', { title: 'The putsch', tipId: null }))
})
afterEach(() => eraseWorkspace(user))

test('a whole answer becomes one turn, the end of its branch, and nothing is left on the device besides', async () => {
  const now = answer([
    sentence('The army stayed.'),
    sentence('It was loyal.'),
    { kind: 'closest', passages: [passage] }
  ])
  await saveUnderWay(now)
  expect(await endUnderWay(now, 'whole')).toBe(true)
  const [turn] = await turns()
  expect(turn).toMatchObject({
    id: now.id,
    status: 'whole',
    engine: 'model fake 1',
    text: 'The army stayed. It was loyal. Army'
  })
  expect(turn && piecesOf(turn)).toEqual({ pieces: now.pieces, rest: '' })
  expect((await readConversation(threadId))?.thread.tipId).toBe(now.id)
  expect(await workspace().db.meta.get(`chat-answer ${threadId}`)).toBeUndefined()
})

test('what a killed tab left half written becomes a turn that says so, once', async () => {
  const now = answer([sentence('The army stayed.')], 'And then')
  await saveUnderWay(now)
  await takeOverCut(threadId, new AbortController().signal)
  await takeOverCut(threadId, new AbortController().signal)
  const [turn, ...others] = await turns()
  expect(others).toEqual([])
  expect(turn).toMatchObject({ status: 'cut', text: 'The army stayed. And then' })
  expect(turn && piecesOf(turn).rest).toBe('And then')
})

test('an answer of which nothing came leaves no turn', async () => {
  const now = answer([])
  await saveUnderWay(now)
  expect(await endUnderWay(now, 'stopped')).toBe(false)
  expect(await turns()).toEqual([])
})

test('an answer longer than a turn holds is kept as far as it fits', async () => {
  const now = answer([sentence('a'.repeat(49_000)), sentence('b'.repeat(2000))])
  await endUnderWay(now, 'whole')
  const [turn] = await turns()
  expect(turn?.text).toHaveLength(49_000)
  expect(turn && piecesOf(turn).pieces).toHaveLength(1)
})

test('spans of another shape are read as plain words', () => {
  expect(
    piecesOf({ text: 'Words', spans: { v: 1, spans: [{ kind: 'galaxy' }, { kind: 'sentence', from: -1 }] } })
  ).toEqual({
    pieces: [],
    rest: 'Words'
  })
  expect(piecesOf({ text: '', spans: null })).toEqual({ pieces: [], rest: '' })
})

test('a draft is kept on this device until it is sent', async () => {
  await saveChatDraft(threadId, 'And what did')
  expect(await readDraft(threadId)).toBe('And what did')
  await saveChatDraft(threadId, '')
  expect(await readDraft(threadId)).toBe('')
})

test('what one tab has sent takes no words away that another tab is typing', async () => {
  await saveChatDraft(threadId, 'typed in the other tab')
  await dropDraft(threadId, ['sent here', 'sent he'])
  expect(await readDraft(threadId)).toBe('typed in the other tab')
  await dropDraft(threadId, ['typed in the other tab'])
  expect(await readDraft(threadId)).toBe('')
})

test('a conversation is found by its title and by what was said in it', async () => {
  await endUnderWay(answer([sentence('The army stayed.')]), 'whole')
  expect([...(await searchThreads('PUTSCH army'))]).toEqual([[threadId, 'The army stayed.']])
  expect([...(await searchThreads('navy'))]).toEqual([])
})

test('a conversation is found without the accents that were said in it, and with accents that were not', async () => {
  await endUnderWay(answer([sentence('La révolution naît à Paris.')]), 'whole')
  expect([...(await searchThreads('revolution nait'))]).toEqual([[threadId, 'La révolution naît à Paris.']])
  expect([...(await searchThreads('París'))].map(([id]) => id)).toEqual([threadId])
})
