import type { PGlite } from '@supabase/lite/pglite'
import { site } from '#config/site.ts'
import { SIZES } from '#config/sizes.ts'
import { passwordFlaw } from '#domain/account/password.ts'
import { authError } from '#server/local/accounts/auth-error.ts'

/** As for deleting the account (20261121001100_fresh_sign_in.sql): ten minutes, and one for the way here. */
const FRESH = 11 * 60_000

interface Claims {
  readonly sub?: unknown
  readonly session_id?: unknown
}

/** Unchecked: the library refuses a forged token afterwards. */
export function claimsOf(authorization: string | null): Claims {
  try {
    const payload = authorization?.split('.')[1] ?? ''
    return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Claims
  } catch {
    return {}
  }
}

/** A session is named by a UUID of version 7, which begins with its time (RFC 9562). */
function signedInAt({ session_id: id }: Claims): number {
  const [, high, low] = /^([\da-f]{8})-([\da-f]{4})-7/.exec(typeof id === 'string' ? id : '') ?? []
  return high && low ? parseInt(high + low, 16) : -Infinity
}

/** Who found a device signed in could otherwise set a password, or an address for a new one, and then delete it all. */
export function refuseOldSignIn(authorization: string | null, now = Date.now()): Response | undefined {
  const claims = claimsOf(authorization)
  if (claims.sub === undefined || signedInAt(claims) >= now - FRESH) return undefined
  return authError(403, 'reauthentication_needed', 'This needs a sign-in of the last minutes.')
}

type Body = Readonly<Record<string, unknown>>

async function ownerOf(database: PGlite, authorization: string | null): Promise<{ email: string; name: string }> {
  const { rows } = await database.query<{ email: string | null; name: string | null }>(
    `select email, raw_user_meta_data->>'full_name' as name from auth.users where id::text = $1`,
    [claimsOf(authorization).sub ?? '']
  )
  return { email: rows[0]?.email ?? '', name: rows[0]?.name ?? '' }
}

/** The rules that the forms say (domain/account/password.ts), for whoever comes without a form. */
export async function refuseWeak(
  database: PGlite,
  password: string,
  { email, data }: Body,
  authorization: string | null
): Promise<Response | undefined> {
  const name = (data as Body | null | undefined)?.['full_name']
  const known = typeof email === 'string' ? { email, name: '' } : await ownerOf(database, authorization)
  const context = { ...known, ...(typeof name === 'string' ? { name } : {}), siteName: site.name }
  const flaw = passwordFlaw(password, context)
  if (flaw === null) return undefined
  // Cutting a password silently at bcrypt's limit would accept everything that begins alike.
  if (flaw === 'long')
    return authError(422, 'validation_failed', `Password cannot be longer than ${SIZES.password.max} bytes.`)
  const message =
    flaw === 'short'
      ? `Password should be at least ${SIZES.password.min} characters.`
      : 'Password is known to be weak and easy to guess.'
  return authError(422, 'weak_password', message, undefined, { reasons: flaw === 'short' ? ['length'] : [] })
}
