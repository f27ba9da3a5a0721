import { readSubject, type KnownSubject } from '#domain/plan/text/subject.ts'

/** Kinds of clock that have a word of their own; `timer` is the student's usual one. */
type ClockWord = 'pomodoro' | 'countdown' | 'stopwatch' | 'timer'

export interface ReadWhat {
  readonly word: ClockWord | null
  /** It begins with the length: `25 minutes Biology`. */
  readonly isLengthFirst: boolean
  /** What is left of the line without its length and the word for a clock. */
  readonly title: string
  /** As it was typed: it may be more or less than a clock takes. */
  readonly minutes: number | null
  readonly subjectId: string | null
}

const LENGTH =
  /(?<![\p{L}\d.,])(?:(\d+(?:[.,]\d+)?)\s*(?:h|hours?|hrs?)(?![\p{L}]))?\s*(?:(\d{1,3}(?:,\d{3})+|\d+)\s*(?:m|mins?|minutes?)(?![\p{L}]))?/giu

const WORD =
  /^(?:(?:start|begin|set) )?(?:an? |the |my )?(pomodoro|countdown|stop ?watch|timer)(?![\p{L}\p{N}])[ :,]*/iu

/** `25 minutes Biology`, `essay 1 h 30 min`: what is to be studied, and for how long where it says so. */
export function readWhat(line: string, subjects: readonly KnownSubject[]): ReadWhat {
  const bare = line.replaceAll(/\s+/g, ' ').trim()
  const length = [...bare.matchAll(LENGTH)].find(([whole]) => whole.trim() !== '')
  const [whole = '', hours, minutes] = length ?? []
  const words = bare.replace(whole, ' ').replaceAll(/\s+/g, ' ').trim()
  const [named = '', word] = WORD.exec(words) ?? []
  const title = words.slice(named.length).replace(/^(?:of|for|on) /i, '')
  const count = length
    ? Math.round(Number((hours ?? '0').replace(',', '.')) * 60) + Number((minutes ?? '0').replaceAll(',', ''))
    : null
  return {
    word: word === undefined ? null : (word.toLowerCase().replace(' ', '') as ClockWord),
    isLengthFirst: whole !== '' && bare.startsWith(whole.trim()),
    title,
    minutes: count,
    subjectId: readSubject(title, subjects)
  }
}
