import { readRunsNow } from '#data/read/study/clock.ts'
import { standings } from '#domain/clock/run.ts'
import { stretchesOf } from '#domain/clock/stretches.ts'
import { log } from '#lib/log.ts'
import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import { wasAway, watchAway } from '#tools/shared/study/away.store.ts'
import { faceOf } from '#tools/shared/study/clock-words.ts'
import { takeOldStretch } from '#tools/shared/study/old-stretch.ts'
import { settle } from '#tools/shared/study/settle.ts'
import { tellEndQuietly } from '#tools/shared/study/signal.ts'
import {
  $clock,
  takeOwnRun,
  wasBegunHere,
  type OwnRun,
  type StudyStanding
} from '#tools/shared/study/study-session.store.ts'
import { showInTitle } from '#tools/shared/study/tab-title.ts'

/** The clock of another tab or device has taken the place of the one this tab showed. */
async function tellTakeOver(before: OwnRun, { run }: StudyStanding): Promise<void> {
  if (run.id === before.id || wasBegunHere(run.id) || run.about.title === before.title) return
  const names = { title: run.about.title, before: before.title }
  const own = standings(await readRunsNow(), Date.now()).find(one => one.run.id === before.id)
  const isLogged = own !== undefined && stretchesOf(own.view.work).length > 0
  notify({ text: isLogged ? m.zone_taken_over(names) : m.zone_taken_over_short(names), stays: true })
}

/** A clock that ran out while every page of this device was shut: was that study? Asked wherever the student is. */
async function askAboutLast(): Promise<void> {
  await settle()
  const now = Date.now()
  const last = standings(await readRunsNow(), now).at(-1)
  const away = last?.view.phase === 'ended' ? wasAway(last, now) : null
  if (last && away) (await import('#tools/shared/study/ask-away.ts')).askAway(last, away)
}

function turn(before: StudyStanding | null, now: StudyStanding | null): void {
  const at = Date.now()
  // Of two tabs that begin at once, one may never have shown its own.
  const shown = before ? { id: before.run.id, title: before.run.about.title } : takeOwnRun()
  if (shown && now && shown.id !== now.run.id)
    tellTakeOver(shown, now).catch((error: unknown) => log('That another clock runs could not be told', error))
  else if (before && now && before.view.phase !== now.view.phase)
    tellEndQuietly(now, now.view.stoodAt ?? now.view.work.at(-1)?.to ?? at, at)
  void settle()
}

/** What the clock does beside being shown, in whatever room; one a page. Gives the way to stop. */
export function keepClock(): () => void {
  let before: StudyStanding | null = null
  takeOldStretch().catch((error: unknown) => log('A clock of before could not be taken over', error))
  askAboutLast().catch((error: unknown) => log('The last clock could not be looked at', error))
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
