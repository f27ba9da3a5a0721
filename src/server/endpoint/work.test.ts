import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { answerStream, type Reporter, type Work } from '#server/endpoint/work.ts'

const output = z.object({ answer: z.string() })
const work: Work<typeof output> = {
  run: () => Promise.resolve({ answer: 'Chlorophyll.' }),
  output,
  timeout: 1000,
  bill: { spent: () => undefined, total: () => 7, prepay: () => Promise.resolve(), settle: () => Promise.resolve() }
}

/** The events of a call whose reporter is this one. */
async function events(over: Partial<Reporter>): Promise<readonly { type: string; code?: string }[]> {
  const silent = { hide: () => undefined, note: () => undefined, gone: () => undefined, failed: () => undefined }
  const reporter: Reporter = { requestId: 'r', done: () => undefined, broken: () => undefined, ...silent, ...over }
  const stream = { engine: { kind: 'builtin', name: 'builtin' }, piece: undefined } as const
  const text = await answerStream(work, stream, new AbortController().signal, {}, reporter).text()
  return [...text.matchAll(/^data: (.*)$/gm)].map(([, json = '']) => JSON.parse(json) as { type: string })
}
const fail = () => {
  throw new Error('no room for the log')
}

test('a call that is reported ends in its result', async () => {
  expect((await events({})).map(({ type }) => type)).toEqual(['start', 'result'])
})

test('a report that throws still gives the stream a last event, and is told of', async () => {
  const told: unknown[] = []
  const heard = await events({ done: fail, broken: error => void told.push(error) })
  expect(heard.at(-1)).toMatchObject({ type: 'failed', code: 'bug', requestId: 'r' })
  expect(told).toMatchObject([{ message: 'no room for the log' }])
})

test('a log that takes nothing at all ends neither the process nor the last event', async () => {
  expect((await events({ done: fail, broken: fail })).at(-1)).toMatchObject({ type: 'failed', code: 'bug' })
})
