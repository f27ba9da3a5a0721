import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { capabilitiesWith, startAiEndpoint } from '../../../tests/support/ai-endpoint.ts'
import { putBrowserModel } from '../../../tests/support/browser-model.ts'
import { enginePorts } from '../../../tests/support/engine-port.ts'
import { putSiteModel, WEIGHTS, type SiteModel } from '../../../tests/support/site-model.ts'
import { engineClient } from '#data/engine/engine.ts'
import {
  $downloaded,
  $downloadFailure,
  $privateModels,
  fetchPrivateModel,
  forgetOtherModels,
  lookForModel,
  removePrivateModel,
  stopFetching,
  wantPrivateModel
} from '#data/private/private-model.ts'
import { studyWith } from '#data/engine/study.ts'
import { sourceFromText } from '#engine/source-text.ts'

const NOTE = 'Osmosis is the movement of water through a partially permeable membrane.'
const SOURCE = sourceFromText('n', 'Cells', NOTE)
const BACK = 'The movement of water through a partially permeable membrane.'
const CARD = { block: 1, quote: NOTE, type: 'definition', front: 'What is osmosis?', back: BACK }
let site: SiteModel
let unwatch: () => void

beforeEach(() => {
  site = putSiteModel(() => Promise.resolve(JSON.stringify({ cards: [CARD] })))
  unwatch = $privateModels.subscribe(() => undefined)
})
afterEach(() => {
  wantPrivateModel('site', false)
  unwatch()
  vi.unstubAllGlobals()
})

const seen = () => $privateModels.get().looks.site

test('it is off and not fetched until the student says so; who asks twice waits for one download', async () => {
  expect(seen().state).toBe('asking')
  await lookForModel('site')
  expect(seen()).toMatchObject({ state: 'downloadable', bytes: 700_000_000 })
  expect($privateModels.get().wanted).toBeNull()
  expect(site.asked).toEqual([])
  const shares: (number | null)[] = []
  const stopWatching = $downloaded.subscribe(one => void shares.push(one.site))
  const fetched = fetchPrivateModel('site')
  expect(fetchPrivateModel('site')).toBe(fetched)
  expect(seen().state).toBe('downloading')
  await fetched
  stopWatching()
  expect(shares).toEqual([null, 0, 0.5, 1, null])
  expect(seen().state).toBe('available')
  expect(site.asked.map(({ kind }) => kind)).toEqual(['load'])
  expect(site.running).toBe(0)
})

test('a download that the student stops ends at once, keeps its part, and can be removed', async () => {
  site.cut = 'never ends'
  const fetched = fetchPrivateModel('site')
  const failed = expect(fetched).rejects.toThrow('abort')
  await vi.waitFor(() => expect($downloaded.get().site).toBe(0.5))
  stopFetching('site')
  await failed
  expect(site.running).toBe(0)
  expect(seen()).toMatchObject({ state: 'downloadable', isOnDisk: true })
  wantPrivateModel('site', true)
  await removePrivateModel('site')
  expect(seen()).toMatchObject({ state: 'downloadable', isOnDisk: false })
  expect($privateModels.get().wanted).toBeNull()
})

test('a download that failed keeps its reason for whoever looked elsewhere, until it is asked for again', async () => {
  site.cut = { name: 'QuotaExceededError', message: 'full' }
  await expect(fetchPrivateModel('site')).rejects.toThrow()
  expect($downloaded.get().site).toBeNull()
  expect($downloadFailure.get().site).toMatchObject({ code: 'storage' })
  site.cut = null
  const again = fetchPrivateModel('site')
  expect($downloadFailure.get().site).toBeNull()
  await again
  expect($downloadFailure.get().site).toBeNull()
})

test('what is left of a model that the operator has replaced is removed, the offered one stays', async () => {
  await fetchPrivateModel('site')
  const old = 'https://study.example/models/Older-1B-q4f16_1-MLC/'
  const weights = await caches.open('webllm/model')
  await weights.put(`${old}params_shard_0.bin`, new Response('weights'))
  await (await caches.open('webllm/wasm')).put(`${old}program.wasm`, new Response('program'))
  await forgetOtherModels()
  expect(await site.kept('webllm/model')).toEqual(WEIGHTS)
  expect(await caches.has('webllm/wasm')).toBe(false)
  expect((await lookForModel('site')).state).toBe('available')
})

test('one model is wanted at a time', () => {
  wantPrivateModel('browser', true)
  wantPrivateModel('site', true)
  wantPrivateModel('browser', false)
  expect($privateModels.get().wanted).toBe('site')
})

test('its cards pass the checks, carry its name, are made beside the browser’s own model and sent to nobody', async () => {
  await fetchPrivateModel('site')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Nothing is asked of the network')))
  const browser = putBrowserModel(() => Promise.reject(new Error('not asked')))
  wantPrivateModel('site', true)
  const endpoint = await startAiEndpoint()
  const study = studyWith({
    engine: engineClient(enginePorts().open),
    network: endpoint.network,
    read: () => Promise.resolve(capabilitiesWith('fake-1'))
  })
  const { result, fallback } = await study.cards(SOURCE)
  expect(fallback).toBeNull()
  expect(result.engine).toEqual({ kind: 'model', name: 'Small-1B-q4f16_1-MLC' })
  expect(result.cards.map(card => [card.front, card.source.quote])).toEqual([['What is osmosis?', NOTE]])
  site.say = () => Promise.resolve(JSON.stringify({ cards: [{ ...CARD, back: 'Found by Newton in 1687.' }] }))
  expect((await study.cards(SOURCE)).fallback).toMatchObject({ error: { code: 'unreadable' } })
  site.say = () => Promise.reject(Object.assign(new Error('lost'), { name: 'ModelNotLoadedError' }))
  const lost = await study.cards(SOURCE)
  expect(lost.result.engine.kind).toBe('builtin')
  expect(lost.fallback).toMatchObject({ model: 'Small-1B-q4f16_1-MLC', error: { code: 'device' } })
  await removePrivateModel('site')
  wantPrivateModel('site', true)
  expect((await study.cards(SOURCE)).fallback).toMatchObject({ error: { code: 'device' } })
  expect([browser.prompts, endpoint.asked, site.running]).toEqual([[], [], 0])
  browser.remove()
  await endpoint.close()
})
