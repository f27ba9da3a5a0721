import { backendFrom } from '#config/backend.ts'
import { secretKeyFrom } from '#config/supabase-keys.ts'

/** Sizes of a message; the table `messages` checks the same. */
export const CONTACT = { email: 320, message: 10_000, rows: 5 } as const

/** A field that people do not see: what fills it in is a program. */
export const CONTACT_TRAP = 'website'
export const CONTACT_ENDPOINT = '/api/contact'
export const CONTACT_SENT = '/contact-sent'
export const CONTACT_FAILED = '/contact-failed'

/** Where the form posts to; undefined when this build has nowhere to put a message. */
export function contactAction(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const elsewhere = env['PUBLIC_CONTACT_FORM_ACTION']
  if (elsewhere) return elsewhere
  const { mode } = backendFrom(env)
  const isKept = mode === 'local' || (mode === 'hosted' && secretKeyFrom(env) !== undefined)
  return isKept ? CONTACT_ENDPOINT : undefined
}
