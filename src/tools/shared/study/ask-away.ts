import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { forgetAway, type Away } from '#tools/shared/study/away.store.ts'
import type { StudyStanding } from '#tools/shared/study/study-session.store.ts'
import { takeAway } from '#tools/shared/study/take-away.ts'

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** Whether time in which nobody was there is to be taken out of the log; who closes it keeps the time. */
export function askAway(standing: StudyStanding, away: Away): void {
  const { from, to, minutes } = away
  const { title } = standing.run.about
  notify({
    text: m.zone_away_ended({ title, from: time.format(from), to: time.format(to), minutes }),
    action: { label: m.zone_away_take({ minutes }), run: () => void tryOrNotify(() => takeAway(standing, away)) },
    stays: true,
    onClose: forgetAway
  })
}
