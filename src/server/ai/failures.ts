import { APICallError, RetryError } from 'ai'
import { AppError } from '#lib/errors.ts'

/** The provider's own error, out of what the library wraps around it. */
export function causeOf(error: unknown): unknown {
  return RetryError.isInstance(error) ? causeOf(error.lastError) : error
}

/** Why a student's own key did not work. */
export function ownKeyFailure(error: unknown): AppError {
  if (error instanceof AppError) return error
  const cause = causeOf(error)
  const status = APICallError.isInstance(cause) ? (cause.statusCode ?? 0) : 0
  const options = { cause: error }
  if (status === 429) return new AppError('limit', 'The provider says that this key has reached its limit.', options)
  if (status >= 400 && status < 500)
    return new AppError('invalid', 'The provider does not accept this key or model.', options)
  return new AppError('unavailable', 'The provider did not answer.', options)
}
