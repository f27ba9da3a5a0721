import { dateOf, dayNumber, weekday } from '#domain/plan/days.ts'
import type { Repeats } from '#domain/plan/repeats.ts'
import { readLength } from '#domain/plan/text/length.ts'
import { Line } from '#domain/plan/text/line.ts'
import { readRepeat, type ReadRepeat } from '#domain/plan/text/repeat.ts'
import { readSubject, type KnownSubject } from '#domain/plan/text/subject.ts'
import { nextWeekday } from '#domain/plan/text/weekday.ts'
import { impossibleDate, readWhen } from '#domain/plan/text/when.ts'
import { firstSigns } from '#lib/values/whole-text.ts'

/** What an offline reading of one line of a student's makes of it. Nothing is guessed that is not written. */
export interface QuickAdd {
  readonly kind: 'task' | 'exam'
  readonly title: string
  readonly subjectId: string | null
  readonly on: string | null
  /** Minute of the day. */
  readonly at: number | null
  readonly minutes: number | null
  readonly repeats: Repeats | null
  /** A date in the line that no calendar has: "31 June". */
  readonly impossible: string | null
}

const MOST_CHARACTERS = 300
const SATURDAY = 5

const EXAM = /\b(exams?|test|quiz|mocks?|finals|assessment|midterms?|paper\s\d)\b/i
/** Work on something, about a test or for one: "Prepare for chem test", "test corrections". */
const WORK =
  /\b(revis\w*|stud(?:y|ying)|prep\w*|hw|homework|practi[cs]e|corrections?|read|review|past|do|mark|essay|worksheet|notes|finish|make|write|watch|register|sign\sup|book|ask|buy|plan|draft|report|reading|internal|self|peer|cards?|flashcards?|questions?|guide|summary|for\s(?:the\s|my\s|a\s)?(?:\w+\s)?(?:exam|test|quiz|mock|finals?))\b/i

function firstDate({ rule, weekday: wanted }: ReadRepeat, today: number): number {
  if (wanted !== null) return nextWeekday(today, wanted)
  let first = today
  if (rule === 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR') while (weekday(first) >= SATURDAY) first += 1
  return first
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
  const impossible = impossibleDate(line.open)
  if (impossible !== null) line.hide(line.open.indexOf(impossible), impossible.length)
  const when = readWhen(line, today, now)
  const first =
    repeat && (when.on === null || repeat.weekday !== null) ? dateOf(firstDate(repeat, dayNumber(today))) : null
  const { title } = line
  return {
    kind: EXAM.test(unquoted) && !WORK.test(unquoted) && repeat === null ? 'exam' : 'task',
    title: title === '' ? whole : title,
    subjectId: readSubject(whole, subjects),
    on: first ?? when.on,
    at: when.at,
    minutes: minutes ?? when.minutes,
    repeats: repeat?.rule ?? null,
    impossible
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
