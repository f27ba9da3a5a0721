import { expect, test } from 'vitest'
import { capabilitiesWith } from '../../../tests/support/ai-endpoint.ts'
import { cardModel } from '#data/ai/card-model.ts'
import type { PrivateLook } from '#data/private/private-engine.ts'
import type { PrivateModels } from '#data/private/private-model.ts'

const offered = { state: 'offered', offered: capabilitiesWith('server-1') } as const

const models = (wanted: PrivateModels['wanted'], browser: PrivateLook['state'], site: PrivateLook['state']) => ({
  wanted,
  looks: { browser: { state: browser }, site: { state: site } }
})

test('the browser’s own model is named only where it is on the device, and the server’s never stands in for it', () => {
  expect(cardModel(offered, models('browser', 'available', 'asking'))).toBe('Browser model')
  for (const state of ['asking', 'unsupported', 'unavailable', 'downloadable', 'downloading'] as const)
    expect(cardModel(offered, models('browser', state, 'available')), state).toBeNull()
})

test('the site’s model is named by its folder, and the browser’s own does not stand in for it', () => {
  expect(cardModel(offered, models('site', 'available', 'available'))).toBe('Small-1B-q4f16_1-MLC')
  expect(cardModel(offered, models('site', 'available', 'unavailable'))).toBeNull()
})

test('without it the server’s model for cards is named, where it has one', () => {
  const own = models(null, 'available', 'available')
  expect(cardModel(offered, own)).toBe('server-1')
  expect(cardModel({ state: 'offered', offered: capabilitiesWith('server-1', ['quiz']) }, own)).toBeNull()
  expect(cardModel({ state: 'unreachable' }, own)).toBeNull()
})
