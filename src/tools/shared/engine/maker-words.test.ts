import { expect, test } from 'vitest'
import { makerWords } from '#tools/shared/engine/maker-words.ts'

test('a screen said "Engine: extractive 1"', () => {
  expect(makerWords('extractive 1')).toBe('The built-in engine, no AI model')
  expect(makerWords('extractive 12')).toBe('The built-in engine, no AI model')
  expect(makerWords('llama3.1')).toBe('llama3.1, an AI model')
})
