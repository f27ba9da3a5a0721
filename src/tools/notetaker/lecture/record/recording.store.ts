import { atom, type ReadableAtom } from 'nanostores'
import { site } from '#config/site.ts'
import { recordingOf } from '#data/read/lectures/lectures.ts'
import {
  inHand,
  beginRecording,
  finishRecording,
  keepRecording,
  type NewRecording
} from '#data/sync/lectures/recording.ts'
import { AppError, toAppError } from '#lib/errors.ts'
import { isReady } from '#lib/remote.ts'
import { openTool } from '#stores/route.ts'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { notify } from '#stores/notices.ts'
import { wordsFor } from '#stores/words.ts'
import { m } from '#messages/generated/messages.js'
import { lookForLeft } from '#tools/notetaker/lecture/left.store.ts'
import { keepAwake } from '#tools/notetaker/lecture/record/keep-awake.ts'
import { keepTypedLine } from '#tools/notetaker/lecture/record/typed-line.ts'
import { startRun, type Run, type RunEnd } from '#tools/notetaker/lecture/record/run.ts'
import { openSoundInput, type SoundInput } from '#tools/notetaker/lecture/record/sound-input.ts'
import { CannotHearTab, type TabFault } from '#tools/notetaker/lecture/record/tab-sound.ts'
import { CannotRecord, type RecordFault } from '#tools/shared/cards/media/record.ts'
import { setHeard, setRunning } from '#tools/shared/recording/now.ts'

export type RecordingNow =
  | { readonly state: 'none' | 'asking' | 'elsewhere' }
  | { readonly state: 'refused'; readonly fault: RecordFault | TabFault }
  | { readonly state: 'running'; readonly id: string; readonly label: string; readonly isPaused: boolean }
  | { readonly state: 'making'; readonly id: string }

const LONGEST_SECONDS = 4 * 3600
const TRACE = 600
const ONE_AT_A_TIME = `${site.slug}-recording`

const $state = atom<RecordingNow>({ state: 'none' })
export const $recording: ReadableAtom<RecordingNow> = $state
$state.listen(now => setRunning(now.state === 'running' ? now : null))
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
/** A switch on the cable leaves the last bit of a converter's noise: 90 dB below what could be. */
const NOISE = 1

function onMeter(seconds: number, level: number): void {
  setHeard(seconds)
  $levels.set([...$levels.get(), level].slice(-TRACE))
  nothing = level <= NOISE ? nothing + 1 : 0
  if (nothing === NOTHING_TENTHS) $silent.set(true)
  else if (level > NOISE && $silent.get()) $silent.set(false)
  if (seconds >= LONGEST_SECONDS) run?.stop()
}

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

/** Another device may delete what is recorded here. */
function keepIfDeleted(id: string): () => void {
  return recordingOf(id).subscribe(row => {
    if (!isReady(row) || row.value !== null) return
    void tryOrNotify(() => keepRecording(id))
    notify({ text: m.lecture_deleted_elsewhere() })
  })
}

async function record(id: string, input: SoundInput): Promise<RunEnd> {
  $levels.set([])
  $silent.set(false)
  nothing = 0
  const sleep = keepAwake()
  const unbind = keepIfDeleted(id)
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
    unbind()
    sleep()
  }
}

const LESS = { tab: m.lecture_tab_ended, microphone: m.lecture_microphone_ended } as const

const openInput = (hasTab: boolean): Promise<SoundInput> =>
  openSoundInput({
    hasTab,
    onSilent: isSilent => $silent.set(isSilent),
    onLess: gone => notify({ text: LESS[gone]() })
  })

function faultOf(error: unknown): RecordFault | TabFault {
  return error instanceof CannotRecord || error instanceof CannotHearTab ? error.fault : 'failed'
}

/** From the first second, or on from where a recording was cut off. */
async function recordAs(hasTab: boolean, make: () => Promise<string>): Promise<void> {
  if (['asking', 'running', 'making'].includes($state.get().state)) return
  $state.set({ state: 'asking' })
  let input: SoundInput | null = null
  try {
    const open = await openInput(hasTab)
    input = open
    const isMine = await navigator.locks.request(ONE_AT_A_TIME, { ifAvailable: true }, async lock => {
      if (!lock) return false
      setHeard(0)
      $kept.set(0)
      const id = await make()
      const end = await inHand(id, () => record(id, open))
      if (end === 'stopped') await makeWhole(id)
      return true
    })
    $state.set({ state: isMine ? 'none' : 'elsewhere' })
  } catch (error) {
    $state.set({ state: 'refused', fault: faultOf(error) })
    if (error instanceof AppError) notify({ text: wordsFor(toAppError(error)) })
  } finally {
    input?.close()
    void lookForLeft()
  }
}

export const startRecording = (about: NewRecording): Promise<void> =>
  recordAs(about.origin === 'tab', () => beginRecording(about))

export const goOnRecording = (id: string): Promise<void> => recordAs(false, () => Promise.resolve(id))

/** Ends it with what is here. The sound is on the disk: where no file can be made of it now, the next opening does. */
export async function makeWhole(id: string): Promise<void> {
  $state.set({ state: 'making', id })
  await tryOrNotify(async () => {
    await keepTypedLine(id)
    await finishRecording(id)
  })
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
