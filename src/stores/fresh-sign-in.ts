import type { Session } from '@supabase/supabase-js'
import { AppError } from '#lib/errors.ts'

/** Where there is no password to type, a sign-in this recent is the proof. */
export const FRESH_SIGN_IN_MINUTES = 10

interface Claims {
  readonly iat?: unknown
  /** How and when (in seconds) this session was signed in; refreshing the token does not change it. */
  readonly amr?: readonly (string | { readonly timestamp?: unknown })[]
  readonly session_id?: unknown
}

/** The embedded backend tells no `amr`, but names a session by a UUID of version 7, which begins with its time (RFC 9562). */
function beginOf(sessionId: unknown): number | null {
  const [, high, low] = /^([\da-f]{8})-([\da-f]{4})-7/.exec(typeof sessionId === 'string' ? sessionId : '') ?? []
  return high && low ? parseInt(high + low, 16) / 1000 : null
}

function claimsOf(token: string): Claims {
  try {
    const part = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    return JSON.parse(atob(part)) as Claims
  } catch {
    return {}
  }
}

/** Seconds from the sign-in to the making of this token, both by the server's clock. Null where the token is silent. */
export function signInAge({ access_token }: Session): number | null {
  const { iat, amr = [], session_id } = claimsOf(access_token)
  if (typeof iat !== 'number') return null
  const times = amr.flatMap(entry =>
    typeof entry === 'object' && typeof entry.timestamp === 'number' ? [entry.timestamp] : []
  )
  const signedIn = times.length > 0 ? Math.max(...times) : beginOf(session_id)
  return signedIn === null ? null : iat - signedIn
}

/** `session` must have been refreshed just now: its token then tells the present time. */
export function proveFreshSignIn(session: Session): void {
  const age = signInAge(session)
  if (age !== null && age <= FRESH_SIGN_IN_MINUTES * 60) return
  throw new AppError('unauthorised', 'The sign-in is too old', { cause: { code: 'reauthentication_needed' } })
}
