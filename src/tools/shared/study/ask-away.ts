import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { forgetAway, type Away } from '#tools/shared/study/away.store.ts'
import type { StudyStanding } from '#tools/shared/study/study-session.store.ts'
import { takeAway } from '#tools/shared/study/take-away.ts'

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** Only a clock that was given a length, and ran all of it, came to an end of its own. */
export function awayWords({ run, view }: StudyStanding, { from, to, minutes }: Away): string {
  const isAtEnd = view.asked !== null && view.worked >= view.asked
  const said = isAtEnd ? m.zone_away_ended : m.zone_away_logged
  return said({ title: run.about.title, from: time.format(from), to: time.format(to), minutes })
}

/** Whether time in which nobody was there is to be taken out of the log; who closes it keeps the time. */
export function askAway(standing: StudyStanding, away: Away): void {
  const { minutes } = away
  notify({
    text: awayWords(standing, away),
    action: { label: m.zone_away_take({ minutes }), run: () => void tryOrNotify(() => takeAway(standing, away)) },
    stays: true,
    onClose: forgetAway
  })
}
