import { isNewKey } from '#config/supabase-keys.ts'

/**
 * What a call with the server's own key carries. A new key is no token: as a bearer it is refused. With the name of a
 * browser it is refused too, so the server names itself.
 */
export function secretHeaders(key: string): Record<string, string> {
  const own = { apikey: key, 'user-agent': 'cramless', 'content-type': 'application/json' }
  return isNewKey(key) ? own : { ...own, authorization: `Bearer ${key}` }
}
