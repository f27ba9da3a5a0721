import { SIZES } from '#config/sizes.ts'
import { COMMON_PASSWORDS } from '#domain/account/common-passwords.ts'

/** Why a password is refused. There is no rule on kinds of characters: length is what helps (NIST SP 800-63B §3.1.1). */
export type PasswordFlaw = 'short' | 'long' | 'common' | 'repeated' | 'personal'

export interface PasswordContext {
  readonly email: string
  readonly name: string
  /** The name of this site is the first thing anyone tries. */
  readonly siteName: string
}

const FEWEST_DIFFERENT = 4

/** bcrypt reads 72 bytes and drops the rest silently, so bytes are counted and never cut. */
function byteLength(text: string): number {
  return new TextEncoder().encode(text).byteLength
}

function plain(text: string): string {
  return text.normalize('NFKC').toLocaleLowerCase('en-GB')
}

/** The parts of e-mail and names that are long enough to mean something. */
function personalWords({ email, name, siteName }: PasswordContext): string[] {
  return [email, ...email.split(/[@.+_-]/), ...name.split(/\s+/), siteName].map(plain).filter(word => word.length >= 4)
}

/** A personal word with a few digits or signs around it is still that word. */
function isMostly(password: string, word: string): boolean {
  return password.includes(word) && password.replaceAll(word, '').length < 4
}

export function passwordFlaw(password: string, context: PasswordContext): PasswordFlaw | null {
  if (Array.from(password).length < SIZES.password.min) return 'short'
  if (byteLength(password) > SIZES.password.max) return 'long'
  const text = plain(password)
  if (COMMON_PASSWORDS.has(text)) return 'common'
  if (new Set(text).size < FEWEST_DIFFERENT) return 'repeated'
  return personalWords(context).some(word => isMostly(text, word)) ? 'personal' : null
}
