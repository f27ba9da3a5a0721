import { expect, test } from 'vitest'
import { capabilitiesWith } from '../../../tests/support/ai-endpoint.ts'
import { cardModel } from '#data/ai/card-model.ts'
import type { PrivateLook } from '#data/workers/private/private-engine.ts'

const offered = { state: 'offered', offered: capabilitiesWith('server-1') } as const

const model = (isWanted: boolean, state: PrivateLook['state']) => ({ isWanted, look: { state } })

test('the browser’s own model is named only where it is on the device, and the server’s never stands in for it', () => {
  expect(cardModel(offered, model(true, 'available'))).toBe('Browser model')
  for (const state of ['asking', 'unsupported', 'unavailable', 'downloadable', 'downloading'] as const)
    expect(cardModel(offered, model(true, state)), state).toBeNull()
})

test('without it the server’s model for cards is named, where it has one', () => {
  const own = model(false, 'available')
  expect(cardModel(offered, own)).toBe('server-1')
  expect(cardModel({ state: 'offered', offered: capabilitiesWith('server-1', ['quiz']) }, own)).toBeNull()
  expect(cardModel({ state: 'unreachable' }, own)).toBeNull()
})
