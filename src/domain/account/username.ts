import { SIZES } from '#config/sizes.ts'

/** Why a username is refused before the server is asked. */
export type UsernameFlaw = 'short' | 'long' | 'characters'

/** The same letters as in the database's check: ASCII, so that two names never look alike. */
const ALLOWED = /^[A-Za-z0-9_]*$/

export function usernameFlaw(name: string): UsernameFlaw | null {
  if (!ALLOWED.test(name)) return 'characters'
  if (name.length < SIZES.username.min) return 'short'
  return name.length > SIZES.username.max ? 'long' : null
}
