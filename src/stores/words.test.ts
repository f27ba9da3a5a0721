import { expect, test } from 'vitest'
import { toBackendError } from '#lib/backend-errors.ts'
import { AppError } from '#lib/errors.ts'
import { wordsFor } from '#stores/words.ts'

const auth = (code: string, status = 400, message = code) =>
  toBackendError({ name: 'AuthApiError', code, status, message })

/** Every kind of the specification's error catalogue (§8) has its own plain sentence. */
test.each([
  ['invalid credentials', auth('invalid_credentials'), 'do not match'],
  [
    'session missing',
    toBackendError({ name: 'AuthSessionMissingError', message: 'Auth session missing!', status: 400 }),
    'Sign in again'
  ],
  ['invalid JWT', auth('invalid_jwt'), 'Sign in again'],
  ['502', toBackendError({ name: 'AuthRetryableFetchError', message: '{}', status: 502 }), 'Nothing is lost'],
  ['503', toBackendError({ name: 'AuthRetryableFetchError', message: '{}', status: 503 }), 'Nothing is lost'],
  ['504', toBackendError({ name: 'AuthRetryableFetchError', message: '{}', status: 504 }), 'Nothing is lost'],
  [
    'no network',
    toBackendError({ name: 'AuthRetryableFetchError', message: 'Failed to fetch', status: 0 }),
    'no connection'
  ],
  ['an auth API error of an unknown code', auth('brand_new_code', 422), 'not accepted'],
  [
    'storage API error',
    toBackendError({ name: 'StorageApiError', message: 'Object not found', status: 400, statusCode: '404' }),
    'no longer here'
  ],
  ['storage is full', new AppError('storage', 'QuotaExceededError'), 'Free some space'],
  [
    'a row that is not ours',
    toBackendError({ code: '42501', message: 'new row violates row-level security' }),
    'may not do that'
  ],
  [
    'no backend',
    new AppError('unavailable', 'Auth is disabled: Supabase not configured.'),
    'Auth is disabled: Supabase not configured.'
  ],
  ['a fault of our own', new TypeError('x is undefined'), 'not your fault']
])('%s', (_, error, words) => {
  expect(wordsFor(error)).toContain(words)
})

test('a weak password says why', () => {
  const error = toBackendError({
    name: 'AuthWeakPasswordError',
    code: 'weak_password',
    status: 422,
    message: '',
    reasons: ['length', 'pwned']
  })
  expect(wordsFor(error)).toBe(
    'This password is too easy to guess. Make it at least 8 characters long. It appears in a list of leaked passwords.'
  )
})

test('too many tries name the wait', () => {
  const limited = (message: string) => wordsFor(auth('over_request_rate_limit', 429, message))
  expect(limited('For security purposes, you can only request this after 38 seconds.')).toContain('38 seconds')
  expect(limited('Too many tries. Try again in 840 s.')).toContain('14 minutes')
  expect(limited('Too many requests')).toContain('a few minutes')
})

test('what the backend wrote is never shown', () => {
  expect(
    wordsFor(toBackendError({ code: 'XX000', message: 'relation "secret" does not exist', status: 500 }))
  ).not.toContain('secret')
})
