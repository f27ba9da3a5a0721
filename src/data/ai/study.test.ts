import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  capabilitiesWith,
  eventText,
  sendEvents,
  startAiEndpoint,
  type AiEndpoint
} from '../../../tests/support/ai-endpoint.ts'
import { enginePorts } from '../../../tests/support/engine-port.ts'
import type { CardsResult } from '#contract/engine/engine.ts'
import { studyWith, type Study } from '#data/ai/study.ts'
import type { EngineMethods } from '#contract/engine/worker.ts'
import { workerClient } from '#data/workers/client.ts'
import { makeCards } from '#engine/builtin/cards.ts'
import { sourceFromText } from '#engine/source-text.ts'

const SOURCE = sourceFromText('n', 'Cells', 'Osmosis is the movement of water through a partially permeable membrane.')
const OFFERED = capabilitiesWith('fake-1', ['cards', 'mark'])
const RESULT: CardsResult = { ...makeCards(SOURCE), engine: { kind: 'model', name: 'fake-1' } }

let endpoint: AiEndpoint
let study: Study
beforeEach(async () => {
  endpoint = await startAiEndpoint()
  study = studyWith({
    engine: workerClient<EngineMethods>(enginePorts().open),
    network: endpoint.network,
    read: () => Promise.resolve(OFFERED)
  })
})
afterEach(() => endpoint.close())

test('what the model answers is shown as its own, and nothing fell back', async () => {
  endpoint.reply((_asked, response) => sendEvents(response, [{ type: 'result', result: RESULT }]))
  expect(await study.cards(SOURCE)).toEqual({ result: RESULT, fallback: null })
})

test('a model that fails is named with the reason, and the built-in engine answers', async () => {
  const body = { code: 'budget', message: 'Used up for today.', requestId: 'r' }
  endpoint.reply((_asked, response) => void response.writeHead(429).end(JSON.stringify(body)))
  const { result, fallback } = await study.cards(SOURCE)
  expect(result).toEqual(makeCards(SOURCE))
  expect(fallback).toMatchObject({ model: 'fake-1', error: { code: 'budget', shown: 'Used up for today.' } })
})

test('each feature falls back alone: what has no model asks nobody', async () => {
  const { result, fallback } = await study.quiz([SOURCE], { seed: 1 })
  expect(result.engine.kind).toBe('builtin')
  expect(fallback).toBeNull()
  await expect(study.transcribe({ bytes: new ArrayBuffer(1), mime: 'audio/webm' })).rejects.toMatchObject({
    code: 'missing'
  })
  expect(endpoint.asked).toEqual([])
})

test('stopping stops: the server sees the client go and nobody answers instead', async () => {
  const stop = new AbortController()
  endpoint.reply((_asked, response) => {
    response.writeHead(200).write(eventText({ type: 'progress', done: 0, total: 3 }))
  })
  const asked = study.cards(SOURCE, {}, { signal: stop.signal, onProgress: () => stop.abort() })
  await expect(asked).rejects.toThrow('abort')
  await endpoint.asked[0]?.gone
  await expect(study.mark({ question: 'q', answer: 'a' }, { signal: stop.signal })).rejects.toThrow('abort')
})
