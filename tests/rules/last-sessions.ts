/** A last session that a text states: its words, and the day from which it is past. */
export interface LastSession {
  readonly said: string
  readonly past: Date
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const MONTH = MONTHS.join('|')

/** How our pages state a last session, and the month after it, counted from 0. */
const FORMS: readonly [RegExp, (match: RegExpMatchArray) => [year: number, month: number]][] = [
  [new RegExp(String.raw`(?:to|until) (${MONTH}) (20\d\d)`, 'g'), m => [Number(m[2]), MONTHS.indexOf(m[1] ?? '') + 1]],
  [/(?:exams of|exams in|syllabus for|syllabus of [^.]{0,60} for) 20\d\d to (20\d\d)/g, m => [Number(m[1]), 11]],
  // A title in the list of sources may have its own year in brackets; it stands before a `by:`.
  [/\((?!session)(?:[^()]*[ ,])?20\d\d–(\d\d)\)(?!\n +by:)/g, m => [2000 + Number(m[1]), 11]],
  // The Indian session ends with the second examination of its second year.
  [/session 20\d\d–(\d\d)/g, m => [2000 + Number(m[1]), 6]]
]

export function lastSessions(text: string): LastSession[] {
  return FORMS.flatMap(([form, ends]) =>
    [...text.matchAll(form)].map(match => ({ said: match[0], past: new Date(Date.UTC(...ends(match))) }))
  )
}

/** A paragraph may speak of a past session if it says that the next one was not read or has to be compared. */
const OWNS_UP = /could not read|your own session/

export function pastSessions(source: string, now: Date): string[] {
  return source
    .split(/\n(?=\s*\n|- |\| |#)/)
    .filter(block => !OWNS_UP.test(block))
    .flatMap(lastSessions)
    .filter(({ past }) => past <= now)
    .map(({ said }) => said)
}
