import { afterEach, beforeEach, expect, test } from 'vitest'
import { capabilitiesWith, startAiEndpoint, type AiEndpoint } from '../../../../tests/support/ai-endpoint.ts'
import { putBrowserModel, type BrowserModel } from '../../../../tests/support/browser-model.ts'
import { enginePorts } from '../../../../tests/support/engine-port.ts'
import type { EngineMethods } from '#contract/engine/worker.ts'
import { workerClient } from '#data/workers/client.ts'
import { $downloaded, fetchPrivateModel, wantPrivateModel } from '#data/workers/private/private-model.ts'
import { studyWith, type Study } from '#data/ai/study.ts'
import { sourceFromText } from '#engine/source-text.ts'

const NOTE = 'Osmosis is the movement of water through a partially permeable membrane.'
const SOURCE = sourceFromText('n', 'Cells', NOTE)
const GOOD = {
  block: 1,
  quote: NOTE,
  type: 'definition',
  front: 'What is osmosis?',
  back: 'The movement of water through a partially permeable membrane.'
}
const INVENTED = { ...GOOD, quote: 'Osmosis was found by Newton in 1687.', front: 'Who found osmosis?', back: 'Newton' }
const UNTRUE = { ...GOOD, front: 'How fast is osmosis?', back: 'At 99 metres a second' }

let endpoint: AiEndpoint
let study: Study
let model: BrowserModel
let said: () => Promise<string>

beforeEach(async () => {
  endpoint = await startAiEndpoint()
  said = () => Promise.resolve(JSON.stringify({ cards: [GOOD] }))
  model = putBrowserModel(() => said())
  study = studyWith({
    engine: workerClient<EngineMethods>(enginePorts().open),
    network: endpoint.network,
    read: () => Promise.resolve(capabilitiesWith('fake-1'))
  })
  wantPrivateModel(true)
})
afterEach(async () => {
  wantPrivateModel(false)
  model.remove()
  await endpoint.close()
})

test('cards come from the model on the device, are named so, and nothing is sent', async () => {
  const { result, fallback } = await study.cards(SOURCE)
  expect(fallback).toBeNull()
  expect(result.engine).toEqual({ kind: 'model', name: 'Browser model' })
  expect(result.cards.map(card => [card.front, card.source.quote])).toEqual([['What is osmosis?', NOTE]])
  expect(model.prompts[0]).toContain(NOTE)
  expect(model.open).toBe(0)
  expect(endpoint.asked).toEqual([])
})

test('its words pass the checks of every model: what is invented is dropped and counted', async () => {
  said = () => Promise.resolve(`Here you are: ${JSON.stringify({ cards: [INVENTED, UNTRUE, { front: 1 }, GOOD] })}`)
  const { result } = await study.cards(SOURCE)
  expect(result.cards.map(card => card.front)).toEqual(['What is osmosis?'])
  const dropped = result.warnings.flatMap(warning => (warning.kind === 'dropped' ? [warning.count] : []))
  expect(dropped.reduce((sum, count) => sum + count, 0)).toBe(3)
})

test.each([
  ['says nothing of use', () => Promise.resolve('I like water.'), 'unreadable'],
  ['says only what does not hold', () => Promise.resolve(JSON.stringify({ cards: [INVENTED] })), 'unreadable'],
  ['has no room', () => Promise.reject(new DOMException('full', 'QuotaExceededError')), 'too-large'],
  ['breaks', () => Promise.reject(new DOMException('lost', 'UnknownError')), 'device']
])('a model that %s is replaced by the built-in engine, not by the server’s', async (_what, say, code) => {
  said = say
  const { result, fallback } = await study.cards(SOURCE)
  expect(result.engine.kind).toBe('builtin')
  expect(fallback).toMatchObject({ model: 'Browser model', error: { code } })
  expect(model.open).toBe(0)
  expect(endpoint.asked).toEqual([])
})

test('a model that is not on the device is not fetched to answer', async () => {
  model.state = 'downloadable'
  const { fallback } = await study.cards(SOURCE)
  expect(fallback).toMatchObject({ error: { code: 'device' } })
  expect(model.state).toBe('downloadable')
  const shares: (number | null)[] = []
  const unwatch = $downloaded.subscribe(share => void shares.push(share))
  await fetchPrivateModel()
  unwatch()
  expect(shares).toEqual([null, 0, 0.5, 1, null])
  expect((await study.cards(SOURCE)).fallback).toBeNull()
})

test('an abort stops the model and nobody answers instead', async () => {
  const stop = new AbortController()
  said = () => {
    stop.abort()
    return new Promise(() => undefined)
  }
  await expect(study.cards(SOURCE, {}, { signal: stop.signal })).rejects.toThrow('abort')
  expect(model.open).toBe(0)
})

test('a long note is asked part by part, and each part says so', async () => {
  const paragraphs = Array.from(
    { length: 120 },
    (_, at) => `${NOTE} Cell number ${at} needs water to live and to grow.`
  )
  const parts: [number, number][] = []
  await study.cards(
    sourceFromText('n', 'Cells', paragraphs.join('\n\n')),
    {},
    {
      onProgress: (done, total) => void parts.push([done, total])
    }
  )
  expect(model.prompts.length).toBeGreaterThan(1)
  expect(parts.at(-1)).toEqual([model.prompts.length, model.prompts.length])
})
