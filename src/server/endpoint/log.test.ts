import { APICallError, InvalidResponseDataError, JSONParseError, NoObjectGeneratedError, TypeValidationError } from 'ai'
import { expect, test } from 'vitest'
import { AppError } from '#lib/errors.ts'
import { detailOf } from '#server/endpoint/log.ts'

const said = 'I failed my mock exam because my parents fight'

test.each([
  new TypeValidationError({ value: { text: said }, cause: new Error('no segments') }),
  new JSONParseError({ text: said, cause: new Error('Unexpected token') }),
  new InvalidResponseDataError({ data: { text: said } }),
  new NoObjectGeneratedError({
    text: said,
    response: {} as never,
    usage: {} as never,
    finishReason: 'stop',
    cause: new TypeValidationError({ value: said, cause: new Error('no') })
  }),
  (() => {
    try {
      return JSON.parse(said) as Error
    } catch (error) {
      return error
    }
  })()
])('what a model or a speaker said does not reach the log by an error that quotes it: %o', error => {
  const cause = new APICallError({ message: 'Invalid JSON response', url: '', requestBodyValues: {}, cause: error })
  const detail = detailOf(new AppError('unreadable', 'The provider answered out of form.', { cause }))
  expect(detail).toContain((error as Error).name)
  expect(detail).not.toMatch(/failed|mock|exam|parents|fight|I f/)
})
