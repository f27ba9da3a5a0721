import { beforeEach, expect, test, vi } from 'vitest'
import type { Thread } from '#contract/entities.ts'
import { dialogueOf, next } from '#domain/dialogue/dialogue.ts'
import { itemOfCard } from '#domain/dialogue/item.ts'
import { m } from '#messages/generated/messages.js'
import { dialogueReply } from '#tools/chatbot/dialogue/dialogue-turn.ts'

const saved = vi.hoisted(() => vi.fn<(rows: { name: string; fields: { title?: string } }[]) => Promise<void>>())
vi.mock('#data/write/write.ts', () => ({ save: saved, saveAll: saved }))
const now = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
vi.mock('#data/read/chat/threads.ts', async original => ({ ...(await original<object>()), readConversation: now }))
vi.mock('#data/workers/asked-notes.ts', async original => ({
  ...(await original<object>()),
  feelsLikeDistress: (text: string) => Promise.resolve(text.includes('next year'))
}))
vi.mock('#tools/chatbot/thread/answer-turn.ts', () => ({ answerTurn: () => Promise.resolve() }))

const { beginThread, say } = await import('#tools/chatbot/thread/thread-acts.ts')

beforeEach(() => {
  saved.mockReset().mockResolvedValue()
})
const title = () => saved.mock.calls[0]?.[0].find(({ name }) => name === 'threads')?.fields.title
const setting = { mode: 'explain', scope: null, about: null } as never

test('what only the sentence encoder hears was kept as the title of the conversation', async () => {
  await beginThread('I do not see myself being here next year', setting)
  expect(title()).toBe(m.chat_untold())
  saved.mockClear()
  await beginThread('Why does Hamlet delay?', setting)
  expect(title()).toBe('Why does Hamlet delay?')
})

test('a conversation that began with a greeting was named by words of distress', async () => {
  await say({ id: 't', mode: 'explain', title: 'hello' } as Thread, 'I want to die', null)
  expect(title()).toBe(m.chat_untold())
})

test.each([
  'im so stressed about boards',
  'i am going to fail and my parents will kill me, how do i learn photosynthesis'
])('a sad sentence named the conversation: %s', async text => {
  await beginThread(text, setting)
  expect(title()).toBe(m.chat_untold())
})

test('a conversation that began with "test me" was named by an answer to its question', async () => {
  const item = itemOfCard('c', { front: 'What is a delta?', back: 'Flat land at the mouth of a river' } as never)
  const { state, moves } = next(dialogueOf('quiz', item ? [item] : []), { kind: 'begin' })
  now.mockResolvedValue({ turns: [{ id: 'asked', extras: dialogueReply(state, moves).extras }] })
  const thread = { id: 't', mode: 'quiz', title: 'test me' } as Thread
  await say(thread, 'flat land at the mouth', 'asked')
  expect(title()).toBeUndefined()
  saved.mockClear()
  now.mockResolvedValue({ turns: [{ id: 'asked', extras: null }] })
  await say(thread, 'What is a meander?', 'asked')
  expect(title()).toBe('What is a meander?')
})
