import { expect, test } from 'vitest'
import { wentBack, wholeUpTo, type SyncPlace } from '#data/sync/state.ts'

const place = (epoch: string, rev: number) => ({ epoch, rev, sweep: null, cursors: {} }) as unknown as SyncPlace
const answer = { epoch: 'now', rev: 300, whole: 200, wholes: { before: 100 } }

test('an epoch that the server tells of is whole as far as it says', () => {
  expect(wholeUpTo(place('before', 90), answer)).toBe(100)
  expect(wentBack(place('before', 90), answer)).toBe(false)
  expect(wentBack(place('before', 150), answer)).toBe(true)
})

test('two restores from different pasts: an epoch that the server does not tell of is not trusted', () => {
  expect(wentBack(place('long ago', 150), answer)).toBe(true)
})

test('a server that does not tell epochs apart is taken by its one number', () => {
  expect(wentBack(place('before', 150), { epoch: 'now', rev: 300, whole: 200 })).toBe(false)
})
