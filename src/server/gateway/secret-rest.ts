import { AppError } from '#lib/errors.ts'
import { secretHeaders } from '#server/gateway/secret-headers.ts'

/** Milliseconds. */
const LONGEST = 8000

export interface RestInit {
  readonly method?: string
  readonly body?: string
  readonly prefer?: string
}

/**
 * Asks the tables of a hosted backend by the service key. Errors: `unavailable`, which names the table alone, without an
 * answer and at any refusal.
 */
export const secretRest =
  (url: string, serviceKey: string, table: string, send: typeof fetch = fetch) =>
  async (path: string, { prefer, ...rest }: RestInit = {}): Promise<Response> => {
    const answer = await send(new URL(`/rest/v1/${path}`, url), {
      ...rest,
      headers: { ...secretHeaders(serviceKey), ...(prefer === undefined ? {} : { prefer }) },
      signal: AbortSignal.timeout(LONGEST)
    }).catch((cause: unknown) => {
      throw new AppError('unavailable', `${table}: no answer`, { cause })
    })
    if (!answer.ok) throw new AppError('unavailable', `${table}: ${answer.status}`)
    return answer
  }
