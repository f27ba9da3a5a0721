import { expect, test } from 'vitest'
import { isMock } from '#domain/plan/needs/mock.ts'

test.each(['Mathematics mock', 'Mocks', 'Prelim paper 2', 'Pre-board', 'Preboard exam', 'Trial exam', 'Practice exam'])(
  '“%s” is a mock',
  title => {
    expect(isMock(title)).toBe(true)
  }
)

test.each(['Paper 1', 'To Kill a Mockingbird', 'Final exam', 'Industrial revolution', ''])('“%s” is none', title => {
  expect(isMock(title)).toBe(false)
})
