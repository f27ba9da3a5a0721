import { expect, test } from 'vitest'
import { isRecordedFor, setUnderWay } from '#tools/shared/cards/media/under-way.ts'

test('a card is not saved without the sound that is still being recorded for one of its sides', () => {
  setUnderWay('card one backMedia', true)
  expect(isRecordedFor('card one')).toBe(true)
  expect(isRecordedFor('card on')).toBe(false)
  expect(isRecordedFor(undefined)).toBe(false)
  setUnderWay('card one backMedia', false)
  expect(isRecordedFor('card one')).toBe(false)
})
