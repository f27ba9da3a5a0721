import { afterEach, beforeEach, expect, test } from 'vitest'
import { capabilitiesWith, startAiEndpoint, type AiEndpoint } from '../../../tests/support/ai-endpoint.ts'
import { capabilitiesOf } from '#data/ai/capabilities.ts'

let endpoint: AiEndpoint
beforeEach(async () => void (endpoint = await startAiEndpoint()))
afterEach(() => endpoint.close())

const answer = (body: unknown) => endpoint.reply((_asked, response) => void response.end(JSON.stringify(body)))

test('the server is asked once for all, and again when it is to be forgotten', async () => {
  answer(capabilitiesWith('fake-1'))
  const known = capabilitiesOf(endpoint.network)
  const [one, other] = await Promise.all([known.read(), known.read()])
  expect(one).toEqual({ state: 'offered', offered: capabilitiesWith('fake-1') })
  expect(other).toBe(one)
  answer(capabilitiesWith('fake-2'))
  expect(await known.read()).toBe(one)
  known.forget()
  expect(await known.read()).toEqual({ state: 'offered', offered: capabilitiesWith('fake-2') })
  expect(endpoint.asked).toHaveLength(2)
})

test.each([
  ['has no such page', 404, ''],
  ['answers every address with its page', 200, '<!doctype html>'],
  ['speaks another language', 200, '{"features":{}}']
])('a host that %s has no model and is not asked again', async (_what, status, body) => {
  endpoint.reply((_asked, response) => void response.writeHead(status).end(body))
  const known = capabilitiesOf(endpoint.network)
  expect(await known.read()).toEqual({ state: 'none' })
  expect(await known.read()).toEqual({ state: 'none' })
  expect(endpoint.asked).toHaveLength(1)
})

test('a server that cannot answer now is asked again half a minute later', async () => {
  let now = 0
  endpoint.reply((_asked, response) => void response.writeHead(503).end())
  const known = capabilitiesOf(endpoint.network, () => now)
  expect(await known.read()).toEqual({ state: 'unreachable' })
  answer(capabilitiesWith('fake-1'))
  now = 29_000
  expect(await known.read()).toEqual({ state: 'unreachable' })
  now = 31_000
  expect(await known.read()).toMatchObject({ state: 'offered' })
  expect(endpoint.asked).toHaveLength(2)
})

test('without a network nobody is asked; with one again, the server is', async () => {
  answer(capabilitiesWith('fake-1'))
  const known = capabilitiesOf(endpoint.network)
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  try {
    expect(await known.read()).toEqual({ state: 'unreachable' })
    expect(endpoint.asked).toEqual([])
  } finally {
    Reflect.deleteProperty(navigator, 'onLine')
  }
  expect(await known.read()).toMatchObject({ state: 'offered' })
})
