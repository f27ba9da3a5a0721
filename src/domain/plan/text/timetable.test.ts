import { expect, test } from 'vitest'
import { parseTimetable } from '#domain/plan/text/timetable.ts'

const subjects = [
  { id: 'h', name: 'History' },
  { id: 'b', name: 'Biology' }
]

test('several exams pasted at once are read line by line, two on a day as well', () => {
  const text =
    'Wed 12 May 2027\t09:00\tHistory Paper 1\t1h30\nWed 12 May 2027 | 13:30 | Biology Paper 2\n\nKitchen duty'
  expect(parseTimetable(text, '2026-11-23', subjects)).toEqual([
    {
      text: 'Wed 12 May 2027 09:00 History Paper 1 1h30',
      title: 'Paper 1',
      subjectId: 'h',
      on: '2027-05-12',
      at: 540,
      minutes: 90
    },
    {
      text: 'Wed 12 May 2027 | 13:30 | Biology Paper 2'.replaceAll(' |', ''),
      title: 'Paper 2',
      subjectId: 'b',
      on: '2027-05-12',
      at: 810,
      minutes: null
    },
    { text: 'Kitchen duty', title: 'Kitchen duty', subjectId: null, on: null, at: null, minutes: null }
  ])
})

test('a date on a line of its own holds for the lines below', () => {
  const found = parseTimetable('14 May 2027\nHistory Paper 2 09:00\nBiology Paper 1 14:00', '2026-11-23', subjects)
  expect(found.map(line => [line.subjectId, line.on, line.at])).toEqual([
    ['h', '2027-05-14', 540],
    ['b', '2027-05-14', 840]
  ])
})

test('dates and times as boards and schools print them', () => {
  const text = [
    '9.00 am 3 May 2027 History Paper 1',
    '06/24/2027 1:30 PM Biology Paper 2',
    '17/06/27 9.00 am History Paper 2'
  ]
  const found = parseTimetable(text.join('\n'), '2026-11-24', subjects)
  expect(found.map(line => [line.subjectId, line.title, line.on, line.at])).toEqual([
    ['h', 'Paper 1', '2027-05-03', 540],
    ['b', 'Paper 2', '2027-06-24', 810],
    ['h', 'Paper 2', '2027-06-17', 540]
  ])
})
