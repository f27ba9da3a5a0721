import { expect, test } from 'vitest'
import { AI_FAILURES } from '#contract/ai.ts'
import { AppError } from '#lib/errors.ts'
import { failureOf, failureResponse } from '#server/endpoint/failure.ts'
import { say, wordsOf } from '#server/endpoint/words.ts'

test('every failure has words without gaps and a status of an error', async () => {
  for (const code of AI_FAILURES) {
    expect(wordsOf(code)).toMatch(/^[A-Z][^{}]+\.$/)
    const response = failureResponse(new AppError(code, 'x'), 'id', {})
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(await response.json()).toMatchObject({ code, requestId: 'id' })
  }
})

test('gaps are filled, and the wait is told in the unit it is felt in', () => {
  expect(say('errors_too_large_bytes', { kilobytes: 4000 })).toContain('4000 kB')
  expect(wordsOf('limit', 12.1)).toContain('13 seconds')
  expect(wordsOf('limit', 0.4)).toContain('1 second.')
  expect(wordsOf('limit', 600)).toContain('10 minutes')
})

test('what only this device knows is told as what the student can do about it', () => {
  expect(failureOf(new AppError('storage', 'x'), 'id').code).toBe('unavailable')
  expect(failureOf('thrown words', 'id')).toMatchObject({ code: 'bug' })
})
