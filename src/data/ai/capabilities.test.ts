import { atom } from 'nanostores'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { capabilitiesWith, startAiEndpoint, type AiEndpoint } from '../../../tests/support/ai-endpoint.ts'
import { capabilitiesOf, offerTo } from '#data/ai/capabilities.ts'

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

/** Answers come when the test lets them, named in the order in which they were asked for. */
function heldAnswers(): (() => void)[] {
  const answers: (() => void)[] = []
  endpoint.reply((_asked, response) => {
    const body = JSON.stringify(capabilitiesWith(`fake-${answers.length + 1}`))
    answers.push(() => void response.end(body))
  })
  return answers
}

test('an older answer that comes late does not win over a newer one', async () => {
  const answers = heldAnswers()
  const known = capabilitiesOf(endpoint.network)
  const first = known.read()
  await expect.poll(() => answers.length).toBe(1)
  known.forget()
  const second = known.read()
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.()
  expect(await second).toEqual({ state: 'offered', offered: capabilitiesWith('fake-2') })
  answers[0]?.()
  expect(await first).toBe(await second)
  expect(answers).toHaveLength(2)
})

test('an answer that was forgotten while it was awaited still comes', async () => {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  try {
    const known = capabilitiesOf(endpoint.network)
    const waiting = known.read()
    known.forget()
    expect(await waiting).toEqual({ state: 'unreachable' })
  } finally {
    Reflect.deleteProperty(navigator, 'onLine')
  }
})

test('a workspace that closes asks the server nothing, and the next student is not shown what the last was offered', async () => {
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  answer(capabilitiesWith('fake-1'))
  const $student = atom<string | null>('one')
  const { $offer } = offerTo($student, capabilitiesOf(endpoint.network))
  const shown: string[] = []
  const stop = $offer.subscribe(offer => shown.push(offer.state))
  await expect.poll(() => shown).toEqual(['asking', 'offered'])
  $student.set(null)
  expect(shown.at(-1)).toBe('asking')
  answer(capabilitiesWith('fake-2'))
  $student.set('other')
  await expect.poll(() => $offer.get()).toEqual({ state: 'offered', offered: capabilitiesWith('fake-2') })
  expect(endpoint.asked).toHaveLength(2)
  stop()
  vi.unstubAllGlobals()
})
