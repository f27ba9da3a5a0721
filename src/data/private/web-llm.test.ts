import { deleteModelAllInfoInCache, hasModelInCache } from '@mlc-ai/web-llm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FOLDER, putSiteModel, WEIGHTS, type SiteModel } from '../../../tests/support/site-model.ts'
import type { PrivateEngine } from '#data/private/private-engine.ts'
import { webLlm } from '#data/private/web-llm.ts'

const NAME = 'Small-1B-q4f16_1-MLC'
let site: SiteModel
let engine: PrivateEngine

beforeEach(() => {
  site = putSiteModel()
  engine = webLlm({ folder: `/models/${NAME}/`, name: NAME })
})
afterEach(() => vi.unstubAllGlobals())

const fetchIt = async (): Promise<void> => (await engine.open({})).destroy()
const weak = (limit: string) => (): void => {
  if (site.adapter) site.adapter.limits[limit] = 1
}

test.each<[string, () => void, string]>([
  ['no graphics card', () => void (site.adapter = null), 'no-webgpu'],
  ['no WebGPU at all', () => vi.stubGlobal('navigator', {}), 'no-webgpu'],
  ['a card without 16 bits', () => site.adapter?.features.clear(), 'no-f16'],
  ['a card with small buffers', weak('maxBufferSize'), 'no-memory'],
  ['a card with few buffers', weak('maxStorageBuffersPerShaderStage'), 'no-memory'],
  ['little memory', () => void (site.memory = 1), 'no-memory'],
  ['an empty folder', () => void (site.files = {}), 'no-files'],
  ['no network', () => void (site.isOnline = false), 'no-files'],
  ['a list without weights', () => void (site.files['tensor-cache.json'] = { records: [] }), 'no-files'],
  ['a list that is none', () => void (site.files['tensor-cache.json'] = { records: [{ nbytes: -1 }] }), 'no-files'],
  ['no configuration', () => delete site.files['mlc-chat-config.json'], 'no-files']
])('with %s the model is unavailable, for a reason', async (_what, spoil, lack) => {
  spoil()
  expect(await engine.look()).toMatchObject({ state: 'unavailable', lack })
  expect(site.asked).toEqual([])
})

test('a model of 32 bits runs on a card without 16', async () => {
  site.adapter?.features.clear()
  site.files['mlc-chat-config.json'] = { quantization: 'q4f32_1' }
  expect(await engine.look()).toMatchObject({ state: 'downloadable' })
})

test('its size is that of its own files, known before anything is fetched; then it is here, also offline', async () => {
  expect(await engine.look()).toEqual({ state: 'downloadable', bytes: 700_000_000, isOnDisk: false })
  await fetchIt()
  site.isOnline = false
  expect(await engine.look()).toEqual({ state: 'available', bytes: 700_000_000, isOnDisk: true })
  expect(site.running).toBe(0)
})

test('a part that was fetched is no model, and is removed like a whole one', async () => {
  site.cut = { name: 'TypeError', message: 'Failed to fetch' }
  await expect(fetchIt()).rejects.toMatchObject({ code: 'offline' })
  expect(await engine.look()).toMatchObject({ state: 'downloadable', isOnDisk: true })
  const other = 'https://study.example/models/Other/params_shard_0.bin'
  await (await caches.open('webllm/model')).put(other, new Response())
  await engine.remove?.()
  expect(await engine.look()).toMatchObject({ state: 'downloadable', isOnDisk: false })
  expect([await site.kept('webllm/model'), await site.kept('webllm/config')]).toEqual([[other], []])
})

test('the library finds what counts as kept, and what it deletes does not count', async () => {
  const app = { model_list: [{ model_id: NAME, model: `${FOLDER}resolve/../`, model_lib: `${FOLDER}model.wasm` }] }
  expect(await hasModelInCache(NAME, app)).toBe(false)
  await fetchIt()
  expect(await site.kept('webllm/model')).toEqual(WEIGHTS)
  expect(await hasModelInCache(NAME, app)).toBe(true)
  await deleteModelAllInfoInCache(NAME, app)
  expect(await engine.look()).toMatchObject({ state: 'downloadable' })
  await fetchIt()
  await engine.remove?.()
  expect(await hasModelInCache(NAME, app)).toBe(false)
})

test.each([
  ['the line is cut', 'TypeError', 'Failed to fetch', 'offline', 'NetworkError'],
  ['a file is missing', 'TypeError', "Failed to execute 'add' on 'Cache': Request failed", 'offline', 'NetworkError'],
  ['Firefox lost the line', 'TypeError', 'NetworkError when attempting to fetch resource.', 'offline', 'NetworkError'],
  ['Safari lost the line', 'TypeError', 'Load failed', 'offline', 'NetworkError'],
  ['the program is none', 'TypeError', "Cannot read properties of undefined (reading 'buffer')", 'device', 'TypeError'],
  ['the disk is full', 'QuotaExceededError', 'Quota exceeded.', 'storage', 'QuotaExceededError'],
  ['the device is lost', 'DeviceLostError', 'The device was lost.', 'device', 'DeviceLostError']
])('a fetch that fails because %s says so and leaves no worker', async (_what, name, message, code, said) => {
  site.cut = { name, message }
  await expect(fetchIt()).rejects.toMatchObject({ code, message: said })
  expect(site.running).toBe(0)
})

test('without room for it nothing is fetched', async () => {
  site.quota = 700_000_000
  await expect(fetchIt()).rejects.toMatchObject({ code: 'storage' })
  expect(site.asked).toEqual([])
})

test('a fetch that was cut goes on though there is room for the rest alone', async () => {
  site.cut = { name: 'TypeError', message: 'Failed to fetch' }
  await expect(fetchIt()).rejects.toMatchObject({ code: 'offline' })
  site.cut = null
  site.quota = 700_000_000
  await fetchIt()
  expect(await engine.look()).toMatchObject({ state: 'available' })
})
