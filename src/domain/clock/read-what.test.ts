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
  ['-5 minutes Maths', 'Maths', -5, 'm'],
  ['two hours chemistry', 'chemistry', 120, null],
  ['half an hour of bio', 'bio', 30, 'b'],
  ['an hour and a walk', 'and a walk', 60, null],
  ['forty-five minutes Biology', 'Biology', 45, 'b'],
  ['abc minutes', 'abc minutes', null, null],
  ['the first half of Macbeth', 'the first half of Macbeth', null, null],
  ['chapter 12', 'chapter 12', null, null],
  ['3 mitochondria questions', '3 mitochondria questions', null, null],
  ['', '', null, null]
] as const)('%s', (line, title, minutes, subjectId) => {
  expect(readWhat(line, subjects)).toMatchObject({ title, minutes, subjectId })
})

test.each([
  ['pomodoro', 'pomodoro', false, '', null],
  ['start a Pomodoro on maths', 'pomodoro', false, 'maths', null],
  ['timer 40 min physics', 'timer', false, 'physics', 40],
  ['40 minute timer: physics', 'timer', true, 'physics', 40],
  ['Stop watch', 'stopwatch', false, '', null],
  ['25 minutes biology', null, true, 'biology', 25],
  ['timers in JavaScript', null, false, 'timers in JavaScript', null],
  ['biology 25 minutes', null, false, 'biology', 25]
] as const)('%s names its clock', (line, word, isLengthFirst, title, minutes) => {
  expect(readWhat(line, subjects)).toMatchObject({ word, isLengthFirst, title, minutes })
})
