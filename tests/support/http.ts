import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { LOCAL_PUBLISHABLE_KEY } from '#config/backend.ts'
import { startBackend, type Backend } from '#server/local/backend.ts'
import { preparedDatabase } from './database/prepared.ts'
import { claimsOf, tokenOf } from './database/tokens.ts'

const SITE = 'http://127.0.0.1:55100'

export interface Online {
  readonly backend: Backend
  /** A client that sends this access token whatever it is worth; null sends the public key alone. */
  readonly withToken: (token: string | null) => SupabaseClient
  readonly signUp: (email: string) => Promise<{ id: string; token: string }>
  /** The same session, signed in this many seconds ago: the backend names a session by the time it began. */
  readonly aged: (token: string, seconds: number) => string
  /** Every way of pretending to be the holder of `token` that must not work, by name. */
  readonly forgeries: (token: string) => Record<string, string>
  readonly close: () => Promise<void>
}

/** The embedded backend with a folder of its own, reached without a socket. */
export async function startOnline(): Promise<Online> {
  const dataDir = mkdtempSync(join(tmpdir(), 'http-'))
  const backend = await startBackend({ dataDir, siteUrl: SITE, begin: preparedDatabase() })
  const { jwtSecret } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as { jwtSecret: string }
  const ask: typeof fetch = (input, init) => backend.fetch(new Request(input, init))
  const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false }
  const withToken = (token: string | null) =>
    createClient(SITE, LOCAL_PUBLISHABLE_KEY, {
      global: { fetch: ask },
      ...(token === null ? { auth } : { accessToken: () => Promise.resolve(token) })
    })
  const signUp = async (email: string) => {
    const { data, error } = await withToken(null).auth.signUp({ email, password: 'correct horse battery' })
    if (error || !data.session || !data.user) throw new Error(`sign-up failed: ${error?.message ?? 'no session'}`)
    return { id: data.user.id, token: data.session.access_token }
  }
  const aged = (token: string, seconds: number) => {
    const time = (Date.now() - seconds * 1000).toString(16).padStart(12, '0')
    const claims = claimsOf(token)
    const session_id = `${time.slice(0, 8)}-${time.slice(8)}${String(claims['session_id']).slice(13)}`
    return tokenOf({ ...claims, session_id }, jwtSecret)
  }
  const forgeries = (token: string) => {
    const claims = claimsOf(token)
    const [header = '', , signature = ''] = token.split('.')
    const old = Math.floor(Date.now() / 1000) - 7200
    const swapped = Buffer.from(JSON.stringify({ ...claims, role: 'service_role' })).toString('base64url')
    return {
      'alg none': tokenOf(claims, null, 'none'),
      'alg none as service_role': tokenOf({ ...claims, role: 'service_role' }, null, 'none'),
      'another secret': tokenOf(claims, 'a secret of another project, long enough to be one'),
      'another secret as service_role': tokenOf({ ...claims, role: 'service_role' }, 'a secret of another project'),
      'an empty secret': tokenOf(claims, ''),
      'RS256 in name, the public key as secret': tokenOf(claims, LOCAL_PUBLISHABLE_KEY, 'RS256'),
      'the public key as secret': tokenOf(claims, LOCAL_PUBLISHABLE_KEY),
      expired: tokenOf({ ...claims, iat: old, exp: old + 3600 }, jwtSecret),
      'other claims under a real signature': `${header}.${swapped}.${signature}`,
      'no token at all': 'nonsense'
    }
  }
  const close = async () => {
    await backend.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { backend, withToken, signUp, aged, forgeries, close }
}
