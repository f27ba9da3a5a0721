const HOUR = 3_600_000
const DAY = 24 * HOUR

const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const
  const format = new Intl.DateTimeFormat('en-GB', {
    ...parts,
    second: '2-digit',
    era: 'short',
    hourCycle: 'h23',
    calendar: 'gregory',
    timeZone: isKnown(timeZone) ? timeZone : 'UTC'
  })
  formats.set(timeZone, format)
  return format
}

/** A zone named by a newer device may be unknown to an older one; a wrong hour is better than no queue. */
function isKnown(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** What the clock on the wall shows, as if it were UTC. */
function wallClock(instant: number, timeZone: string): number {
  const read: Record<string, number> = {}
  for (const { type, value } of formatFor(timeZone).formatToParts(instant)) read[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = read
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

function plainDate(wall: number): string {
  return new Date(wall).toISOString().slice(0, 10)
}

/** The study day in which `now` lies: a calendar date that begins at `dayStartsAt` o'clock on the student's wall. */
export function studyDay(now: Date, timeZone: string, dayStartsAt: number): string {
  return plainDate(wallClock(now.getTime(), timeZone) - dayStartsAt * HOUR)
}

/** The date so many days later. */
export function addDays(day: string, days: number): string {
  return plainDate(Date.parse(`${day}T00:00:00Z`) + days * DAY)
}

/**
 * The first instant of a study day. Where the clocks are put forward over that hour, the day begins with the jump;
 * where they are put back over it, with the hour's first pass.
 */
export function studyDayStart(day: string, timeZone: string, dayStartsAt: number): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`) + dayStartsAt * HOUR
  const offsets = [wanted - DAY, wanted + DAY].map(instant => wallClock(instant, timeZone) - instant)
  const candidates = offsets.map(offset => wanted - offset).sort((a, b) => a - b)
  const exact = candidates.find(instant => wallClock(instant, timeZone) === wanted)
  if (exact !== undefined) return new Date(exact)
  let [before = wanted, after = wanted] = candidates
  while (after - before > 1000) {
    const middle = before + Math.floor((after - before) / 2000) * 1000
    if (wallClock(middle, timeZone) < wanted) before = middle
    else after = middle
  }
  return new Date(after)
}

/** The instant at which the study day of `now` ends and the next one begins. */
export function studyDayEnd(now: Date, timeZone: string, dayStartsAt: number): Date {
  return studyDayStart(addDays(studyDay(now, timeZone, dayStartsAt), 1), timeZone, dayStartsAt)
}
