import { expect, test } from 'vitest'
import { capabilitiesWith } from '../../../tests/support/ai-endpoint.ts'
import { cardModel } from '#data/ai/card-model.ts'

const offered = { state: 'offered', offered: capabilitiesWith('server-1') } as const

test('the browser’s own model is named only where it is on the device, and the server’s never stands in for it', () => {
  expect(cardModel(offered, { isWanted: true, state: 'available' })).toBe('Browser model')
  for (const state of ['asking', 'unsupported', 'unavailable', 'downloadable', 'downloading'] as const)
    expect(cardModel(offered, { isWanted: true, state }), state).toBeNull()
})

test('without it the server’s model for cards is named, where it has one', () => {
  const own = { isWanted: false, state: 'available' } as const
  expect(cardModel(offered, own)).toBe('server-1')
  expect(cardModel({ state: 'offered', offered: capabilitiesWith('server-1', ['quiz']) }, own)).toBeNull()
  expect(cardModel({ state: 'unreachable' }, own)).toBeNull()
})
