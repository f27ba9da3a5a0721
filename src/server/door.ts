import { backendFrom, LOCAL_PUBLISHABLE_KEY } from '#config/backend.ts'
import { AppError } from '#lib/errors.ts'

/** The way to the backend, embedded or hosted, with no more rights than a browser has. */
export interface Door {
  readonly url: string
  readonly anonKey: string
  readonly fetch: (request: Request) => Promise<Response>
}

type Env = Readonly<Record<string, string | undefined>>

export function hostedDoor(env: Env): Door | null {
  const { mode, url, anonKey } = backendFrom(env)
  return mode === 'hosted' ? { url, anonKey, fetch: request => fetch(request) } : null
}

export function localDoor(backend: { fetch(request: Request): Promise<Response>; readonly siteUrl: string }): Door {
  return { url: backend.siteUrl, anonKey: LOCAL_PUBLISHABLE_KEY, fetch: request => backend.fetch(request) }
}

const WITHIN = 8000

/** Asks as the student whose token it is. */
export async function asStudent(door: Door, token: string, path: string, body?: unknown): Promise<Response> {
  const headers = {
    apikey: door.anonKey,
    authorization: `Bearer ${token}`,
    ...(body === undefined ? {} : { 'content-type': 'application/json' })
  }
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  try {
    return await door.fetch(
      new Request(new URL(path, door.url), { ...init, headers, signal: AbortSignal.timeout(WITHIN) })
    )
  } catch (error) {
    throw new AppError('unavailable', 'the backend does not answer', { cause: error })
  }
}
