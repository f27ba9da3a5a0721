import { createClient, type Session, type SupabaseClient, type User } from '@supabase/supabase-js'
import { guardedFetch } from '../../src/data/backend/guarded-fetch.ts'
import { AUTH_STORAGE_KEY } from '../../src/data/backend/stored-session.ts'

const ANON = 'sb_publishable_test'

export interface Call {
  readonly route: string
  readonly body: unknown
}

type Answer = Response | (() => Promise<Response>)

/** The real supabase-js against scripted answers: an unexpected request fails the test. */
export interface FakeAuth {
  readonly client: SupabaseClient
  readonly calls: Call[]
  readonly storage: Map<string, string>
  readonly answer: (route: string, answer: Answer) => void
  readonly stored: () => Session | null
}

export function aUser(id = 'user-1', metadata: Record<string, unknown> = {}): User {
  return {
    id,
    email: `${id}@example.org`,
    user_metadata: metadata,
    app_metadata: {},
    aud: 'authenticated',
    created_at: '2026-11-01T00:00:00Z'
  }
}

export function aSession(user = aUser(), expiresInSeconds = 3600): Session {
  const claims = { sub: user.id, exp: Math.floor(Date.now() / 1000) + expiresInSeconds }
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return {
    access_token: `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.c2lnbmF0dXJl`,
    refresh_token: `refresh-${user.id}`,
    expires_in: expiresInSeconds,
    expires_at: claims.exp,
    token_type: 'bearer',
    user
  }
}

export function refusal(status: number, code: string, message = code): Response {
  return Response.json({ code, message }, { status, headers: { 'x-supabase-api-version': '2024-01-01' } })
}

function bodyOf(init: RequestInit | undefined): unknown {
  return typeof init?.body === 'string' && init.body !== '' ? JSON.parse(init.body) : null
}

export function fakeAuth(kept: Session | null = null): FakeAuth {
  const storage = new Map<string, string>()
  if (kept) storage.set(AUTH_STORAGE_KEY, JSON.stringify(kept))
  const answers = new Map<string, Answer>()
  const calls: Call[] = []

  const send: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const grant = url.searchParams.get('grant_type')
    const route = `${init?.method ?? 'GET'} ${url.pathname}${grant ? `?${grant}` : ''}`
    calls.push({ route, body: bodyOf(init) })
    const answer = answers.get(route)
    if (!answer) throw new Error(`Unexpected request: ${route}`)
    return typeof answer === 'function' ? await answer() : answer.clone()
  }
  const stored = () => JSON.parse(storage.get(AUTH_STORAGE_KEY) ?? 'null') as Session | null
  const client = createClient('http://backend.test', ANON, {
    auth: {
      storageKey: AUTH_STORAGE_KEY,
      flowType: 'pkce',
      autoRefreshToken: true,
      detectSessionInUrl: false,
      storage: {
        getItem: key => storage.get(key) ?? null,
        setItem: (key, value) => void storage.set(key, value),
        removeItem: key => void storage.delete(key)
      }
    },
    global: { fetch: guardedFetch(send, ANON, () => stored() !== null) }
  })
  return { client, calls, storage, answer: (route, answer) => void answers.set(route, answer), stored }
}
