import { expect, test } from 'vitest'
import { readWhat } from '#domain/clock/read-what.ts'

const subjects = [
  { id: 'b', name: 'Biology HL' },
  { id: 'm', name: 'Mathematics AA' }
]

test.each([
  ['25 minutes Biology', 'Biology', 25, 'b'],
  ['Vectors, exercise 5', 'Vectors, exercise 5', null, null],
  ['essay 1 h 30 min', 'essay', 90, null],
  ['1.5h maths past paper', 'maths past paper', 90, 'm'],
  ['90m of bio', 'bio', 90, 'b'],
  ['0 minutes', '', 0, null],
  ['10,000 minutes', '', 10_000, null],
  ['10000 minutes of maths', 'maths', 10_000, 'm'],
  ['chapter 12', 'chapter 12', null, null],
  ['3 mitochondria questions', '3 mitochondria questions', null, null],
  ['', '', null, null]
] as const)('%s', (line, title, minutes, subjectId) => {
  expect(readWhat(line, subjects)).toEqual({ title, minutes, subjectId })
})
