import { expect, test } from 'vitest'
import type { ScoredItem } from '#domain/quiz/item.ts'
import { scoreOf } from '#domain/quiz/score.ts'

const verdict = (answer: string, given: string): string => {
  const item = { type: 'cloze', answers: [answer], hint: '', question: '_____', key: 'k' } as unknown as ScoredItem
  return scoreOf(item, { kind: 'text', text: given }, () => null).verdict
}

test('a formula typed sign for sign is right without the marks that set it', () => {
  expect(verdict('$a^x \\ln a$', 'a^x ln a')).toBe('right')
  expect(verdict('$R_s = R_1 + R_2 + R_3$', 'Rs = R1 + R2 + R3')).toBe('right')
  expect(verdict('$R_s = R_1 + R_2 + R_3$', 'Rs = R1 + R2 − R3')).toBe('wrong')
})
