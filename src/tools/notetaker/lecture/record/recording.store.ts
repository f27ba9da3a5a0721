import { atom, type ReadableAtom } from 'nanostores'
import { site } from '#config/site.ts'
import { inHand, beginRecording, finishRecording, type NewRecording } from '#data/sync/lectures/recording.ts'
import { AppError, toAppError } from '#lib/errors.ts'
import { openTool } from '#stores/route.ts'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { notify } from '#stores/notices.ts'
import { wordsFor } from '#stores/words.ts'
import { m } from '#messages/generated/messages.js'
import { lookForLeft } from '#tools/notetaker/lecture/left.store.ts'
import { keepAwake } from '#tools/notetaker/lecture/record/keep-awake.ts'
import { startRun, type Run, type RunEnd } from '#tools/notetaker/lecture/record/run.ts'
import { openSoundInput, type SoundInput } from '#tools/notetaker/lecture/record/sound-input.ts'
import { CannotRecord, type RecordFault } from '#tools/shared/cards/media/record.ts'

export type RecordingNow =
  | { readonly state: 'none' | 'asking' | 'elsewhere' }
  | { readonly state: 'refused'; readonly fault: RecordFault }
  | { readonly state: 'running'; readonly id: string; readonly label: string; readonly isPaused: boolean }
  | { readonly state: 'making'; readonly id: string }

const LONGEST_SECONDS = 4 * 3600
const TRACE = 600
const ONE_AT_A_TIME = `${site.slug}-recording`

const $state = atom<RecordingNow>({ state: 'none' })
export const $recording: ReadableAtom<RecordingNow> = $state
const $seconds = atom(0)
/** Of sound so far. */
export const $heardSeconds: ReadableAtom<number> = $seconds
const $kept = atom(0)
/** Of it on this device's disk. */
export const $keptSeconds: ReadableAtom<number> = $kept
const $levels = atom<readonly number[]>([])
/** Of the last minute, ten a second, 0 to 255. */
export const $trace: ReadableAtom<readonly number[]> = $levels
const $silent = atom(false)
/** The microphone is switched off, or gives nothing at all. */
export const $isSilent: ReadableAtom<boolean> = $silent

let run: Run | null = null
/** Tenths of a second in a row without any sound, not even a room's. */
let nothing = 0
const NOTHING_TENTHS = 80

function onMeter(seconds: number, level: number): void {
  $seconds.set(seconds)
  $levels.set([...$levels.get(), level].slice(-TRACE))
  nothing = level === 0 ? nothing + 1 : 0
  if (nothing === NOTHING_TENTHS) $silent.set(true)
  else if (level > 0 && $silent.get()) $silent.set(false)
  if (seconds >= LONGEST_SECONDS) run?.stop()
}

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

async function record(id: string, input: SoundInput): Promise<RunEnd> {
  $levels.set([])
  $silent.set(false)
  nothing = 0
  const sleep = keepAwake()
  addEventListener('beforeunload', warn)
  try {
    run = await startRun(id, input, { onMeter, onKept: seconds => $kept.set(seconds) })
    $state.set({ state: 'running', id, label: input.label, isPaused: false })
    openTool('notetaker', { recording: id }, { replace: true })
    const { end, error } = await run.ended
    if (error) notify({ text: m.lecture_ended_full({ reason: wordsFor(error) }) })
    if (end === 'gone') notify({ text: m.lecture_ended_gone() })
    return end
  } finally {
    run = null
    removeEventListener('beforeunload', warn)
    sleep()
  }
}

/** From the first second, or on from where a recording was cut off. */
async function recordAs(make: () => Promise<string>): Promise<void> {
  if (['asking', 'running', 'making'].includes($state.get().state)) return
  $state.set({ state: 'asking' })
  try {
    const input = await openSoundInput(isSilent => $silent.set(isSilent))
    const isMine = await navigator.locks.request(ONE_AT_A_TIME, { ifAvailable: true }, async lock => {
      if (!lock) return false
      $seconds.set(0)
      $kept.set(0)
      const id = await make()
      const end = await inHand(id, () => record(id, input))
      if (end === 'stopped') await makeWhole(id)
      return true
    })
    if (isMine) return $state.set({ state: 'none' })
    input.close()
    $state.set({ state: 'elsewhere' })
  } catch (error) {
    const fault = error instanceof CannotRecord ? error.fault : 'failed'
    $state.set({ state: 'refused', fault })
    if (error instanceof AppError) notify({ text: wordsFor(toAppError(error)) })
  } finally {
    void lookForLeft()
  }
}

export const startRecording = (about: NewRecording): Promise<void> => recordAs(() => beginRecording(about))

export const goOnRecording = (id: string): Promise<void> => recordAs(() => Promise.resolve(id))

/** Ends it with what is here. The sound is on the disk: where no file can be made of it now, the next opening does. */
export async function makeWhole(id: string): Promise<void> {
  $state.set({ state: 'making', id })
  await tryOrNotify(() => finishRecording(id))
  $state.set({ state: 'none' })
  await lookForLeft()
}

export function setPaused(isPaused: boolean): void {
  const now = $state.get()
  if (now.state !== 'running' || now.isPaused === isPaused) return
  run?.setPaused(isPaused)
  $state.set({ ...now, isPaused })
}

export function stopRecording(): void {
  // A recorder at rest gives no last piece in every browser.
  setPaused(false)
  run?.stop()
}

export function dismissFault(): void {
  if ($state.get().state === 'refused' || $state.get().state === 'elsewhere') $state.set({ state: 'none' })
}
