import { expect, test } from 'vitest'
import { AI_FEATURES } from '#contract/ai.ts'
import { modelsFrom } from '#server/ai/providers/models.ts'

const HOME = { OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1', AI_MODEL: 'compatible:llama3.1:8b' }

test('with no model named there are no models, whatever keys there are', () => {
  expect(modelsFrom({})).toBeNull()
  expect(modelsFrom({ OPENAI_API_KEY: 'sk-1', ANTHROPIC_API_KEY: 'sk-2', AI_MODEL: ' ' })).toBeNull()
})

test('one model answers every feature but transcription, under its own name', () => {
  const models = modelsFrom(HOME)
  for (const feature of AI_FEATURES)
    expect(models?.nameOf(feature)).toBe(feature === 'transcribe' ? null : 'llama3.1:8b')
  expect(models?.language('cards')).toMatchObject({ specificationVersion: 'v4', modelId: 'llama3.1:8b' })
  expect([models?.embedding, models?.transcription]).toEqual([null, null])
})

test('a feature can have a model of its own, of another provider', () => {
  const models = modelsFrom({
    ...HOME,
    AI_MODEL_MARK: 'anthropic:claude-x',
    ANTHROPIC_API_KEY: 'a',
    AI_EMBED_MODEL: 'google:embed-1',
    GOOGLE_GENERATIVE_AI_API_KEY: 'g',
    AI_STT_MODEL: 'compatible:whisper-1'
  })
  expect([models?.nameOf('mark'), models?.nameOf('ask'), models?.nameOf('transcribe')]).toEqual([
    'claude-x',
    'llama3.1:8b',
    'whisper-1'
  ])
  expect(models?.language('mark')?.provider).toMatch(/^anthropic/)
  expect(models?.embedding?.modelId).toBe('embed-1')
  expect(models?.transcription?.modelId).toBe('whisper-1')
})

test('a server at home follows a schema only when the operator says so', () => {
  expect(modelsFrom(HOME)?.followsSchema('cards')).toBe(false)
  expect(modelsFrom({ ...HOME, AI_STRUCTURED: '1' })?.followsSchema('cards')).toBe(true)
  expect(modelsFrom({ AI_MODEL: 'google:g', GOOGLE_GENERATIVE_AI_API_KEY: 'k' })?.followsSchema('ask')).toBe(true)
})

test.each([
  [{ AI_MODEL: 'llama3.1' }, /Write compatible:model/],
  [{ AI_MODEL: 'mistral:large' }, /Write compatible:model/],
  [{ AI_MODEL: 'compatible:m' }, /OPENAI_BASE_URL is not set/],
  [{ AI_MODEL: 'anthropic:m' }, /ANTHROPIC_API_KEY is not set/],
  [{ ...HOME, OPENAI_BASE_URL: 'localhost:11434' }, /must begin with http/],
  [{ ...HOME, AI_TIMEOUT_SECONDS: '601' }, /whole number from 1 to 600/],
  [{ ...HOME, AI_EMBED_MODEL: 'anthropic:m', ANTHROPIC_API_KEY: 'k' }, /without embeddings/],
  [{ ...HOME, AI_STT_MODEL: 'anthropic:m', ANTHROPIC_API_KEY: 'k' }, /without transcription/]
])('a wrong setting is named: %o', (env, words) => {
  expect(() => modelsFrom(env)).toThrow(words)
})

test('an own key replaces the model where words are written, and nothing else', () => {
  const env = {
    ...HOME,
    AI_EMBED_MODEL: 'compatible:e',
    AI_STT_MODEL: 'compatible:whisper-1',
    AI_MODEL_MARK: HOME.AI_MODEL
  }
  const models = modelsFrom(env, { provider: 'anthropic', key: 'own', model: 'claude-own' })
  expect([models?.nameOf('cards'), models?.nameOf('mark'), models?.nameOf('transcribe')]).toEqual([
    'claude-own',
    'claude-own',
    'whisper-1'
  ])
  expect(models?.embedding).toBeNull()
  expect(modelsFrom({}, { provider: 'openai', key: 'own', model: 'o' })?.nameOf('ask')).toBe('o')
})

test.each([
  undefined,
  'http://api.example.org/v1',
  'https://127.0.0.1/v1',
  'https://localhost/v1',
  'https://[::1]/v1',
  'https://169.254.169.254/v1',
  'https://api.example.org:8443/v1',
  'https://user:word@api.example.org/v1',
  'https://router.local/v1',
  'not an address'
])('an own key is not sent to %s', baseUrl => {
  const own = { provider: 'compatible', key: 'k', model: 'm', ...(baseUrl && { baseUrl }) } as const
  expect(() => modelsFrom(HOME, own)).toThrow(expect.objectContaining({ code: 'invalid' }))
})

test('an own key may go to a public server, and to a house one that the operator allows', () => {
  const own = { provider: 'compatible', key: 'k', model: 'm' } as const
  expect(modelsFrom({}, { ...own, baseUrl: 'https://openrouter.ai/api/v1' })?.nameOf('ask')).toBe('m')
  const house = { ...own, baseUrl: 'http://127.0.0.1:4750/v1' }
  expect(modelsFrom({ AI_OWN_KEY_HOSTS: 'nas.lan, 127.0.0.1:4750' }, house)?.nameOf('ask')).toBe('m')
})
