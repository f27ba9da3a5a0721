import { live } from '#data/read/live.ts'
import { isLiving } from '#data/device/rows.ts'

export interface OpenQuizLine {
  readonly id: string
  readonly title: string
}

const SHOWN = 3

/** Quizzes that were begun and not ended, newest first; none whose quiz was deleted. */
export const $openQuizzes = live<OpenQuizLine[]>(async db => {
  const rows = await db.attempts
    .filter(row => row.kind === 'quiz' && isLiving(row) && row.finished_at === null && row.ref_id !== null)
    .toArray()
  const titles = new Map(rows.sort((a, b) => (a.id < b.id ? 1 : -1)).map(row => [row.ref_id ?? '', row.title]))
  const quizzes = await db.quizzes.bulkGet([...titles.keys()].slice(0, SHOWN))
  return quizzes.flatMap(quiz => (isLiving(quiz) ? [{ id: quiz.id, title: titles.get(quiz.id) ?? '' }] : []))
})
