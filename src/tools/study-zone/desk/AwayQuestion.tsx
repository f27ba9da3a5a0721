import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { m } from '#messages/generated/messages.js'
import { tryOnceOrNotify } from '#stores/try-or-notify.ts'
import { $away, forgetAway } from '#tools/shared/study/away.store.ts'
import type { StudyStanding } from '#tools/shared/study/study-session.store.ts'
import { takeAway } from '#tools/shared/study/take-away.ts'
import { Button } from '#ui/Button.tsx'

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** After a sleep: was it study? The student says. */
export function AwayQuestion({ clock }: { readonly clock: StudyStanding }): ReactNode {
  const away = useStore($away)
  if (!away || away.runId !== clock.run.id) return null
  const { from, to, minutes } = away
  return (
    <div className="zn-away" role="status">
      <p>{m.zone_away({ from: time.format(from), to: time.format(to), minutes })}</p>
      <div className="zn-acts">
        <Button onPress={() => void tryOnceOrNotify('clock away', () => takeAway(clock, away))}>
          {m.zone_away_take({ minutes })}
        </Button>
        <Button onPress={forgetAway}>{m.zone_away_keep()}</Button>
      </div>
    </div>
  )
}
