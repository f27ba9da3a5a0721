import { fromRow, isLiving } from '#data/device/rows.ts'
import { live } from '#data/read/live.ts'
import { readSittings } from '#data/read/quiz/sittings.ts'
import type { Tally } from '#domain/quiz/attempt.ts'

export interface QuizLine {
  readonly id: string
  readonly title: string
  readonly isUnderWay: boolean
  readonly tally: Tally | null
  readonly count: number
}

/** The student's quizzes, newest first. */
export const $quizzes = live<QuizLine[]>(async db => {
  const rows = (await db.quizzes.toArray()).filter(isLiving)
  const quizzes = rows.map(row => fromRow('quizzes', row)).sort((a, b) => (a.id < b.id ? 1 : -1))
  const sittings = await readSittings(db, quizzes)
  return quizzes.map(({ id, title, items }) => {
    const own = sittings.filter(({ attempt }) => attempt.refId === id)
    const open = own.findLast(({ attempt }) => attempt.finishedAt === null)
    const last = open ?? own.at(-1)
    return {
      id,
      title,
      isUnderWay: open !== undefined,
      tally: last?.tally ?? null,
      count: last?.steps.length ?? items.items.length
    }
  })
})
