import { backendCause } from '#lib/backend-errors.ts'
import { toAppError } from '#lib/errors.ts'
import { m } from '#messages/generated/messages.js'
import type { SessionState } from '#stores/session-state.ts'
import { wordsFor } from '#stores/words.ts'

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

/** As the browser's own check of an address, but said in the page. */
export const emailFlaw = (email: string): string | undefined =>
  /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*$/.test(email) ? undefined : m.settings_email_wrong()

/** Here the address is known: only the password can be what does not match. */
export const wordsForCurrent = (error: unknown): string =>
  backendCause(toAppError(error))?.code === 'invalid_credentials' ? m.settings_password_wrong() : wordsFor(error)
