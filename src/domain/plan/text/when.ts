import { GB, type ParsedResult } from 'chrono-node/en'
import { dateOf, dayNumber } from '#domain/plan/days.ts'
import type { Line } from '#domain/plan/text/line.ts'
import { nextWeekday, weekdayNamed } from '#domain/plan/text/weekday.ts'

/** Dates by chrono-node, day before month; ours is what students write besides. */
export interface When {
  readonly on: string | null
  /** Minute of the day. */
  readonly at: number | null
  /** From a time to a time. */
  readonly minutes: number | null
  /** A date that is said to be a deadline and lies too far away to plan for, as it is written. */
  readonly far: string | null
}

const DAY = '(mon|tues?|wed(?:s|nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?'
const LEAST_YEARS = 1
const MOST_YEARS = 6
/** Hours without am or pm: a student's "at 5" is in the afternoon. */
const FIRST_MORNING_HOUR = 7

/** Numbers that name a place in a book, a question, a count: no dates. They stay in the title. */
const NAMED =
  'ex|exercises?|q|qs|questions?|sec|sections?|§|ch|chap|chapters?|pages?|pp?|units?|acts?|scenes?|no|nr|problems?|parts?|papers?|books?|lessons?|topics?|weeks?|modules?|figs?|figures?|tables?|grades?|years?|y|levels?|steps?|poems?|stanzas?|lines?|vol|volumes?|#'
/** Work that has a number as often as a date: "hw 5", "hw 5 dec". */
const NUMBERED = 'sets?|sheets?|worksheets?|labs?|drafts?|tasks?|hw|homework|assignments?'
const NUMBER = '\\d+(?:[.\\-–/:]\\d+)*[a-z]?\\b'
const NO_MONTH = '(?!\\s(?:of\\s)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))'
const MORE = `(?:\\s?(?:,|and|&|to)\\s?${NUMBER}${NO_MONTH})*`
const PLACES = new RegExp(
  `\\b(?:(?:${NAMED})\\.?\\s?${NUMBER}${MORE}|(?:${NUMBERED})\\.?\\s?${NUMBER}${NO_MONTH}${MORE})`,
  'gi'
)
const COUNTS =
  /\b\d[\d,.]*k?\s?(?:words?|pages?|questions?|problems?|slides?|marks?|%|percent|points?|cards?|chapters?|exercises?|examples?|sources?|paragraphs?|lines?|verses?|words?)\b/gi
const QUOTED = /["“][^"”]*["”]|[«][^»]*[»]/g

const isIn = (date: string, today: string): boolean => {
  const years = Number(date.slice(0, 4)) - Number(today.slice(0, 4))
  return years >= -LEAST_YEARS && years <= MOST_YEARS
}

/** The next day of a month that has this number. */
function dayOfMonth(today: number, day: number): number | null {
  for (let ahead = 0; ahead < 62; ahead++) if (Number(dateOf(today + ahead).slice(8)) === day) return today + ahead
  return null
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'
/** The next date of a day and a month, where there is one within two years. */
function dated(today: number, day: number, month: number, year: number | null): number | null {
  const first = Number(dateOf(today).slice(0, 4))
  for (const of of year === null ? [first, first + 1] : [year]) {
    const date = new Date(Date.UTC(of, month, day))
    const at = dayNumber(date.toISOString().slice(0, 10))
    if (date.getUTCMonth() === month && (year !== null || at >= today)) return at
  }
  return null
}

/** chrono-node takes the day of "May 12" for the year 2012. */
const MONTH_FIRST = new RegExp(
  `(?<!\\d(?:st|nd|rd|th)?(?:\\sof)?\\s)\\b${MONTH}\\s(\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s(20\\d\\d))?\\b(?!\\s?[-–:]\\d|\\s?[ap]m|h)`,
  'i'
)

/** What chrono-node does not know: "Friday week", "Mon 30th", "the 5th", "in a fortnight", "14h30". */
function readOwn(line: Line, today: number): { readonly on: number | null; readonly at: number | null } {
  const weekOn = (day = ''): number | null => {
    const wanted = weekdayNamed(day)
    if (wanted === null) return null
    const next = nextWeekday(today, wanted)
    return (next === today ? next + 7 : next) + 7
  }
  const on =
    line.read(new RegExp(`\\b${DAY}\\sweek\\b`, 'i'), ([, day]) => weekOn(day)) ??
    line.read(new RegExp(`\\ba\\sweek\\s(?:on|from)\\s${DAY}\\b`, 'i'), ([, day]) => weekOn(day)) ??
    line.read(new RegExp(`\\b${DAY}\\safter\\snext\\b`, 'i'), ([, day]) => weekOn(day)) ??
    line.read(MONTH_FIRST, ([, name = '', day, year]) =>
      dated(today, Number(day), MONTHS.indexOf(name.slice(0, 3).toLowerCase()), year ? Number(year) : null)
    ) ??
    line.read(/\bin\sa\sfortnight\b/i, () => today + 14) ??
    line.read(/\b(?:the\s)?day\safter\stomorrow\b/i, () => today + 2) ??
    line.read(
      new RegExp(
        `\\b(?:${DAY},?\\s(?:the\\s)?|(?:on|by|due|before|until|till)\\sthe\\s)(\\d{1,2})(?:st|nd|rd|th)\\b(?!\\s(?:of\\s)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|draft|question|chapter|century))`,
        'i'
      ),
      ([, , day]) => dayOfMonth(today, Number(day))
    )
  const at = line.read(/\b([01]?\d|2[0-3])h([0-5]\d)\b/i, ([, hour, minute]) => Number(hour) * 60 + Number(minute))
  return { on, at }
}

/** Short days of which two are words as well: with padding, so that places stay. */
const asChronoReads = (text: string): string =>
  text
    .replaceAll(/\b(tue|wed)s\b/gi, '$1 ')
    .replaceAll(/\bend of day\b|\beod\b|\bcob\b/gi, found => ' '.repeat(found.length))
    // It reads no date before a stretch of blanks.
    .replaceAll(/ {3,}/g, found => ` ${'|'.repeat(found.length - 2)} `)

const LEADS = /(?:\b(?:by|on|due|this|next|until|till|before|for|from|starting)|,)\s+$/i

/** "SAT", "sun and planets", "march break": words, unless they stand where a date stands. */
function isWord(line: Line, { index, text, start }: ParsedResult): boolean {
  if (/^weekend$/i.test(text)) return true
  if (!/^(?:sat|sun|mar|march|may|mon|wed|fri|thu)$/i.test(text) || start.isCertain('hour')) return false
  if (/^(?:SAT|MAY|SUN|MAR)$/.test(text) && /[a-z]/.test(line.open)) return true
  if (LEADS.test(line.open.slice(0, index))) return false
  const after = line.open.slice(index + text.length).trim()
  return /^(?:sat|sun|may|mar|march)$/i.test(text) ? after !== '' : false
}

const DUE = /\b(?:due|by|until|till|deadline)[\s:]+$/i
const isPast = /^(?:last|past|previous|yesterday|now)\b|\bago$/i

function dateIn({ start, text }: ParsedResult, today: string): string | null {
  const [year, month, day] = [start.get('year'), start.get('month'), start.get('day')]
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const isCounted = /^(?:in|within)\b/i.test(text)
  if (!start.isCertain('day') && !start.isCertain('weekday') && !isCounted) return null
  if (!isIn(date, today)) return null
  if (/weekend/i.test(text)) return dateOf(dayNumber(date) + 1)
  const isBareDay = start.isCertain('weekday') && !start.isCertain('day')
  return isBareDay && date === today && !/\bthis\b/i.test(text) ? dateOf(dayNumber(date) + 7) : date
}

function timeIn({ start, text }: ParsedResult): number | null {
  if (/\bmidnight\b/i.test(text)) return 1439
  if (!start.isCertain('hour')) return null
  const hour = start.get('hour') ?? 0
  const isAfternoon = !start.isCertain('meridiem') && hour >= 1 && hour < FIRST_MORNING_HOUR && !/\b0\d/.test(text)
  return (isAfternoon ? hour + 12 : hour) * 60 + (start.get('minute') ?? 0)
}

function lengthIn({ start, end }: ParsedResult): number | null {
  if (!end?.isCertain('hour') || !start.isCertain('hour')) return null
  const minutes = (end.date().getTime() - start.date().getTime()) / 60_000
  return minutes > 0 && minutes <= 720 ? minutes : null
}

/** Takes what is a date or a time out of the line. `now`: minute of the day, where the line may count hours from it. */
export function readWhen(line: Line, today: string, now: number | null): When {
  line.hideAll(QUOTED)
  line.hideAll(PLACES)
  line.hideAll(COUNTS)
  const own = readOwn(line, dayNumber(today))
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  const reference = new Date(year, month - 1, day, 0, now ?? 1)
  let on = own.on === null ? null : dateOf(own.on)
  let at = own.at
  let minutes: number | null = null
  let far: string | null = null
  const read = (text: string): void => {
    for (const found of GB.parse(text, reference, { forwardDate: true })) {
      const isDue = DUE.test(line.open.slice(0, found.index))
      if ((isPast.test(found.text) && !isDue) || isWord(line, found)) continue
      const isCounted = /(?:\d|\b)\s?(?:h|hours?|hrs?|m|mins?|minutes?)\b/i.test(found.text)
      if (isCounted && (now === null || !/^(?:in|within)\b/i.test(found.text))) continue
      const date = dateIn(found, today)
      if (isDue && date === null && found.start.isCertain('year')) far ??= found.text
      const time = timeIn(found)
      if ((date === null || on !== null) && (time === null || at !== null)) continue
      on ??= date
      at ??= time
      minutes ??= lengthIn(found)
      line.take(found.index, found.text.length)
    }
  }
  read(asChronoReads(line.open))
  // Two numbers with a dot are a date only where there is no other.
  if (on === null) read(asChronoReads(line.open).replaceAll(/\b(\d{1,2})\.(\d{1,2})\b(?!\.\d|\s?[ap]m)/gi, '$1/$2'))
  return { on, at, minutes, far }
}

const DAYS_OF: Readonly<Record<string, number>> = { feb: 29, apr: 30, jun: 30, sep: 30, nov: 30 }

/** A date that no year has, or none before the next year ends, as it is written: "31 June", "30/2/2027", "29 Feb". */
export function impossibleDate(text: string, today: string): string | null {
  const named = new RegExp(
    `\\b(?:(\\d{1,2})(?:st|nd|rd|th)?(?:\\sof)?\\s${MONTH}|${MONTH}\\s(\\d{1,2})(?:st|nd|rd|th)?)\\b(?:,?\\s(20\\d\\d)\\b)?(?![\\d:/])`,
    'i'
  ).exec(text)
  if (named) {
    const day = Number(named[1] ?? named[4])
    const month = (named[2] ?? named[3] ?? '').toLowerCase()
    if (day < 1 || day > (DAYS_OF[month] ?? 31)) return named[0]
    const year = named[5] === undefined ? null : Number(named[5])
    return dated(dayNumber(today), day, MONTHS.indexOf(month), year) === null ? named[0] : null
  }
  const [whole, first, second, year] = /\b(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})\b/.exec(text) ?? []
  if (whole === undefined) return null
  const isReal = (day: number, month: number): boolean => {
    const full = Number(year) < 100 ? 2000 + Number(year) : Number(year)
    const date = new Date(Date.UTC(full, month - 1, day))
    return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  }
  return isReal(Number(first), Number(second)) || isReal(Number(second), Number(first)) ? null : whole
}
