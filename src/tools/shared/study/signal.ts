import { log } from '#lib/log.ts'
import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import { $clockSettings } from '#tools/shared/study/clock-settings.store.ts'
import { play } from '#tools/shared/study/sound.ts'
import type { StudyStanding } from '#tools/shared/study/study-session.store.ts'

/** Of something that ended longer ago the student has seen the clock by now. */
const LATE = 60_000
/** While one tab tells, the others keep still. */
const TELLING = 5000

const canShow = (): boolean => 'Notification' in globalThis && Notification.permission === 'granted'

async function show(text: string, tag: string): Promise<void> {
  if (!canShow() || !document.hidden) return
  const worker = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined
  // A phone's browser shows one only from the worker.
  if (worker) await worker.showNotification(text, { tag })
  else new Notification(text, { tag })
}

export function wordsOfEnd({ run: { about }, view }: StudyStanding): string {
  const { title } = about
  if (view.phase === 'rest') return m.zone_said_break({ title, minutes: Math.round(about.rest / 60) })
  return about.work === 0 || about.rest > 0 ? m.zone_said_break_over({ title }) : m.zone_said_over({ title })
}

/** Says that work or a break is over: in words, by sound, and from the background by a notification; in one tab only. */
export async function tellEnd(standing: StudyStanding, endedAt: number, now: number): Promise<void> {
  const text = wordsOfEnd(standing)
  notify({ text })
  if (now - endedAt > LATE) return
  const tag = `clock-${standing.run.id}-${standing.view.phase}`
  await navigator.locks.request(tag, { ifAvailable: true }, async lock => {
    if (!lock) return
    await Promise.allSettled([play($clockSettings.get().sound), show(text, tag)])
    await new Promise(done => setTimeout(done, TELLING))
  })
}

export function tellEndQuietly(standing: StudyStanding, endedAt: number, now: number): void {
  tellEnd(standing, endedAt, now).catch((error: unknown) => log('The end of the clock could not be told', error))
}
