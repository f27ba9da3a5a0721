import { useEffect, useState, type ReactNode } from 'react'
import { SIZES } from '#config/sizes.ts'
import { isUsernameFree } from '#data/account/usernames.ts'
import { usernameFlaw } from '#domain/account/username.ts'
import { m } from '#messages/generated/messages.js'
import { TextField } from '#ui/TextField.tsx'

interface Props {
  readonly value: string
  readonly onChange: (name: string) => void
  /** Said by the server when the name was claimed. */
  readonly refused?: string | undefined
  /** The student's own name is free for the student. */
  readonly own?: string
}

const flaws = {
  short: () => m.onboarding_username_short({ min: SIZES.username.min }),
  long: () => m.onboarding_username_long({ max: SIZES.username.max }),
  characters: () => m.onboarding_username_characters()
}
const PAUSE_MS = 400

/** Rules are checked at each key, the server after a pause; without a network it is checked when the name is claimed. */
export function UsernameField({ value, onChange, refused, own = '' }: Props): ReactNode {
  const [answer, setAnswer] = useState<{ name: string; said: 'free' | 'taken' | 'unknown' }>()
  const flaw = value === '' ? null : usernameFlaw(value)
  const isAsked = value !== '' && flaw === null && value !== own
  useEffect(() => {
    if (!isAsked) return
    let isCurrent = true
    const say = (said: 'free' | 'taken' | 'unknown'): void => {
      if (isCurrent) setAnswer({ name: value, said })
    }
    const timer = setTimeout(() => {
      isUsernameFree(value).then(
        free => say(free ? 'free' : 'taken'),
        () => say('unknown')
      )
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [value, isAsked])
  const said = isAsked && answer?.name === value ? answer.said : undefined
  const error =
    refused ?? (flaw ? flaws[flaw]() : said === 'taken' ? m.onboarding_username_taken({ name: value }) : undefined)
  return (
    <TextField
      label={m.onboarding_username()}
      value={value}
      onChange={onChange}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck="false"
      error={error}
      hint={
        said === 'free'
          ? m.onboarding_username_free({ name: value })
          : said === 'unknown'
            ? m.onboarding_username_later()
            : m.onboarding_username_hint({ ...SIZES.username })
      }
    />
  )
}
