import { expect, test } from 'vitest'
import type { AskResult } from '#contract/engine/ask.ts'
import type { AskEvent } from '#data/ai/ask-notes.ts'
import type { UnderWay } from '#data/read/chat/turn-text.ts'
import { AppError } from '#lib/errors.ts'
import { gatherAnswer } from '#tools/chatbot/thread/gather.ts'

const MODEL = { kind: 'model', name: 'fake-1' } as const
const BUILTIN = { kind: 'builtin', name: 'extractive 1' } as const
const BEGUN: UnderWay = {
  id: 'a',
  threadId: 't',
  parentId: 'q',
  mode: 'explain',
  engine: null,
  pieces: [],
  words: '',
  extras: { v: 1 }
}
const RESULT: AskResult = {
  engine: BUILTIN,
  evidence: [],
  confidence: 1,
  warnings: [],
  verdict: 'answer',
  passages: []
}
const sentence = (text: string): AskEvent => ({ kind: 'sentence', text, basis: 'notes', passages: [] })
const fallback: AskEvent = { kind: 'fallback', fallback: { model: 'fake-1', error: new AppError('timeout', 'long') } }

async function gathered(...events: AskEvent[]) {
  async function* stream(): AsyncGenerator<AskEvent> {
    await Promise.resolve()
    yield* events
  }
  let last = BEGUN
  const end = await gatherAnswer(stream(), BEGUN, now => void (last = now)).catch((error: unknown) => error)
  return { last, end }
}

test('words grow into sentences, and the end is told', async () => {
  const { last, end } = await gathered(
    { kind: 'engine', engine: MODEL },
    { kind: 'words', text: 'The army ' },
    sentence('The army stayed.'),
    { kind: 'words', text: 'It' },
    { kind: 'done', result: { ...RESULT, warnings: [{ kind: 'dropped', count: 2, reason: 'quote' }] } }
  )
  expect(end).toMatchObject({ fallback: null })
  expect(last).toMatchObject({ engine: MODEL, pieces: [{ text: 'The army stayed.' }], words: 'It' })
  expect(last.extras.warnings).toEqual(['2 sentences were left out because they could not be checked.'])
})

test('a model that fails before it has said anything is followed by the built-in engine, and named', async () => {
  const { last, end } = await gathered(
    { kind: 'engine', engine: MODEL },
    { kind: 'words', text: 'Th' },
    fallback,
    { kind: 'engine', engine: BUILTIN },
    sentence('It failed.'),
    { kind: 'done', result: RESULT }
  )
  expect(end).toMatchObject({ fallback: { model: 'fake-1' } })
  expect(last).toMatchObject({ engine: BUILTIN, words: '', extras: { fallback: { model: 'fake-1' } } })
})

test('a model that breaks off after a sentence leaves what it has said, with the reason', async () => {
  const { last, end } = await gathered(sentence('The army stayed.'), fallback, sentence('Something else.'))
  expect(end).toMatchObject({ code: 'timeout' })
  expect(last.pieces).toHaveLength(1)
  expect(last.extras.reason).toMatch(/\w/)
})

test('a connection cut in the midst of the first sentence keeps its words beside the answer that follows', async () => {
  const { last } = await gathered(
    { kind: 'engine', engine: MODEL },
    { kind: 'words', text: 'The army stayed' },
    fallback,
    { kind: 'engine', engine: BUILTIN },
    sentence('It failed.'),
    { kind: 'done', result: RESULT }
  )
  expect(last).toMatchObject({ words: '', extras: { partial: 'The army stayed', fallback: { model: 'fake-1' } } })
})

test('what was kept from the model is named', async () => {
  const span = { blockId: 'b', start: 0, end: 3, quote: 'Ign' }
  const passages = [{ sourceId: 'n', title: 'Munich', heading: '', span, score: 0 }]
  const { last } = await gathered({ kind: 'withheld', passages }, { kind: 'done', result: RESULT })
  expect(last.extras.withheld).toEqual(passages)
})
