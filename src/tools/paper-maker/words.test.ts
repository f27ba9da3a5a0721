import { expect, test } from 'vitest'
import type { PaperSection } from '#domain/paper/compose.ts'
import type { Preset } from '#domain/paper/preset.ts'
import { answerRules, headingWords, missedWords, refusalWords } from '#tools/paper-maker/words.ts'

const section = (id: string, answer: PaperSection['answer'], title?: string): PaperSection => ({
  id,
  answer,
  marks: 4,
  questions: [],
  ...(title && { title })
})

test('instructions named sections that the paper does not print', () => {
  const depth = [section('A', 'all', 'Core content'), section('B', 1, 'Depth study')]
  expect(answerRules(depth)).toEqual(['Core content: answer all questions.', 'Depth study: answer 1 of 0 questions.'])
  expect(depth.map(one => headingWords(one, depth))).toEqual(['Core content', 'Depth study'])
  const plain = [section('A', 'all'), section('B', 1)]
  expect(answerRules(plain)[0]).toBe('Section A: answer all questions.')
})

test('AP Biology printed "Section long" and "Section short"', () => {
  const both = [section('long', 'all', 'Long questions'), section('short', 'all', 'Short questions')]
  expect(answerRules(both)).toEqual(['Answer all questions.'])
})

test('a paper without sections had a heading, and one with a choice said it three times', () => {
  const one = [section('A', 1, 'Answer one question')]
  expect(one.map(each => headingWords(each, one))).toEqual([null])
  expect(answerRules(one)).toEqual(['Answer 1 of these 0 questions.'])
})

test('a refusal of 0625 spoke of its Section A', () => {
  const refusal = { section: 'A', needs: 7, has: 2, marks: [2, 16], of: 'questions' } as const
  const preset = { sections: [section('A', 'all', 'Answer all questions')] } as unknown as Preset
  expect(refusalWords(refusal, preset, true)).toMatch(/^This paper has too few questions of 2–16 marks/)
  const parts = { sections: [section('A', 'all'), section('B', 'all')] } as unknown as Preset
  expect(refusalWords(refusal, parts, true)).toMatch(/^Section A has/)
  expect(refusalWords(refusal, parts, false)).toMatch(/^This paper has/)
})

test('a paper with a choice was warned of a topic above its usual share, which nobody had wished', () => {
  expect(missedWords({ spread: 4, objectives: 54, topics: 3 }, 'mixed')).toEqual([
    '3 marks come from other topics, because there are not enough questions in those you chose.'
  ])
})
