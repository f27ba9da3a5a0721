import { expect, test } from 'vitest'
import { dateBySession, sessionsAhead } from '#tools/onboarding/sessions.ts'

const TODAY = '2026-11-24'
const begins = (...of: Parameters<typeof sessionsAhead>): string[] => sessionsAhead(...of).map(one => one.begins)

test('each board offers its own sessions, the nearest first', () => {
  expect(begins('IBDP', 'HL', TODAY)).toEqual(['2027-05-01', '2027-11-01', '2028-05-01', '2028-11-01'])
  expect(begins('AP', 'AP', TODAY)).toEqual(['2027-05-01', '2028-05-01'])
  expect(sessionsAhead('IGCSE', null, TODAY)[1]).toEqual({ begins: '2027-05-01', lastMonth: '2027-06-01', note: null })
})

test('only class 10 of CBSE has a second round, and a class without board exams is offered none', () => {
  expect(begins('CBSE', 'Class 10', TODAY).slice(0, 2)).toEqual(['2027-02-01', '2027-05-01'])
  expect(begins('CBSE', 'Class 12', TODAY)).toEqual(['2027-02-01', '2028-02-01'])
  expect(begins('CBSE', 'Class 9', TODAY)).toEqual([])
  expect(begins('IB MYP', 'Year 2', TODAY)).toEqual([])
})

test('a session that has begun is not offered', () => {
  expect(begins('IBDP', null, '2027-05-01')[0]).toBe('2027-11-01')
  expect(begins('IBDP', null, '2027-04-30')[0]).toBe('2027-05-01')
})

test('a session dates what has no date of its own, and another session takes its place', () => {
  const subjects = [{ examOn: null }, { examOn: '2027-05-12' }]
  const may = dateBySession(subjects, null, '2027-05-01')
  expect(may).toEqual([{ examOn: '2027-05-01' }, { examOn: '2027-05-12' }])
  expect(dateBySession(may, '2027-05-01', '2027-11-01')).toEqual([{ examOn: '2027-11-01' }, { examOn: '2027-05-12' }])
  expect(dateBySession(may, '2027-05-01', null)).toEqual(subjects)
})
