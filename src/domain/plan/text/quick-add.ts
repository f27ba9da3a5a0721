import { dateOf, dayNumber, weekday } from '#domain/plan/days.ts'
import type { Repeats } from '#domain/plan/repeats.ts'
import { readLength, readNoLength } from '#domain/plan/text/length.ts'
import { Line } from '#domain/plan/text/line.ts'
import { readRepeat, type ReadRepeat } from '#domain/plan/text/repeat.ts'
import { readSubject, type KnownSubject } from '#domain/plan/text/subject.ts'
import { nextWeekday } from '#domain/plan/text/weekday.ts'
import { impossibleDate, readWhen, type When } from '#domain/plan/text/when.ts'
import { firstSigns } from '#lib/values/whole-text.ts'

/** What an offline reading of one line of a student's makes of it. Nothing is guessed that is not written. */
export interface QuickAdd {
  /** `weekly`: busy at the same times every week. */
  readonly kind: 'task' | 'exam' | 'weekly'
  readonly title: string
  readonly subjectId: string | null
  readonly on: string | null
  /** Minute of the day. */
  readonly at: number | null
  readonly minutes: number | null
  readonly repeats: Repeats | null
  /** The days of the week it repeats on, where more than one is named or it is a time of every week; Monday is 0. */
  readonly weekdays: readonly number[]
  /** What of the line was not taken as it stands. */
  readonly refused: Refused | null
}

/** `never`: no such date; `far`: too many years away; `none`: a length of nothing. */
export interface Refused {
  readonly why: 'never' | 'far' | 'none'
  readonly words: string
}

/** A line is read as far as this. */
export const MOST_CHARACTERS = 300
const SATURDAY = 5

const EXAM = /\b(exams?|test|quiz|mocks?|finals|assessment|midterms?|paper\s\d)\b/i
/** Work on something, about a test or for one: "Prepare for chem test", "test corrections". */
const WORK =
  /\b(revis\w*|stud(?:y|ying)|prep\w*|hw|homework|practi[cs]e|corrections?|read|review|past|do|mark|essay|worksheet|notes|finish|make|write|watch|register|sign\sup|book|ask|buy|plan|draft|report|reading|internal|self|peer|cards?|flashcards?|questions?|guide|summary|for\s(?:the\s|my\s|a\s)?(?:\w+\s)?(?:exam|test|quiz|mock|finals?))\b/i

function firstDate({ rule, weekday: wanted, weekdays }: ReadRepeat, today: number): number {
  if (weekdays) return Math.min(...weekdays.map(day => nextWeekday(today, day)))
  if (wanted !== null) return nextWeekday(today, wanted)
  let first = today
  if (rule === 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR') while (weekday(first) >= SATURDAY) first += 1
  return first
}

/** "Training every Mon and Wed 18:00-19:30" is no work to be planned: it takes its time. */
function isTimeOfWeek(repeat: ReadRepeat | null, { at, minutes }: When): boolean {
  const isOnDays = repeat?.rule === 'FREQ=WEEKLY' && (repeat.weekday !== null || repeat.weekdays !== undefined)
  return isOnDays && at !== null && minutes !== null
}

function kindOf(text: string, repeat: ReadRepeat | null, when: When): QuickAdd['kind'] {
  if (WORK.test(text)) return 'task'
  if (isTimeOfWeek(repeat, when)) return 'weekly'
  return EXAM.test(text) && repeat === null ? 'exam' : 'task'
}

function refusedOf(asked: readonly (readonly [Refused['why'], string | null])[]): Refused | null {
  for (const [why, words] of asked) if (words !== null) return { why, words }
  return null
}

/** What stands in a line, with no date where it has none. */
export function readLine(
  text: string,
  today: string,
  subjects: readonly KnownSubject[],
  now: number | null = null
): QuickAdd {
  const whole = firstSigns(text.replaceAll(/\s+/g, ' ').trim(), MOST_CHARACTERS)
  const line = new Line(whole)
  const unquoted = whole.replaceAll(/["“«][^"”»]*["”»]/g, ' ')
  const repeat = readRepeat(line)
  const minutes = readLength(line)
  const none = minutes === null ? readNoLength(line) : null
  const impossible = impossibleDate(line.open, today)
  if (impossible !== null) line.hide(line.open.indexOf(impossible), impossible.length)
  const when = readWhen(line, today, now)
  const refused = refusedOf([
    ['never', impossible],
    ['far', when.on === null ? when.far : null],
    ['none', when.minutes === null ? none : null]
  ])
  const kind = kindOf(unquoted, repeat, when)
  const isOfDays = repeat !== null && (repeat.weekday !== null || repeat.weekdays !== undefined)
  const own = kind === 'weekly' && repeat && repeat.weekday !== null ? [repeat.weekday] : []
  const first = repeat && (when.on === null || isOfDays) ? dateOf(firstDate(repeat, dayNumber(today))) : null
  const { title } = line
  return {
    kind,
    title: title === '' ? whole : title,
    subjectId: readSubject(whole, subjects),
    on: first ?? when.on,
    at: when.at,
    minutes: minutes ?? when.minutes,
    repeats: repeat?.rule ?? null,
    weekdays: repeat?.weekdays ?? own,
    refused
  }
}

/**
 * "Calc HW 5 due Fri ~2h": a task of mathematics, due on Friday, two hours. A time alone is today's. `today` is the
 * student's date, `now` the minute of their day.
 */
export function quickAdd(...given: Parameters<typeof readLine>): QuickAdd {
  const read = readLine(...given)
  return read.on === null && read.at !== null ? { ...read, on: given[1] } : read
}
