import type { RunView } from '#domain/clock/run.ts'

const two = (value: number): string => String(value).padStart(2, '0')

/** `18:42`, from an hour on `1:02:09`. */
export function timeFace(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
  return hours === 0 ? `${two(minutes)}:${two(rest)}` : `${hours}:${two(minutes)}:${two(rest)}`
}

/** What the clock shows: what is left, or how long it has run. A second that has begun is left, or has not yet run. */
export function faceOf({ left, worked }: Pick<RunView, 'left' | 'worked'>): string {
  return timeFace(left === null ? Math.floor(worked / 1000) : Math.ceil(left / 1000))
}
