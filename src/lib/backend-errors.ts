import { AppError, type ErrorCode } from '#lib/errors.ts'

/** The parts that errors of auth, database and storage have in common. Never shown: stores/words.ts has the words. */
export interface BackendError {
  readonly name?: string
  readonly message?: string
  readonly status?: number
  readonly statusCode?: string | number
  readonly code?: string
  readonly reasons?: readonly string[]
}

function isBackendError(value: unknown): value is BackendError {
  return typeof value === 'object' && value !== null && ('message' in value || 'code' in value)
}

/** Storage answers some refusals with HTTP 400 and the true status in `statusCode`. */
export function statusOf(error: BackendError): number {
  return Number(error.statusCode ?? error.status ?? 0)
}

function codeOf(error: BackendError): ErrorCode {
  const status = statusOf(error)
  if (error.name === 'AuthRetryableFetchError') return status >= 500 ? 'unavailable' : 'offline'
  if (/fetch|network|load failed/i.test(error.message ?? '') && status === 0) return 'offline'
  if (error.name === 'AuthSessionMissingError' || error.code === 'bad_jwt' || status === 401) return 'unauthorised'
  if (status === 429) return 'limit'
  if (status === 404) return 'missing'
  if (status === 507) return 'full'
  if (status >= 500) return 'unavailable'
  return status >= 400 || error.code !== undefined ? 'invalid' : 'bug'
}

/** Keeps what the backend said as the cause, so that the words can be chosen by its code. */
export function toBackendError(raw: unknown): AppError {
  if (raw instanceof AppError) return raw
  if (!isBackendError(raw)) return new AppError('bug', String(raw), { cause: raw })
  return new AppError(codeOf(raw), raw.message ?? raw.code ?? 'The backend refused', { cause: raw })
}

type Settled<Answer> = Answer extends { error: null; data: infer Data } ? Data : never

/** supabase-js answers `{ data, error }`; this is the one place where the error becomes a throw. */
export function unwrap<Answer extends { data: unknown; error: unknown }>(answer: Answer): Settled<Answer> {
  if (answer.error) throw toBackendError(answer.error)
  return answer.data as Settled<Answer>
}

export function backendCause(error: AppError): BackendError | null {
  return isBackendError(error.cause) ? error.cause : null
}
