import { APICallError, LoadAPIKeyError, NoObjectGeneratedError, RetryError, StreamProviderError } from 'ai'
import { AppError } from '#lib/errors.ts'

/** The provider's own error, out of what the library wraps around it. */
export function causeOf(error: unknown): unknown {
  return RetryError.isInstance(error) ? causeOf(error.lastError) : error
}

function statusOf(error: unknown): number | undefined {
  if (APICallError.isInstance(error) || StreamProviderError.isInstance(error)) return error.statusCode ?? undefined
  return undefined
}

/** Seconds the provider asks to wait, from its headers. */
export function waitOf(error: unknown, now: number): number | undefined {
  const cause = causeOf(error)
  const headers = APICallError.isInstance(cause) ? cause.responseHeaders : undefined
  const ms = Number.parseFloat(headers?.['retry-after-ms'] ?? '')
  if (Number.isFinite(ms) && ms >= 0) return ms / 1000
  const after = headers?.['retry-after']
  if (!after) return undefined
  const seconds = /^\d+(?:\.\d+)?$/.test(after) ? Number(after) : (Date.parse(after) - now) / 1000
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '')

/** Whether the one who asked has gone; that is no failure and nobody is told. */
export const isGone = (signal: AbortSignal): boolean => signal.aborted && nameOf(signal.reason) !== 'TimeoutError'

/** What went wrong, in our codes. The provider's words stay in `cause`, for the log alone. */
export function failureOf(error: unknown, now = Date.now()): AppError {
  const cause = causeOf(error)
  const details = { cause: error }
  if (cause instanceof AppError) return cause
  if (nameOf(cause) === 'TimeoutError') return new AppError('timeout', 'The model took too long.', details)
  if (NoObjectGeneratedError.isInstance(cause))
    return cause.finishReason === 'content-filter'
      ? new AppError('refused', 'The model declined.', details)
      : new AppError('unreadable', 'The model did not keep to its form.', details)
  if (LoadAPIKeyError.isInstance(cause)) return new AppError('unavailable', 'The provider has no key.', details)
  const status = statusOf(cause)
  if (status === 429)
    return new AppError('limit', 'The provider says: too many requests.', {
      ...details,
      waitSeconds: waitOf(cause, now)
    })
  if (status === 408 || status === 504) return new AppError('timeout', 'The provider took too long.', details)
  if (status === 413) return new AppError('too-large', 'The provider takes less at once.', details)
  // Answered with success, yet not in the shape of its own protocol.
  if (status !== undefined && status < 300)
    return new AppError('unreadable', 'The provider answered out of form.', details)
  if (
    /JSONParseError|TypeValidationError|InvalidResponseData|EmptyResponseBody|NoContentGenerated|NoOutputGenerated/.test(
      nameOf(cause)
    )
  )
    return new AppError('unreadable', 'The provider answered out of form.', details)
  return new AppError('unavailable', 'The provider could not answer.', { ...details, waitSeconds: waitOf(cause, now) })
}

/** Why a student's own key did not work: here a refusal is about the key itself. */
export function ownKeyFailure(error: unknown): AppError {
  const status = statusOf(causeOf(error))
  const isAboutKey = status !== undefined && [400, 401, 403, 404].includes(status)
  if (isAboutKey) return new AppError('invalid', 'The provider does not accept this key or model.', { cause: error })
  return failureOf(error)
}
