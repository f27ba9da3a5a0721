/** Why something could not be done. A new code needs words in messages/ and a status in server/endpoint/failure.ts. */
export type ErrorCode =
  | 'offline'
  | 'unauthorised'
  | 'invalid'
  | 'missing'
  | 'limit'
  | 'unavailable'
  | 'full'
  | 'storage'
  | 'bug'
  | 'too-large'
  | 'budget'
  | 'timeout'
  | 'unreadable'
  | 'refused'
  | 'device'
  | 'care'

interface ErrorDetails extends ErrorOptions {
  /** Seconds until it is worth trying again. */
  readonly waitSeconds?: number | undefined
  /** Our own words about this very case, fit to be shown. The message never is. */
  readonly shown?: string | undefined
}

export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly waitSeconds: number | undefined
  readonly shown: string | undefined
  constructor(code: ErrorCode, message: string, details?: ErrorDetails) {
    super(message, details)
    this.code = code
    this.waitSeconds = details?.waitSeconds
    this.shown = details?.shown
  }
}

export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  return new AppError('bug', error instanceof Error ? error.message : String(error), { cause: error })
}
