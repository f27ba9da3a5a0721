import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftFromRows, EMPTY_DRAFT, readDraft, stepAt, usernameFrom, type Draft } from '#tools/onboarding/draft.ts'
import { SAMPLE_SUBJECT } from '#tools/shared/sample-data.ts'

test('a draft comes back from storage as it was', () => {
  const draft: Draft = {
    ...EMPTY_DRAFT,
    userId: 'u1',
    step: 'minutes',
    username: 'ada',
    board: 'IBDP',
    level: 'HL',
    subjects: [{ id: 's1', name: 'History', examOn: '2027-05-12', level: 'SL' }],
    session: '2027-05-01',
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

test('the name is asked once: the username begins as the name given at sign-up', () => {
  expect(usernameFrom('Zoë Ní Bhriain')).toBe('ZoeNiBhriain')
  expect(usernameFrom('Al')).toBe('')
  expect(usernameFrom('李小龙')).toBe('')
  expect(usernameFrom('A name that is much longer than twenty letters')).toHaveLength(20)
})

test('a subject stored before subjects had levels is read, and a level of another board is dropped', () => {
  const stored = {
    board: 'IBDP',
    subjects: [
      { id: 'a', name: 'Art', examOn: null },
      { id: 'b', name: 'Biology', examOn: null, level: 'AS' }
    ]
  }
  expect(readDraft(JSON.stringify(stored)).subjects.map(({ level }) => level)).toEqual([null, null])
})

test('without a draft, what earlier steps have stored comes back, and the sample is not made twice', () => {
  const subject = { id: 'a', name: 'Biology', examOn: '2027-05-01', level: 'HL' }
  const sample = { id: 'b', name: SAMPLE_SUBJECT, examOn: null, level: null }
  const preferences = { board: 'IBDP', level: 'HL', minutesPerDay: 60 }
  expect(draftFromRows('u1', { preferences, subjects: [subject, sample] })).toEqual({
    ...EMPTY_DRAFT,
    ...preferences,
    userId: 'u1',
    subjects: [subject],
    savedSubjects: ['a'],
    isSampleSaved: true
  })
})
