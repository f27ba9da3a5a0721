import { authError } from '#server/local/accounts/auth-error.ts'

/** RFC 5321 §4.5.3.1.3, less its brackets. */
const LONGEST = 254

/** What the library fails over with 500: values of another kind, a NUL, an address longer than its column. */
export function refuseOdd(body: Readonly<Record<string, unknown>>): Response | undefined {
  for (const name of ['email', 'password', 'phone'] as const) {
    const value = body[name]
    if (value === undefined || value === null) continue
    if (typeof value !== 'string') return authError(400, 'validation_failed', `The field ${name} must be a text.`)
  }
  if (JSON.stringify(body).includes('\\u0000'))
    return authError(400, 'validation_failed', 'A text holds a character that cannot be stored.')
  const { email } = body
  if (typeof email === 'string' && email.length > LONGEST)
    return authError(400, 'email_address_invalid', `An e-mail address has at most ${LONGEST} characters.`)
  return undefined
}
