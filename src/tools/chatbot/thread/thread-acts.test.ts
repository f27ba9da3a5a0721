import { beforeEach, expect, test, vi } from 'vitest'
import type { Thread } from '#contract/entities.ts'
import { m } from '#messages/generated/messages.js'

const saved = vi.hoisted(() => vi.fn<(rows: { name: string; fields: { title?: string } }[]) => Promise<void>>())
vi.mock('#data/write/write.ts', () => ({ save: saved, saveAll: saved }))
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
