import { readSubject, type KnownSubject } from '#domain/plan/text/subject.ts'

export interface ReadWhat {
  /** What is left of the line without its length. */
  readonly title: string
  /** As it was typed: it may be more or less than a clock takes. */
  readonly minutes: number | null
  readonly subjectId: string | null
}

const LENGTH =
  /(?<![\p{L}\d.,])(?:(\d+(?:[.,]\d+)?)\s*(?:h|hours?|hrs?)(?![\p{L}]))?\s*(?:(\d{1,3}(?:,\d{3})+|\d+)\s*(?:m|mins?|minutes?)(?![\p{L}]))?/giu

/** `25 minutes Biology`, `essay 1 h 30 min`: what is to be studied, and for how long where it says so. */
export function readWhat(line: string, subjects: readonly KnownSubject[]): ReadWhat {
  const bare = line.replaceAll(/\s+/g, ' ').trim()
  const length = [...bare.matchAll(LENGTH)].find(([whole]) => whole.trim() !== '')
  const [whole = '', hours, minutes] = length ?? []
  const title = bare
    .replace(whole, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^(?:of|for|on) /i, '')
  const count = length
    ? Math.round(Number((hours ?? '0').replace(',', '.')) * 60) + Number((minutes ?? '0').replaceAll(',', ''))
    : null
  return { title, minutes: count, subjectId: readSubject(bare, subjects) }
}
