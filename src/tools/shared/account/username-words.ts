import type { UsernameRefusal } from '#data/account/usernames.ts'
import { SIZES } from '#config/sizes.ts'
import { usernameFlaw } from '#domain/account/username.ts'
import { backendCause } from '#lib/backend-errors.ts'
import { toAppError } from '#lib/errors.ts'
import { m } from '#messages/generated/messages.js'

const flaws = {
  short: () => m.onboarding_username_short({ min: SIZES.username.min }),
  long: () => m.onboarding_username_long({ max: SIZES.username.max }),
  characters: () => m.onboarding_username_characters(),
  worrying: () => m.onboarding_username_worrying()
}

export function formWords(name: string): string | undefined {
  const flaw = name === '' ? null : usernameFlaw(name)
  return flaw ? flaws[flaw]() : undefined
}

export function refusalWords(refusal: UsernameRefusal, name: string): string {
  switch (refusal) {
    case 'taken':
      return m.onboarding_username_taken({ name })
    case 'reserved':
    case 'offensive':
      return m.onboarding_username_refused()
    case 'form':
      return m.onboarding_username_characters()
  }
}

/** What a failed claim says of the name; null: it failed for another reason. 23505 and 23514 are PostgreSQL's. */
export function refusalIn(error: unknown): UsernameRefusal | null {
  const cause = backendCause(toAppError(error))
  if (cause?.code === '23505') return 'taken'
  if (cause?.code !== '23514') return null
  // The server of one's own hands on the message alone.
  const refused = /usernames_(reserved|offensive)/.exec(cause.message ?? '')?.[1]
  return refused === 'reserved' || refused === 'offensive' ? refused : 'form'
}
