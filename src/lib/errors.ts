/** Why something could not be done. A new code needs words in messages/ and a status in server/http.ts. */
export type ErrorCode = 'offline' | 'unauthorised' | 'invalid' | 'missing' | 'limit' | 'unavailable' | 'storage' | 'bug'

export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  return new AppError('bug', error instanceof Error ? error.message : String(error), { cause: error })
}
