import { expect, test } from 'vitest'
import { ruled } from '#domain/paper/print/mark-rule.ts'
import type { PaperPart, PaperQuestion } from '#domain/paper/question.ts'
import { work } from '#domain/paper/templates/kit.ts'

const question = (...parts: readonly object[]): PaperQuestion => ({
  key: 'mat-x',
  subject: 'mathematics',
  topic: { code: 't', name: 'T' },
  boards: [],
  difficulty: 1,
  calculator: false,
  parts: parts as readonly PaperPart[]
})
const part = (text: string, carries = false) => work({ text, answer: '4', steps: ['2 + 2'], error: 'none', carries })
const guidance = ({ parts }: PaperQuestion) =>
  parts.map(({ scheme }) => (scheme.model === 'points' ? (scheme.guidance ?? '') : '-'))
const of = (board: 'IGCSE' | 'A Level' | 'IBDP' | 'CBSE', key: string) => ({
  board,
  subject: { key, name: key, code: null }
})
const RULE = 'A right answer without working earns all marks unless the question asks to show it.'

test('9709 said that a right answer without working earns all marks', () => {
  const asked = question(part('Find x.'), part('Find y.', true))
  expect(guidance(ruled(asked, of('A Level', 'mathematics')))).toEqual([
    '',
    'Accept the small difference that comes from using rounded answers of earlier parts.'
  ])
  expect(guidance(ruled(asked, of('IBDP', 'mathematics')))[0]).toBe('')
  expect(guidance(ruled(asked, of('CBSE', 'physics')))[0]).toBe('')
  expect(guidance(ruled(asked, of('IGCSE', 'physics')))[0]).toBe(RULE)
  expect(guidance(ruled(asked, of('A Level', 'physics')))[0]).toBe(RULE)
})

test('the rule of the right answer alone stood under "Show that"', () => {
  const asked = question(part('Show that x is 4.'), part('Calculate x. Show your working.'), part('Find x.'))
  expect(guidance(ruled(asked, of('IGCSE', 'physics')))).toEqual(['', '', RULE])
})
