import { readSubject, type KnownSubject } from '#domain/plan/text/subject.ts'

/** Kinds of clock that have a word of their own; `timer` is the student's usual one. */
type ClockWord = 'pomodoro' | 'countdown' | 'stopwatch' | 'timer'

/** Numbers as words, as they stand before `minutes` or `hours`. */
const NUMBERS: Readonly<Record<string, number>> = {
  half: 0.5,
  ...{ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ twelve: 12, fifteen: 15, twenty: 20, thirty: 30, forty: 40, 'forty-five': 45, fifty: 50, sixty: 60, ninety: 90 }
}
const SPELT = new RegExp(
  `(?<![\\p{L}\\d])(${Object.keys(NUMBERS).join('|')})(?: an?)?[ -](?=(?:h|hours?|hrs?|m|mins?|minutes?)(?![\\p{L}]))`,
  'giu'
)
const inFigures = (line: string): string =>
  line.replaceAll(SPELT, (_, word: string) => `${NUMBERS[word.toLowerCase()] ?? 0} `)

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
  /(?<![\p{L}\d.,])(?<sign>[-−–](?=\d))?(?:(\d+(?:[.,]\d+)?)\s*(?:h|hours?|hrs?)(?![\p{L}]))?\s*(?:(\d{1,3}(?:,\d{3})+|\d+)\s*(?:m|mins?|minutes?)(?![\p{L}]))?/giu

const WORD =
  /^(?:(?:start|begin|set) )?(?:an? |the |my )?(pomodoro|countdown|stop ?watch|timer)(?![\p{L}\p{N}])[ :,]*/iu

/** `25 minutes Biology`, `essay 1 h 30 min`: what is to be studied, and for how long where it says so. */
export function readWhat(line: string, subjects: readonly KnownSubject[]): ReadWhat {
  const bare = inFigures(line.replaceAll(/\s+/g, ' ').trim())
  const length = [...bare.matchAll(LENGTH)].find(([whole]) => whole.trim() !== '')
  const [whole = '', sign, hours, minutes] = length ?? []
  const words = bare.replace(whole, ' ').replaceAll(/\s+/g, ' ').trim()
  const [named = '', word] = WORD.exec(words) ?? []
  const title = words.slice(named.length).replace(/^(?:of|for|on) /i, '')
  const size = length
    ? Math.round(Number((hours ?? '0').replace(',', '.')) * 60) + Number((minutes ?? '0').replaceAll(',', ''))
    : null
  return {
    word: word === undefined ? null : (word.toLowerCase().replace(' ', '') as ClockWord),
    isLengthFirst: whole !== '' && bare.startsWith(whole.trim()),
    title,
    minutes: size === null || sign === undefined ? size : -size,
    subjectId: readSubject(title, subjects)
  }
}
