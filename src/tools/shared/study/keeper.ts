import { log } from '#lib/log.ts'
import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import { watchAway } from '#tools/shared/study/away.store.ts'
import { faceOf } from '#tools/shared/study/clock-words.ts'
import { takeOldStretch } from '#tools/shared/study/old-stretch.ts'
import { settle } from '#tools/shared/study/settle.ts'
import { tellEndQuietly } from '#tools/shared/study/signal.ts'
import { $clock, wasBegunHere, type StudyStanding } from '#tools/shared/study/study-session.store.ts'
import { showInTitle } from '#tools/shared/study/tab-title.ts'

/** The clock of another tab or device has taken the place of the one this tab showed. */
function tellTakeOver(before: StudyStanding, { run }: StudyStanding): void {
  if (wasBegunHere(run.id) || run.about.title === before.run.about.title) return
  notify({ text: m.zone_taken_over({ title: run.about.title, before: before.run.about.title }), stays: true })
}

function turn(before: StudyStanding | null, now: StudyStanding | null): void {
  const at = Date.now()
  if (before && now && before.run.id !== now.run.id) tellTakeOver(before, now)
  else if (before && now && before.view.phase !== now.view.phase)
    tellEndQuietly(now, now.view.stoodAt ?? now.view.work.at(-1)?.to ?? at, at)
  void settle()
}

/** What the clock does beside being shown, in whatever room; one a page. Gives the way to stop. */
export function keepClock(): () => void {
  let before: StudyStanding | null = null
  takeOldStretch().catch((error: unknown) => log('A clock of before could not be taken over', error))
  void settle()
  const stop = $clock.subscribe(now => {
    if (before?.run.id !== now?.run.id || before?.view.phase !== now?.view.phase) turn(before, now)
    if (now && !now.view.isPaused) watchAway(now, Date.now())
    showInTitle(now && now.view.phase !== 'over' ? faceOf(now.view) : null, now?.view.isPaused)
    before = now
  })
  return () => {
    stop()
    showInTitle(null)
  }
}
