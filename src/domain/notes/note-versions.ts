/** Which earlier texts of a note are kept (docs/decisions/060-versions-stay-on-the-device.md). */

const MINUTE = 60_000
const DAY = 86_400_000
const PAUSE = 10 * MINUTE
/** Characters below which a large deletion is none: a few words typed anew. */
const SHORT = 60
/** Days from which on one a month stays. */
const DAILY = 30
/** Bytes of one note's versions, as JSON. */
export const VERSION_BYTES = 4_000_000

interface Stand {
  readonly plain: string
  /** When it was written. */
  readonly at: string
}

/** Characters of `before` that stand neither at the beginning nor at the end of `after`. */
function lost(before: string, after: string): number {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start += 1
  let end = 0
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return before.length - start - end
}

/** Whether `before` is kept when `after` takes its place: after a pause, or where over a third of it goes. */
export function isWorthKeeping(before: Stand, after: Stand): boolean {
  if (before.plain.trim() === '') return false
  if (Date.parse(after.at) - Date.parse(before.at) >= PAUSE) return true
  const { length } = before.plain
  return length >= SHORT && lost(before.plain, after.plain) * 3 > length
}

export interface Kept {
  readonly at: string
  readonly bytes: number
}

/**
 * The moments that stay: all of the last day, the last of each day for thirty days, then of each month (by UTC), and of
 * these the newest that fit into `bytes`; the newest always.
 */
export function thinned(versions: readonly Kept[], now: number, bytes = VERSION_BYTES): Set<string> {
  const newest = [...versions].sort((one, other) => (one.at < other.at ? 1 : -1))
  const taken = new Set<string>()
  const stay = new Set<string>()
  let sum = 0
  for (const version of newest) {
    const age = now - Date.parse(version.at)
    const span = age < DAY ? version.at : version.at.slice(0, age < DAILY * DAY ? 10 : 7)
    if (taken.has(span)) continue
    taken.add(span)
    sum += version.bytes
    if (stay.size > 0 && sum > bytes) break
    stay.add(version.at)
  }
  return stay
}
