import { readLine } from '#domain/plan/text/quick-add.ts'
import type { KnownSubject } from '#domain/plan/text/subject.ts'

/** One line of a pasted timetable, and what of it was understood. */
export interface TimetableLine {
  readonly text: string
  readonly title: string
  readonly subjectId: string | null
  readonly on: string | null
  readonly at: number | null
  readonly minutes: number | null
}

const MOST_LINES = 200

/**
 * An exam timetable as it is copied from a page or a mail: one exam a line. A line that is only a date holds for the
 * lines below it; two exams on a day are fine. `today` is the student's date.
 */
export function parseTimetable(text: string, today: string, subjects: readonly KnownSubject[]): TimetableLine[] {
  let heading: string | null = null
  return text
    .split('\n')
    .map(line =>
      line
        .replaceAll(/[\t|;]+/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim()
    )
    .filter(line => line !== '')
    .slice(0, MOST_LINES)
    .flatMap(line => {
      // A weekday before a date says the same day twice.
      const plain = line.replace(
        /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\b[,.]?\s+(?=\d)/i,
        ''
      )
      const { title, subjectId, on, at, minutes } = readLine(plain, today, subjects)
      if (on !== null && subjectId === null && !/\p{L}{3}/u.test(title === plain ? '' : title)) {
        heading = on
        return []
      }
      const cleaned = nameless(title, subjects.find(subject => subject.id === subjectId)?.name)
      return [{ text: line, title: cleaned, subjectId, on: on ?? heading, at, minutes }]
    })
}

/** "History Paper 1" of History is Paper 1. */
function nameless(title: string, subject: string | undefined): string {
  if (subject === undefined) return title
  const at = title.toLowerCase().indexOf(subject.toLowerCase())
  const rest = at < 0 ? title : `${title.slice(0, at)} ${title.slice(at + subject.length)}`.replaceAll(/\s+/g, ' ')
  const cleaned = rest.replace(/^[\s,:–-]+|[\s,:–-]+$/g, '')
  return cleaned === '' ? title : cleaned
}
