import type { AiFailure, AiFailureCode } from '#contract/ai.ts'
import { AppError, toAppError, type ErrorCode } from '#lib/errors.ts'
import { wordsOf } from '#server/endpoint/words.ts'

const STATUS: Readonly<Record<AiFailureCode, number>> = {
  unauthorised: 401,
  invalid: 400,
  'too-large': 413,
  limit: 429,
  budget: 429,
  timeout: 504,
  unavailable: 503,
  unreadable: 502,
  refused: 422,
  missing: 404,
  bug: 500
}

/** Seconds a client should let pass where nobody knows better. */
const WAIT: Partial<Record<AiFailureCode, number>> = { limit: 20, unavailable: 5 }

/** A refusal whose status its code does not tell: a wrong method, a foreign page, a slow body. */
export class Refusal extends AppError {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  constructor(status: number, code: ErrorCode, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(code, message)
    this.status = status
    this.headers = headers
  }
}

/** Kinds of error that only a device knows. */
const DEVICE = { offline: true, full: true, storage: true, device: true, care: true } as const
const isDevice = (code: ErrorCode): code is keyof typeof DEVICE => code in DEVICE

const outside = (code: ErrorCode): AiFailureCode => (isDevice(code) ? 'unavailable' : code)

/** An error as it may leave the server: our words, never those of a provider, a library or the database. */
export function failureOf(error: unknown, requestId: string): AiFailure {
  const known = toAppError(error)
  const code = outside(known.code)
  const retryAfter = known.waitSeconds === undefined ? WAIT[code] : Math.max(1, Math.ceil(known.waitSeconds))
  return {
    code,
    message: known.shown ?? wordsOf(known.code, known.waitSeconds),
    requestId,
    ...(retryAfter === undefined ? {} : { retryAfter })
  }
}

export function failureResponse(
  error: unknown,
  requestId: string,
  headers: Readonly<Record<string, string>>
): Response {
  const failure = failureOf(error, requestId)
  const own = error instanceof Refusal ? error : undefined
  return Response.json(failure, {
    status: own?.status ?? STATUS[failure.code],
    headers: {
      ...headers,
      ...own?.headers,
      'x-request-id': requestId,
      ...(failure.retryAfter === undefined ? {} : { 'retry-after': String(failure.retryAfter) })
    }
  })
}
