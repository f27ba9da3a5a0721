import { afterEach, beforeEach, expect, test } from 'vitest'
import { startAiEndpoint, type AiEndpoint } from '../../../tests/support/ai-endpoint.ts'
import { removeOwnKey, saveOwnKey, testOwnKey } from '#data/ai/own-key.ts'

const OWN = { provider: 'openai', key: 'sk-1234567890', model: 'gpt-x' } as const

let endpoint: AiEndpoint
beforeEach(async () => {
  endpoint = await startAiEndpoint()
  endpoint.reply((_asked, response) => void response.end('{"provider":null,"model":null}'))
})
afterEach(() => endpoint.close())

test('a key travels once, in the body, to the address that stores it; the stored one is tested without it', async () => {
  await saveOwnKey(OWN, endpoint.network)
  await testOwnKey(OWN, endpoint.network)
  await testOwnKey(null, endpoint.network)
  await removeOwnKey(endpoint.network)
  expect(endpoint.asked.map(({ method, path, body }) => [method, path, body.toString()])).toEqual([
    ['PUT', '/api/ai/key', JSON.stringify(OWN)],
    ['POST', '/api/ai/key/test', JSON.stringify(OWN)],
    ['POST', '/api/ai/key/test', '{}'],
    ['DELETE', '/api/ai/key', '']
  ])
  expect(endpoint.asked.every(({ token }) => token === 'first-token')).toBe(true)
})

test('a refusal keeps the words of the server', async () => {
  const refusal = { code: 'invalid', message: 'The provider refused this key.', requestId: 'r' }
  endpoint.reply((_asked, response) => void response.writeHead(400).end(JSON.stringify(refusal)))
  await expect(testOwnKey(null, endpoint.network)).rejects.toMatchObject({ shown: 'The provider refused this key.' })
})
