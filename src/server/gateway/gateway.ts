import { backendFrom, LOCAL_PUBLISHABLE_KEY } from '#config/backend.ts'
import { AppError } from '#lib/errors.ts'

/** The way to the backend, embedded or hosted, with no more rights than a browser has. */
export interface Gateway {
  readonly url: string
  readonly anonKey: string
  readonly fetch: (request: Request) => Promise<Response>
}

type Env = Readonly<Record<string, string | undefined>>

export function hostedGateway(env: Env): Gateway | null {
  const { mode, url, anonKey } = backendFrom(env)
  return mode === 'hosted' ? { url, anonKey, fetch: request => fetch(request) } : null
}

export function localGateway(backend: {
  fetch(request: Request): Promise<Response>
  readonly siteUrl: string
}): Gateway {
  return { url: backend.siteUrl, anonKey: LOCAL_PUBLISHABLE_KEY, fetch: request => backend.fetch(request) }
}

const WITHIN = 8000

/** Asks as the student whose token it is. */
export async function asStudent(gateway: Gateway, token: string, path: string, body?: unknown): Promise<Response> {
  const headers = {
    apikey: gateway.anonKey,
    authorization: `Bearer ${token}`,
    ...(body === undefined ? {} : { 'content-type': 'application/json' })
  }
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  try {
    return await gateway.fetch(
      new Request(new URL(path, gateway.url), { ...init, headers, signal: AbortSignal.timeout(WITHIN) })
    )
  } catch (error) {
    throw new AppError('unavailable', 'the backend does not answer', { cause: error })
  }
}
