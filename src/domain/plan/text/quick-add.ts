import { dateOf, dayNumber, weekday } from '#domain/plan/days.ts'

/** What an offline reading of one line of a student's makes of it. Nothing is guessed that is not written. */
export interface QuickAdd {
  readonly kind: 'task' | 'exam'
  readonly title: string
  readonly subjectId: string | null
  readonly on: string | null
  /** Minute of the day. */
  readonly at: number | null
  readonly minutes: number | null
}

export interface KnownSubject {
  readonly id: string
  readonly name: string
}

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const DAY_WORD = '(mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?'
const MONTH_WORD = '(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*'
const BEFORE = '(?:\\b(?:due|by|on|for|before|until|till)\\s+)?(?:\\bthe\\s+)?'

/** Short names by which students write their subjects. */
const SHORT: Readonly<Record<string, string>> = {
  calc: 'math',
  maths: 'math',
  math: 'math',
  bio: 'biology',
  chem: 'chemistry',
  phys: 'physics',
  econ: 'economics',
  hist: 'history',
  geo: 'geography',
  lit: 'literature',
  eng: 'english',
  psych: 'psychology',
  cs: 'computer'
}

interface Found<Value> {
  readonly value: Value
  readonly text: string
}

type Reader = (text: string) => Found<string> | null

function nextWeekday(today: number, name: string, isNext: boolean): number {
  const wanted = DAYS.findIndex(day => day.startsWith(name.slice(0, 3)))
  const ahead = (wanted - weekday(today) + 7) % 7
  return today + (ahead === 0 ? 7 : ahead) + (isNext && ahead > 0 && wanted > weekday(today) ? 7 : 0)
}

/** The date, this year or the next, that does not lie behind; null for 31 June. */
function dated(today: number, day: number, month: number, year: number | null): string | null {
  const thisYear = Number(dateOf(today).slice(0, 4))
  const written = (of: number): string => `${of}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const isReal = (date: string): boolean => {
    const at = Date.parse(`${date}T00:00:00Z`)
    return !Number.isNaN(at) && new Date(at).toISOString().startsWith(date)
  }
  if (year !== null) return isReal(written(year)) ? written(year) : null
  const found = [thisYear, thisYear + 1].map(written).find(date => isReal(date) && dayNumber(date) >= today)
  return found ?? null
}

function dateReaders(today: number): Reader[] {
  const one = (pattern: string, read: (parts: readonly string[]) => string | null): Reader => {
    const at = new RegExp(`${BEFORE}${pattern}`, 'i')
    return text => {
      const [whole, ...parts] = at.exec(text) ?? []
      const value = whole === undefined ? null : read(parts)
      return whole === undefined || value === null ? null : { value, text: whole }
    }
  }
  const month = (word = ''): number => MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1
  return [
    one('\\b(\\d{4}-\\d{2}-\\d{2})\\b', ([date = '']) =>
      dated(today, Number(date.slice(8)), Number(date.slice(5, 7)), Number(date.slice(0, 4)))
    ),
    one('\\b(today|tonight)\\b', () => dateOf(today)),
    one('\\b(tomorrow|tmrw|tmr)\\b', () => dateOf(today + 1)),
    one('\\bin (\\d{1,3}) (days?|weeks?)\\b', ([count, unit = '']) =>
      dateOf(today + Number(count) * (unit.startsWith('w') ? 7 : 1))
    ),
    one(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${MONTH_WORD}(?:,? (\\d{4}))?\\b`, ([day, name, year]) =>
      dated(today, Number(day), month(name), year ? Number(year) : null)
    ),
    one(`\\b${MONTH_WORD} (\\d{1,2})(?:st|nd|rd|th)?(?:,? (\\d{4}))?\\b`, ([name, day, year]) =>
      dated(today, Number(day), month(name), year ? Number(year) : null)
    ),
    one('\\b(\\d{1,2})[/.](\\d{1,2})(?:[/.](\\d{4}))?(?!\\d)', ([day, number, year]) =>
      dated(today, Number(day), Number(number), year ? Number(year) : null)
    ),
    one(`\\b(next )?${DAY_WORD}\\b`, ([next, name = '']) =>
      dateOf(nextWeekday(today, name.toLowerCase(), next !== undefined && next !== ''))
    )
  ]
}

function readTime(text: string): Found<number> | null {
  const [whole, hour = '', minute = '', half = ''] =
    /(?:\bat\s+)?\b(\d{1,2})(?::(\d{2}))?\s?([ap]m)\b/i.exec(text) ??
    /(?:\bat\s+)?\b(\d{1,2}):(\d{2})\b/i.exec(text) ??
    []
  if (whole === undefined) return null
  const base =
    Number(hour) + (/^p/i.test(half) && Number(hour) < 12 ? 12 : 0) - (/^a/i.test(half) && Number(hour) === 12 ? 12 : 0)
  const value = base * 60 + Number(minute || 0)
  return value < 1440 && Number(minute || 0) < 60 ? { value, text: whole } : null
}

const WITH_HOURS =
  /(?:~|\babout\s+|\bfor\s+)?\s*\b(\d+(?:[.,]\d+)?)\s?h(?:ours?|rs?)?(?:\s?(\d{1,2})\s?(?:m|min(?:utes?)?)?)?(?![a-z\d])/i
const MINUTES_ALONE = /(?:~|\babout\s+|\bfor\s+)?\s*\b(\d{1,5})\s?(?:m|mins?|minutes?)(?![a-z])/i

function readMinutes(text: string): Found<number> | null {
  const hours = WITH_HOURS.exec(text)
  const found = hours ?? MINUTES_ALONE.exec(text)
  if (!found) return null
  const [whole, first = '', minutes = ''] = found
  const value = hours ? Number(first.replace(',', '.')) * 60 + Number(minutes || 0) : Number(first)
  return value > 0 ? { value: Math.round(value), text: whole } : null
}

/** A subject whose name, first word, or usual short form stands in the line. */
function readSubject(text: string, subjects: readonly KnownSubject[]): string | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const lower = text.toLowerCase()
  const whole = subjects.find(({ name }) => lower.includes(name.toLowerCase()))
  if (whole) return whole.id
  const meant = (word: string): string => SHORT[word] ?? word
  return (
    subjects.find(({ name }) => {
      const first = name.toLowerCase().match(/\p{L}+/u)?.[0] ?? ''
      return words.some(word => meant(word).length > 2 && (first === word || first.startsWith(meant(word))))
    })?.id ?? null
  )
}

/** "Calc HW 5 due Fri ~2h": a task of mathematics, due on Friday, two hours. `today` is the student's date. */
export function quickAdd(line: string, today: string, subjects: readonly KnownSubject[]): QuickAdd {
  let rest = line.replaceAll(/\s+/g, ' ').trim().slice(0, 300)
  const cut = <Value>(found: Found<Value> | null): Value | null => {
    if (found === null) return null
    rest = rest.replace(found.text, ' ').replaceAll(/\s+/g, ' ').trim()
    return found.value
  }
  const minutes = cut(readMinutes(rest))
  const number = dayNumber(today)
  let on: string | null = null
  for (const read of dateReaders(number)) if ((on = cut(read(rest))) !== null) break
  const at = cut(readTime(rest))
  const title = rest.replace(/\s*\b(due|by|on|at|for)$/i, '').replace(/^[\s,;:–-]+|[\s,;:–-]+$/g, '')
  const kind =
    /\b(exam|test|paper \d|mock|finals?)\b/i.test(line) && !/\b(revise|study|prepare|hw|homework)\b/i.test(line)
      ? 'exam'
      : 'task'
  return { kind, title: title === '' ? line.trim() : title, subjectId: readSubject(line, subjects), on, at, minutes }
}
