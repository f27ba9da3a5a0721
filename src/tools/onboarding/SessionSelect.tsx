import type { ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { site } from '#config/site.ts'
import { m } from '#messages/generated/messages.js'
import { $draft, answer } from '#tools/onboarding/onboarding.store.ts'
import { dateBySession, sessionsAhead, type ExamSession } from '#tools/onboarding/sessions.ts'
import { Select } from '#ui/Select.tsx'

const NONE = ''
const months = new Intl.DateTimeFormat(site.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })

function nameOf({ begins, lastMonth, note }: ExamSession): string {
  const words = months.formatRange(new Date(begins), new Date(lastMonth))
  switch (note) {
    case null:
      return words
    case 'india':
      return m.onboarding_session_india({ months: words })
    case 'second':
      return m.onboarding_session_second({ months: words })
    case 'international':
      return m.onboarding_session_international({ months: words })
  }
}

/** The sessions of the chosen board: a first date for every subject, until its own is known. */
export function SessionSelect(): ReactNode {
  const { board, level, session, subjects } = useStore($draft)
  const today = new Date().toISOString().slice(0, 10)
  const sessions = board ? sessionsAhead(board, level, today) : []
  if (sessions.length === 0) return null
  return (
    <Select<string>
      label={m.onboarding_session()}
      value={sessions.some(({ begins }) => begins === session) ? (session ?? NONE) : NONE}
      options={[
        { value: NONE, text: m.onboarding_session_none() },
        ...sessions.map(one => ({ value: one.begins, text: nameOf(one) }))
      ]}
      onChange={chosen => {
        const now = chosen === NONE ? null : chosen
        answer({ session: now, subjects: dateBySession(subjects, session, now) })
      }}
      {...(session !== null && {
        hint: m.onboarding_session_hint({ month: months.format(new Date(session)) })
      })}
    />
  )
}
