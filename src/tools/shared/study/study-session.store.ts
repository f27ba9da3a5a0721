import { computed, type ReadableAtom } from 'nanostores'
import type { ClockAbout, ClockWhat } from '#contract/clock.ts'
import { $runs, readRunsNow, type StudyRun } from '#data/read/study/clock.ts'
import { saveAll, type Change } from '#data/write/write.ts'
import { standings, type RunStanding } from '#domain/clock/run.ts'
import { newId } from '#lib/ids.ts'
import { isReady } from '#lib/remote.ts'
import { tellLogged } from '#tools/shared/study/block-done.ts'
import { $clockSettings } from '#tools/shared/study/clock-settings.store.ts'
import { settle } from '#tools/shared/study/settle.ts'
import { $second } from '#tools/shared/study/second.ts'
import { firstTerms, flowBreak, nextTerms, type ClockTerms } from '#tools/shared/study/terms.ts'

export type StudyStanding = RunStanding<StudyRun>

/** The last runs: what came earlier is over whatever the clock says. */
const NEWEST = 5
const $newest = computed($runs, runs =>
  isReady(runs) ? runs.value.toSorted((a, b) => (a.id < b.id ? -1 : 1)).slice(-NEWEST) : []
)

function lastOf(runs: readonly StudyRun[], now: number): StudyStanding | null {
  const last = standings(runs, now).at(-1)
  return last && last.view.phase !== 'ended' ? last : null
}

/** The student's one clock, on every tab and device; null while none runs. */
export const $clock: ReadableAtom<StudyStanding | null> = computed([$newest, $second], (runs, now) => {
  return lastOf(runs, now)
})

/** The same as it lies on the disk now, whether or not anybody looks. */
export const readClock = async (): Promise<StudyStanding | null> => lastOf(await readRunsNow(), Date.now())

/** What is studied. */
export type StudyWhat = ClockWhat

/** Of the runs that this tab began: of any other one the student is told. */
const begun = new Set<string>()
export const wasBegunHere = (id: string): boolean => begun.has(id)

function event(timer: string, kind: 'start' | 'pause' | 'resume' | 'extra' | 'submit', more: Moment = {}): Change {
  const { at = new Date(), seconds = null, about = null } = more
  const fields = { attemptId: null, timer, kind, happenedAt: at.toISOString(), seconds, about }
  return { name: 'clock_events', id: newId(), fields }
}

interface Moment {
  readonly at?: Date
  readonly seconds?: number | null
  readonly about?:
    ClockAbout | { readonly v: 1; readonly work: number } | { readonly v: 1; readonly what: StudyWhat } | null
}

const whatOf = ({ title, tool, subjectId, topicId, refKind, refId, blockId }: StudyWhat): StudyWhat => {
  return { title, tool, subjectId, topicId, refKind, refId, blockId }
}

/** Not before what this run knows already: a device whose clock was set back must still be able to end it. */
function after({ events }: StudyRun): Date {
  const newest = Math.max(...events.map(({ happenedAt }) => Date.parse(happenedAt)))
  return new Date(Math.max(Date.now(), newest))
}

export interface OwnRun {
  readonly id: string
  readonly title: string
}

let own: OwnRun | null = null
/** The run that this tab began and has not shown yet; given once. */
export function takeOwnRun(): OwnRun | null {
  const taken = own
  own = null
  return taken
}

async function start(what: StudyWhat, terms: ClockTerms, isPaused = false): Promise<void> {
  const before = await readClock()
  const id = newId()
  begun.add(id)
  own = { id, title: what.title }
  const about = { v: 1 as const, ...whatOf(what), ...terms }
  const ends = before ? [event(before.run.id, 'submit', { at: after(before.run) })] : []
  const at = new Date()
  const stands = isPaused ? [event(id, 'pause', { at })] : []
  await saveAll([...ends, event(id, 'start', { at, about }), ...stands])
  await settle()
}

/** Ends what runs and begins this; `minutes` are those left of what was planned. */
export function startStudySession(what: StudyWhat, minutes: number | null = null, terms?: ClockTerms): Promise<void> {
  return start(what, terms ?? firstTerms($clockSettings.get(), minutes))
}

export const pauseClock = ({ run }: StudyStanding): Promise<void> =>
  saveAll([event(run.id, 'pause', { at: after(run) })])
export const resumeClock = ({ run }: StudyStanding): Promise<void> =>
  saveAll([event(run.id, 'resume', { at: after(run) })])
export const moreTime = ({ run }: StudyStanding, seconds: number): Promise<void> =>
  saveAll([event(run.id, 'extra', { at: after(run), seconds })])

/** The work is to be this long, pauses taken off; of less than has been worked it is over now. */
export const setLength = ({ run }: StudyStanding, seconds: number): Promise<void> =>
  saveAll([event(run.id, 'extra', { at: after(run), about: { v: 1, work: seconds } })])

/** It was for something else all the time. */
export const renameClock = ({ run }: StudyStanding, what: StudyWhat): Promise<void> =>
  saveAll([event(run.id, 'extra', { at: after(run), about: { v: 1, what: whatOf(what) } })])

/** From now on it is for something else, and as long as it was to be. */
export function turnTo({ run: { about }, view }: StudyStanding, what: StudyWhat): Promise<void> {
  const { mode, rest, round, lengths } = about
  const work = view.left === null ? about.work : Math.max(1, Math.ceil(view.left / 1000))
  return start(what, { mode, rest, round, lengths, work }, view.isPaused)
}

/** The next round, or on after a break: also before the break is over. */
export const goOnStudying = ({ run: { about } }: StudyStanding): Promise<void> => start(about, nextTerms(about))

/** Of flow: the work is over, and its break begins. */
export const takeBreak = ({ run: { about }, view }: StudyStanding): Promise<void> =>
  start(about, flowBreak(about, view.worked))

/** Nobody was there: the time from then to then was a pause. */
export const pauseBetween = ({ run }: StudyStanding, from: number, to: number): Promise<void> =>
  saveAll([event(run.id, 'pause', { at: new Date(from) }), event(run.id, 'resume', { at: new Date(to) })])

/** Ends what runs: its minutes go to the log, and the student says whether what was planned is done. */
export async function stopStudySession(): Promise<void> {
  const standing = await readClock()
  if (!standing) return
  own = null
  await saveAll([event(standing.run.id, 'submit', { at: after(standing.run) })])
  await settle()
  await tellLogged(standing)
}
