import type { Line } from '#domain/plan/text/line.ts'

const LEAD = '(?:~\\s?|\\babout\\s+|\\bfor\\s+)?'
const HALVES: Readonly<Record<string, number>> = { '1/2': 30, '½': 30, '1/4': 15, '¼': 15, '3/4': 45, '¾': 45 }
const WORDS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5 }

/** Lengths of races: "400m sprint" is no 400 minutes. */
const METRES: ReadonlySet<number> = new Set([50, 100, 200, 400, 800, 1500, 3000, 5000])
const LONGEST_IN_MINUTES = 240

const part = (pattern: string): RegExp => new RegExp(`(?<![\\w.,/])${LEAD}${pattern}`, 'iu')

const FRACTION = part('(\\d+\\s)?(1/2|1/4|3/4|½|¼|¾)\\s?(?:of an?\\s)?(?:h|hours?|hrs?)\\b')
const HALF = part('(?:half\\s(?:an?\\s)?hour|half\\shr)\\b')
const QUARTERS = part('(?:(three)[\\s-]quarters|(?:a\\s)?quarter)\\sof\\san\\shour\\b')
const AND_A_HALF = part('(\\d+|an?|one|two|three|four|five)\\s(?:hours?\\sand\\sa\\shalf|and\\sa\\shalf\\shours?)\\b')
const HOURS = part(
  '(\\d+(?:[.,]\\d+)?|an?|one|two|three|four|five)[\\s-]?(?:h|hours?|hrs?)(?:(?:\\s|\\sand\\s)?(\\d{1,2})\\s?(?:m|mins?|minutes?)?)?(?![a-z\\d:])'
)
const MINUTES = part('(\\d{1,5})[\\s-]?(?:mins?|minutes?)\\b')
const SHORT_MINUTES = part('(\\d{1,3})\\s?m\\b(?!\\s(?:sprint|race|run|dash|swim|hurdles|relay|freestyle|butterfly))')

const NONE = part('0+(?:[.,]0+)?[\\s-]?(?:h|hours?|hrs?|m|mins?|minutes?)\\b')

/** A length of nothing, as it is written: "0 h". */
export const readNoLength = (line: Line): string | null => line.read(NONE, ([whole]) => whole.trim())

const number = (word = ''): number => WORDS[word.toLowerCase()] ?? Number(word.replace(',', '.'))
const positive = (minutes: number): number | null => (minutes > 0 ? Math.round(minutes) : null)

/** How long something takes, in minutes: "1h 30m", "an hour", "1/2 hour", "90 min". "in 2 hours" is a time, no length. */
export function readLength(line: Line): number | null {
  const within = /\b(?:in|within)\s$/i
  const isTime = (found: RegExpExecArray): boolean => within.test(line.open.slice(0, found.index))
  const read = (pattern: RegExp, value: (parts: RegExpExecArray) => number | null): number | null =>
    line.read(pattern, parts => (isTime(parts) ? null : value(parts)))
  return (
    read(FRACTION, ([, whole, half = '']) => positive(Number(whole ?? 0) * 60 + (HALVES[half] ?? 0))) ??
    read(HALF, () => 30) ??
    read(QUARTERS, ([, three]) => (three ? 45 : 15)) ??
    read(AND_A_HALF, ([, hours]) => positive(number(hours) * 60 + 30)) ??
    read(HOURS, found => hoursOf(found)) ??
    read(MINUTES, ([, minutes]) => positive(Number(minutes))) ??
    read(SHORT_MINUTES, ([, minutes]) => {
      const value = Number(minutes)
      return METRES.has(value) || value > LONGEST_IN_MINUTES ? null : positive(value)
    })
  )
}

/** From seven o'clock on, "14h30" is how half the world writes a time. */
function hoursOf([whole, hours = '', minutes]: RegExpExecArray): number | null {
  if (/\d{1,2}h\d{2}$/i.test(whole) && Number(hours) >= 7) return null
  return positive(number(hours) * 60 + Number(minutes ?? 0))
}
