import { useEffect, useState, type ReactNode } from 'react'
import { SIZES } from '#config/sizes.ts'
import { usernameRefusal, type UsernameRefusal } from '#data/account/usernames.ts'
import { m } from '#messages/generated/messages.js'
import { formWords, refusalWords } from '#tools/shared/account/username-words.ts'
import { TextField } from '#ui/TextField.tsx'

interface Props {
  readonly value: string
  readonly onChange: (name: string) => void
  /** Said by the server when the name was claimed. */
  readonly refused?: string | undefined
  /** The student's own name is free for the student. */
  readonly own?: string
}

type NameAnswer = UsernameRefusal | 'free' | 'unknown'
const PAUSE_MS = 400

/** Rules are checked at each key, the server after a pause; without a network it is checked when the name is claimed. */
export function UsernameField({ value, onChange, refused, own = '' }: Props): ReactNode {
  const [answer, setAnswer] = useState<{ name: string; said: NameAnswer }>()
  const flaw = formWords(value)
  const isAsked = value !== '' && flaw === undefined && value !== own
  useEffect(() => {
    if (!isAsked) return
    let isCurrent = true
    const say = (said: NameAnswer): void => {
      if (isCurrent) setAnswer({ name: value, said })
    }
    const timer = setTimeout(() => {
      usernameRefusal(value).then(
        refusal => say(refusal ?? 'free'),
        () => say('unknown')
      )
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [value, isAsked])
  const said = isAsked && answer?.name === value ? answer.said : undefined
  const isRefused = said !== undefined && said !== 'free' && said !== 'unknown'
  const error = refused ?? flaw ?? (isRefused ? refusalWords(said, value) : undefined)
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
            : isAsked
              ? m.onboarding_username_checking()
              : m.onboarding_username_hint({ ...SIZES.username })
      }
    />
  )
}
