import { expect, test } from 'vitest'
import type { AskResult } from '#contract/engine/ask.ts'
import type { AskEvent } from '#data/ai/ask-notes.ts'
import { AppError } from '#lib/errors.ts'
import { type AskSoFar, gatherAsk } from '#tools/shared/engine/gather-ask.ts'

const MODEL = { kind: 'model', name: 'fake-1' } as const
const BUILTIN = { kind: 'builtin', name: 'extractive 1' } as const
const RESULT: AskResult = {
  engine: BUILTIN,
  evidence: [],
  confidence: 1,
  warnings: [],
  verdict: 'answer',
  passages: []
}
const sentence = (text: string): AskEvent => ({ kind: 'sentence', text, basis: 'notes', passages: [] })

async function* stream(...events: AskEvent[]): AsyncGenerator<AskEvent> {
  await Promise.resolve()
  yield* events
}

test('words grow until their sentence is checked, and what a model said before it gave up does not count', async () => {
  const seen: AskSoFar[] = []
  const fallback = { model: 'fake-1', error: new AppError('timeout', 'long') }
  const chosen = await gatherAsk(
    stream(
      { kind: 'engine', engine: MODEL },
      { kind: 'words', text: 'The ' },
      { kind: 'words', text: 'army' },
      sentence('The army stayed.'),
      { kind: 'fallback', fallback },
      { kind: 'engine', engine: BUILTIN },
      sentence('It failed.'),
      { kind: 'done', result: RESULT }
    ),
    sofar => void seen.push(sofar)
  )
  expect(chosen).toEqual({ result: RESULT, fallback })
  expect(seen.map(({ words, pieces }) => [words, pieces.length])).toEqual([
    ['', 0],
    ['The ', 0],
    ['The army', 0],
    ['', 1],
    ['', 0],
    ['', 0],
    ['', 1]
  ])
  expect(seen.at(-1)?.engine).toEqual(BUILTIN)
})

test('an answer that ends without its whole is none', async () => {
  await expect(gatherAsk(stream(sentence('It failed.')), () => undefined)).rejects.toMatchObject({ code: 'unreadable' })
})
