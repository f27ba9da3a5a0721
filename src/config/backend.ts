import { publishableKeyFrom } from '#config/supabase-keys.ts'

/** Which backend this build speaks to (design §5). Pure, so that the build, the server and the tests agree. */
export type BackendMode = 'local' | 'hosted' | 'none'

export interface Backend {
  readonly mode: BackendMode
  /** Empty in mode `local`: the site's own origin. */
  readonly url: string
  readonly anonKey: string
}

/** A public constant, not a secret: row-level security protects the data, not this key. */
export const LOCAL_PUBLISHABLE_KEY = 'sb_publishable_local_0000000000000000000000'

export function backendFrom(env: Readonly<Record<string, string | undefined>>): Backend {
  const url = env['PUBLIC_SUPABASE_URL'] ?? ''
  const anonKey = publishableKeyFrom(env)
  const hosted = url !== '' && anonKey !== ''
  const asked = env['CRAMLESS_BACKEND']
  if (asked && asked !== 'local' && asked !== 'hosted' && asked !== 'none')
    throw new Error(`CRAMLESS_BACKEND is "${asked}". Write local, hosted or none.`)
  if (asked === 'hosted' && !hosted)
    throw new Error('CRAMLESS_BACKEND=hosted needs PUBLIC_SUPABASE_URL and PUBLIC_SUPABASE_PUBLISHABLE_KEY.')
  const mode: BackendMode = (asked as BackendMode | undefined) ?? (hosted ? 'hosted' : env['VERCEL'] ? 'none' : 'local')
  if (mode === 'hosted') return { mode, url, anonKey }
  return mode === 'local' ? { mode, url: '', anonKey: LOCAL_PUBLISHABLE_KEY } : { mode, url: '', anonKey: '' }
}
