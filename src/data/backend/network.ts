import { aiFailure } from '#contract/ai.ts'
import { client } from '#data/backend/supabase.ts'
import { storedSession } from '#data/backend/stored-session.ts'
import { AppError, type ErrorCode } from '#lib/errors.ts'

/** Where the AI endpoints are and who asks. */
export interface AiNetwork {
  readonly origin: () => string
  /** The access token, or null where nobody is signed in. */
  readonly token: () => Promise<string | null>
  /** A new token after the old one was refused; null where the session is over. */
  readonly renew: () => Promise<string | null>
}

/** A token that ends while the request travels would be refused. */
const SPARE_SECONDS = 30

/** The stored session is enough in nearly every case; supabase-js is loaded only to renew it. */
export const pageNetwork: AiNetwork = {
  origin: () => location.origin,
  token: async () => {
    const stored = storedSession()
    if (!stored) return null
    const left = (stored.expires_at ?? 0) - Date.now() / 1000
    if (left > SPARE_SECONDS) return stored.access_token
    const { data } = await (await client()).auth.getSession()
    return data.session?.access_token ?? null
  },
  renew: async () => {
    const { data } = await (await client()).auth.refreshSession()
    return data.session?.access_token ?? null
  }
}

const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  401: 'unauthorised',
  404: 'missing',
  405: 'missing',
  408: 'timeout',
  413: 'too-large',
  429: 'limit',
  504: 'timeout'
}

/** The server's own words where it gave any; a page of a proxy or a static host is told by its status alone. */
async function refusalOf(response: Response): Promise<AppError> {
  const body: unknown = await response.json().catch(() => null)
  const known = aiFailure.safeParse(body)
  if (known.success) {
    const { code, message, requestId, retryAfter } = known.data
    return new AppError(code, `${response.status} ${requestId}`, { shown: message, waitSeconds: retryAfter })
  }
  const code = BY_STATUS[response.status] ?? (response.status >= 500 ? 'unavailable' : 'invalid')
  const wait = Number(response.headers.get('retry-after') ?? NaN)
  return new AppError(code, `${response.status}`, { waitSeconds: Number.isFinite(wait) ? wait : undefined })
}

export interface AiCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly body?: BodyInit | undefined
  readonly type?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/** One call of an AI endpoint; a session that ran out is renewed and the call made once more. */
export async function call(network: AiNetwork, path: string, options: AiCall): Promise<Response> {
  const token = await network.token()
  const first = await send(network, path, options, token)
  if (first.status !== 401 || token === null) return settled(first)
  const renewed = await network.renew()
  return settled(renewed === null ? first : await send(network, path, options, renewed))
}

async function settled(response: Response): Promise<Response> {
  if (!response.ok) throw await refusalOf(response)
  return response
}

async function send(
  network: AiNetwork,
  path: string,
  { method, body, type = 'application/json', signal }: AiCall,
  token: string | null
): Promise<Response> {
  const headers = {
    ...(body === undefined ? {} : { 'content-type': type }),
    ...(token === null ? {} : { authorization: `Bearer ${token}` })
  }
  try {
    return await fetch(new URL(path, network.origin()), {
      method,
      headers,
      body: body ?? null,
      signal: signal ?? null,
      credentials: 'omit',
      cache: 'no-store'
    })
  } catch (cause) {
    signal?.throwIfAborted()
    throw new AppError('offline', 'The AI endpoints could not be reached', { cause })
  }
}
