import { expect, test } from 'vitest'
import { statusFrom, type Phase } from '#data/sync/status.ts'
import { isArriving } from '#tools/main/arriving.ts'

const arrives = (phase: Phase, isOnline: boolean, lastSyncedAt: string | null): boolean =>
  isArriving(statusFrom(phase, isOnline, { waiting: 0, rejected: 0, lastSyncedAt }))

test('a second device said “Start with one page of notes” while everything was still on its way', () => {
  expect(arrives('idle', true, null)).toBe(true)
  expect(arrives('syncing', true, null)).toBe(true)
})

test('without a way to the server, or once all was heard, Today says what there is', () => {
  expect(arrives('offline', true, null)).toBe(false)
  expect(arrives('syncing', false, null)).toBe(false)
  expect(arrives('refused', true, null)).toBe(false)
  expect(arrives('syncing', true, '2026-11-26T10:00:00.000Z')).toBe(false)
})
