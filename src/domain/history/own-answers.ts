import type { LogLine } from '#domain/history/packed-log.ts'

interface Answer {
  readonly grade: number
  /** ISO 8601 instant. */
  readonly reviewedAt: string
}

/** On the way out an answer takes the next free millisecond (workers/export/ids.ts); nobody answers a card twice in it. */
const NEAR = 1000

const isLineOf = ({ at, grade }: LogLine, answer: Answer): boolean =>
  grade === answer.grade && Math.abs(at - Date.parse(answer.reviewedAt)) < NEAR

/** Answers given here that a log does not hold: it does where a deck of ours went out and came back. */
export const notInLog = <Own extends Answer>(answers: readonly Own[], lines: readonly LogLine[]): readonly Own[] =>
  lines.length === 0 ? answers : answers.filter(answer => !lines.some(line => isLineOf(line, answer)))

/** Lines of a log that are no answers of ours. */
export const notOurs = (lines: readonly LogLine[], answers: readonly Answer[]): readonly LogLine[] =>
  answers.length === 0 ? lines : lines.filter(line => !answers.some(answer => isLineOf(line, answer)))
