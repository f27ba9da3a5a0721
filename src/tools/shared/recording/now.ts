import { atom, computed, type ReadableAtom } from 'nanostores'

export interface RunningRecording {
  readonly id: string
  readonly isPaused: boolean
}

const $running = atom<RunningRecording | null>(null)
/** The lecture that this tab records, for the frame around every room; the recorder itself is fetched with its screen. */
export const $runningRecording: ReadableAtom<RunningRecording | null> = $running

const $heard = atom(0)
/** Seconds of sound so far. */
export const $heardSeconds: ReadableAtom<number> = $heard
export const $wholeSeconds: ReadableAtom<number> = computed($heard, Math.floor)

export function setRunning(running: RunningRecording | null): void {
  $running.set(running)
}

export function setHeard(seconds: number): void {
  $heard.set(seconds)
}
