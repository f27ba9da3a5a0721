type Env = Readonly<Record<string, string | undefined>>

/** New keys are plain words; the older `anon` and `service_role` are tokens (supabase.com/docs/guides/api/api-keys). */
export const isNewKey = (key: string): boolean => key.startsWith('sb_')

/** The key that stands in every page: `sb_publishable_…`, or the older `anon`. Empty where there is none. */
export function publishableKeyFrom(env: Env): string {
  const key = (env['PUBLIC_SUPABASE_PUBLISHABLE_KEY'] ?? '') || (env['PUBLIC_SUPABASE_ANON_KEY'] ?? '')
  if (isSecret(key))
    throw new Error(
      'The publishable key is a secret key, and would stand in every page. Write sb_publishable_… instead.'
    )
  return key
}

/** The key that only the server has: `sb_secret_…`, or the older `service_role`. */
export function secretKeyFrom(env: Env): string | undefined {
  const key = (env['SUPABASE_SECRET_KEY'] ?? '') || (env['SUPABASE_SERVICE_ROLE_KEY'] ?? '')
  if (key.startsWith('sb_publishable_'))
    throw new Error(
      'SUPABASE_SECRET_KEY is a publishable key, with which nothing can be kept. Write sb_secret_… instead.'
    )
  return key === '' ? undefined : key
}

function isSecret(key: string): boolean {
  return key.startsWith('sb_secret_') || roleOf(key) === 'service_role'
}

function roleOf(token: string): unknown {
  const [, payload = ''] = token.split('.')
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof claims === 'object' && claims !== null && 'role' in claims ? claims.role : undefined
  } catch {
    return undefined
  }
}
