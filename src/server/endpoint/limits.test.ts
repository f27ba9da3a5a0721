import { expect, test } from 'vitest'
import { AI_TIMEOUTS } from '#config/ai.ts'
import { AI_FEATURES } from '#contract/ai.ts'
import { aiLimitsFrom } from '#server/endpoint/limits.ts'

test('the operator may say nothing, or whole numbers', () => {
  expect(aiLimitsFrom({ AI_TOKENS_PER_DAY: ' ' })).toEqual({
    requestsPerMinute: 20,
    tokensPerDay: 500_000,
    timeout: undefined
  })
  expect(aiLimitsFrom({ AI_REQUESTS_PER_MINUTE: '3', AI_TOKENS_PER_DAY: '0', AI_TIMEOUT_SECONDS: '5' })).toEqual({
    requestsPerMinute: 3,
    tokensPerDay: 0,
    timeout: 5000
  })
})

test.each([
  ['AI_TOKENS_PER_DAY', 'many'],
  ['AI_TOKENS_PER_DAY', '-1'],
  ['AI_REQUESTS_PER_MINUTE', '0'],
  ['AI_TIMEOUT_SECONDS', '1.5']
])('%s=%s ends the start in a sentence that names it', (name, value) => {
  expect(() => aiLimitsFrom({ [name]: value })).toThrow(`${name} is "${value}". Write a whole number`)
})

test('every feature has its time', () => {
  expect(Object.keys(AI_TIMEOUTS).toSorted()).toEqual([...AI_FEATURES].toSorted())
})
