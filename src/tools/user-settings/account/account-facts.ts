import type { SessionState } from '#stores/session-state.ts'

/** The profile is the table's row; until it has been fetched, what sign-up left in the metadata. */
export function fullNameOf(user: SessionState['user'], profile: SessionState['profile']): string {
  const metadata: unknown = user?.user_metadata['full_name']
  return profile?.fullName ?? (typeof metadata === 'string' ? metadata : '')
}

/** Someone who came by Google alone has no password to change or to type. */
export function hasPassword(user: SessionState['user']): boolean {
  const providers: unknown = user?.app_metadata['providers']
  return !Array.isArray(providers) || providers.length === 0 || providers.includes('email')
}
