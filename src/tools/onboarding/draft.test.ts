import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EMPTY_DRAFT, readDraft, stepAt, type Draft } from '#tools/onboarding/draft.ts'

test('a draft comes back from storage as it was', () => {
  const draft: Draft = {
    ...EMPTY_DRAFT,
    userId: 'u1',
    username: 'ada',
    board: 'IBDP',
    level: 'HL',
    subjects: [{ id: 's1', name: 'History', examOn: '2027-05-12' }],
    minutesPerDay: 45,
    withSample: true
  }
  expect(readDraft(JSON.stringify(draft))).toEqual(draft)
})

test('whatever lies in storage, a usable draft comes out', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), stored => {
      const draft = readDraft(stored)
      expect(draft.minutesPerDay).toBeGreaterThanOrEqual(5)
      expect(Array.isArray(draft.subjects)).toBe(true)
    })
  )
})

test('a level that is none of the board is dropped', () => {
  expect(readDraft(JSON.stringify({ board: 'AP', level: 'HL' }))).toMatchObject({ board: 'AP', level: null })
})

test('an unknown step is the first one', () => {
  expect(stepAt('subjects')).toBe('subjects')
  expect(stepAt('nonsense')).toBe('name')
  expect(stepAt(undefined)).toBe('name')
})
