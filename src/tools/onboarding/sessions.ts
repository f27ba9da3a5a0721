import { BOARD_SESSIONS, type SessionNote } from '#config/board-sessions.ts'
import type { Board } from '#config/boards.ts'

/** A series of exams of one year. Dates are of the first day of its first and of its last month. */
export interface ExamSession {
  readonly begins: string
  readonly lastMonth: string
  readonly note: SessionNote | null
}

/** Nobody plans for a series that is further away than this. */
const YEARS_AHEAD = 2
const MOST = 6

const firstOf = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}-01`

/** The series of a board that have not begun on `today` (2027-05-12), the nearest first. */
export function sessionsAhead(board: Board, level: string | null, today: string): ExamSession[] {
  const year = Number(today.slice(0, 4))
  const own = BOARD_SESSIONS[board].filter(({ levels }) => level === null || !levels || levels.includes(level))
  return Array.from({ length: YEARS_AHEAD + 1 }, (_, ahead) => year + ahead)
    .flatMap(one =>
      own.map(({ from, to, note = null }) => ({ begins: firstOf(one, from), lastMonth: firstOf(one, to), note }))
    )
    .filter(({ begins }) => begins > today)
    .sort((a, b) => (a.begins < b.begins ? -1 : 1))
    .slice(0, MOST)
}

interface Dated {
  readonly examOn: string | null
}

/** A session dates what has no date, and what had only the date of the session chosen before. */
export function dateBySession<Subject extends Dated>(
  subjects: readonly Subject[],
  before: string | null,
  chosen: string | null
): Subject[] {
  return subjects.map(one => (one.examOn === null || one.examOn === before ? { ...one, examOn: chosen } : one))
}
