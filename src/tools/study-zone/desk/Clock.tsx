import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { $now } from '#stores/clock.ts'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { lengthWords } from '#tools/shared/plan/plan-words.ts'
import { secondsBetween, stopStudySession, type StudySession } from '#tools/shared/study/study-session.store.ts'
import { Button } from '#ui/Button.tsx'

/** What runs, for how long, and its end. */
export function Clock({ session }: { readonly session: StudySession }): ReactNode {
  const now = useStore($now)
  return (
    <section className="zn-heart" aria-label={m.zone_timer()}>
      <h3 className="zn-what">{session.title}</h3>
      <p className="zn-clock" role="timer">
        {lengthWords(secondsBetween(session.startedAt, now) / 60)}
      </p>
      <p className="row">
        <Button kind="ink" onPress={() => void tryOrNotify(stopStudySession)}>
          {m.zone_finish()}
        </Button>
      </p>
    </section>
  )
}
