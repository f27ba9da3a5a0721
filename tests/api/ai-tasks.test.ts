import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aiAnswers, type AiRequests } from '../../src/contract/ai-requests.ts'
import { AI_FEATURES, type AiEvent, type AiFeature } from '../../src/contract/ai.ts'
import type { ModelEnv } from '../../src/server/ai/providers/models.ts'
import { AI_TASKS } from '../../src/server/ai/tasks.ts'
import type { Fallen } from '../fixtures/injection/attack.ts'
import { fakeModels, SHAPES } from '../support/fake-ai/models.ts'
import { startFakeAi, type FakeAi } from '../support/fake-ai/server.ts'
import { CONTROLS } from '../support/injection/controls.ts'
import { played } from '../support/injection/play.ts'
import { bodyOf, textsOf } from '../support/injection/request.ts'

let ai: FakeAi
beforeAll(async () => void (ai = await startFakeAi()))
afterAll(() => ai.close())

const models = (shape: ModelEnv) => fakeModels(ai, shape)

interface Done {
  readonly body: unknown
  readonly events: readonly AiEvent[]
  readonly result: unknown
  readonly tokens: number
}

async function done(feature: AiFeature, shape: ModelEnv, fallen: Fallen, text = ''): Promise<Done> {
  ai.requests.splice(0)
  const control = CONTROLS[feature]?.attack ?? expect.fail('no control')
  const attack = { ...control, fallen, text: text || control.text }
  ai.reply(asked => played(attack, asked))
  const bytes = new ArrayBuffer(3200)
  const body = feature === 'transcribe' ? { audio: { bytes, mime: 'audio/wav' }, hints: {} } : bodyOf(attack)
  const events: AiEvent[] = []
  let tokens = 0
  const run = {
    models: models(shape),
    signal: new AbortController().signal,
    emit: (event: AiEvent) => void events.push(event),
    spent: (some: number) => void (tokens += some)
  }
  const task = AI_TASKS[feature] as (input: unknown, given: typeof run) => Promise<unknown>
  return { body, events, result: await task(body, run), tokens }
}

describe.each(Object.entries(SHAPES))('Over %s', (_shape, env) => {
  test.each(AI_FEATURES)('%s comes whole, in the form of the contract, with its tokens counted', async feature => {
    const { attack, heard } = CONTROLS[feature] ?? expect.fail('no control')
    const { result, events, tokens } = await done(feature, env, attack.fallen)
    expect(aiAnswers[feature].parse(result)).toEqual(result)
    expect(JSON.stringify([...events, { result }])).toContain(heard)
    if (feature !== 'transcribe') expect(tokens).toBeGreaterThan(0)
  })
})

test('Where nobody listens the model is unavailable', async () => {
  const run = {
    models: models({ AI_MODEL: 'google:g', GOOGLE_BASE_URL: 'http://127.0.0.1:9' }),
    signal: new AbortController().signal,
    emit: () => undefined,
    spent: () => undefined
  }
  const body = bodyOf(CONTROLS.plan?.attack ?? expect.fail('no control')) as AiRequests['plan']
  await expect(AI_TASKS.plan(body, run)).rejects.toMatchObject({ code: 'unavailable' })
})

interface Quoted {
  readonly quote: string
}
function quotesOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'quote' in value && typeof value.quote === 'string' ? [(value as Quoted).quote] : []
  return [...own, ...Object.values(value).flatMap(quotesOf)]
}

test('Whatever a model quotes, every quote shown is a substring of what was sent', async () => {
  const note = textsOf(bodyOf(CONTROLS.ask?.attack ?? expect.fail('no control'))).filter(text => text.length > 30)
  const slice = fc
    .tuple(fc.constantFrom(...note), fc.nat(120), fc.nat(120))
    .map(([text, from, length]) => text.slice(from, from + length + 4))
  const bent = fc
    .tuple(slice, fc.constantFrom(' ', 'not ', '…', '\u200b', '“', 'X', '7', '\n'), fc.nat(100))
    .map(([text, sign, at]) => text.slice(0, at) + sign + text.slice(at))
  const quote = fc.oneof(slice, bent, fc.string(), fc.string({ unit: 'binary' }))
  const fallen = fc.record({
    quotes: fc.array(quote, { minLength: 1, maxLength: 4 }),
    says: fc.oneof(slice, bent),
    asks: fc.constantFrom('Which light does chlorophyll absorb?', 'State what glucose is used for.')
  })
  const features = fc.constantFrom<AiFeature>('cards', 'quiz', 'ask', 'mark', 'questions')
  let shown = 0
  const property = fc.asyncProperty(features, fallen, async (feature, act) => {
    const shape = SHAPES['compatible with schemas'] ?? {}
    const answer = await done(feature, shape, act, 'Chlorophyll takes in light energy.').catch(() => undefined)
    if (!answer) return
    const sent = textsOf(answer.body)
    const quotes = quotesOf([answer.result, answer.events])
    shown += quotes.length
    for (const one of quotes) expect(sent.some(text => text.includes(one))).toBe(true)
  })
  await fc.assert(property, { numRuns: 50 })
  expect(shown).toBeGreaterThan(20)
})
