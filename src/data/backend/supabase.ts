import type { SupabaseClient } from '@supabase/supabase-js'
import { REALTIME } from '#config/limits.ts'
import { guardedFetch } from '#data/backend/guarded-fetch.ts'
import { noteRetryAfter } from '#data/backend/retry-after.ts'
import { noteServerTime } from '#data/backend/server-clock.ts'
import { AUTH_STORAGE_KEY, storedSession } from '#data/backend/stored-session.ts'
import { AppError } from '#lib/errors.ts'

export const backendAvailable = __BACKEND__.mode !== 'none'
/** The embedded backend, whose limits are ours (config/sizes.ts). */
export const backendIsOwn = __BACKEND__.mode === 'local'
export const AUTH_DISABLED = 'Auth is disabled: Supabase not configured.'

const [, , , LONGEST_DELAY] = REALTIME.reconnectDelays

/** The numbers of the specification §9 that supabase-js takes; the others are asserted in limits.test.ts. */
export const CLIENT_REALTIME = {
  heartbeatIntervalMs: REALTIME.heartbeat,
  timeout: REALTIME.timeout,
  reconnectAfterMs: (tries: number): number => REALTIME.reconnectDelays[tries - 1] ?? LONGEST_DELAY
}

let made: Promise<SupabaseClient> | undefined

export function backendUrl(): string {
  return __BACKEND__.url || location.origin
}

/** The one client of this page. It is loaded when it is first needed: words and local data come before it. */
export function client(): Promise<SupabaseClient> {
  if (!backendAvailable) return Promise.reject(new AppError('unavailable', AUTH_DISABLED))
  made ??= create().catch((cause: unknown) => {
    made = undefined
    throw new AppError('offline', 'The sign-in code could not be loaded', { cause })
  })
  return made
}

async function create(): Promise<SupabaseClient> {
  const { createClient } = await import('@supabase/supabase-js')
  const key = __BACKEND__.anonKey
  return createClient(backendUrl(), key, {
    auth: {
      storageKey: AUTH_STORAGE_KEY,
      flowType: 'pkce',
      autoRefreshToken: true,
      persistSession: true,
      // A session planted in an address must never be taken up; /auth/callback reads its own parameters.
      detectSessionInUrl: false
    },
    realtime: CLIENT_REALTIME,
    global: {
      fetch: guardedFetch(
        async (input, init) => {
          const sentAt = Date.now()
          const response = await fetch(input, init)
          noteRetryAfter(response)
          noteServerTime(response, sentAt)
          return response
        },
        key,
        () => storedSession() !== null
      )
    }
  })
}
