import { SIZES } from '#config/sizes.ts'

/** Why a username is refused before the server is asked. */
export type UsernameFlaw = 'short' | 'long' | 'characters' | 'worrying'

/** The same letters as in the database's check: ASCII, so that two names never look alike. */
const ALLOWED = /^[A-Za-z0-9_]*$/

/** What would frighten whoever reads it, as a name or in earnest. */
const WORRYING = /kill(?:ing)?(?:me|my)|endmylife|(?:want|wanna|going|gonna)(?:to)?die|suicid|cutmyself|hangme/

export function usernameFlaw(name: string): UsernameFlaw | null {
  if (!ALLOWED.test(name)) return 'characters'
  if (name.length < SIZES.username.min) return 'short'
  if (name.length > SIZES.username.max) return 'long'
  return WORRYING.test(name.toLowerCase().replaceAll(/[0-9_]/g, '')) ? 'worrying' : null
}
