import type { Subject } from '#contract/entities.ts'
import { expect, test } from 'vitest'
import { examsAhead } from '#tools/main/exams.ts'

const subject = (name: string, examOn: string | null): Subject => ({
  id: name,
  rev: 0,
  createdAt: '',
  updatedAt: '',
  deletedAt: null,
  name,
  board: 'IBDP',
  level: 'HL',
  examOn,
  position: 0
})

test('exams ahead, nearest first; past ones and undated subjects are left out', () => {
  const subjects = [
    subject('History', '2027-05-12'),
    subject('Art', null),
    subject('French', '2026-11-20'),
    subject('Biology', '2026-11-21')
  ]
  expect(examsAhead(subjects, '2026-11-21').map(({ name, days }) => [name, days])).toEqual([
    ['Biology', 0],
    ['History', 172]
  ])
})

test('days are counted by the calendar, also over the change of clocks', () => {
  expect(examsAhead([subject('Maths', '2027-03-29')], '2027-03-27')[0]?.days).toBe(2)
})
