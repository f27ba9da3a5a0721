import { gradedLines } from '#domain/history/kept-answers.ts'
import { packWithin, type LogLine } from '#domain/history/packed-log.ts'
import { wordsOf, type Collection, type Row } from '#workers/import/anki/sqlite.ts'

const REPORT_EACH = 20_000
/** The year 3000. */
const LATEST = 32_503_680_000_000

const LINES = 'SELECT cid, id, ease, ivl, lastIvl, factor, time, type FROM revlog ORDER BY cid, id'

/** Whatever stands in a column of numbers. */
const wholeOf = (value: Row[number]): number => {
  const number = Math.trunc(Number(value))
  return Number.isSafeInteger(number) ? number : 0
}

export interface CardLog {
  readonly packed: string
  /** Lines with an answer. */
  readonly answers: number
  /** The log was longer than is kept: its oldest lines are not in it. */
  readonly isCut: boolean
}

function logOf(lines: readonly LogLine[]): CardLog {
  const packed = packWithin(lines)
  return { packed, answers: gradedLines(lines), isCut: packed.split(';').length < lines.length }
}

/** The log of each card, by its id. */
export function readLogs({ rows, tables }: Collection, report: (lines: number) => void): ReadonlyMap<string, CardLog> {
  const logs = new Map<string, CardLog>()
  if (!tables.has('revlog')) return logs
  let card = ''
  let lines: LogLine[] = []
  let read = 0
  const close = (): void => {
    if (lines.length > 0) logs.set(card, logOf(lines))
    lines = []
  }
  for (const row of rows(LINES)) {
    const [of, ...numbers] = row
    const [at = 0, grade = 0, interval = 0, before = 0, factor = 0, took = 0, kind = 0] = numbers.map(wholeOf)
    const id = wordsOf(of)
    if (id !== card) close()
    card = id
    if (at > 0 && at < LATEST) lines.push({ at, grade, interval, before, factor, took, kind })
    read += 1
    if (read % REPORT_EACH === 0) report(read)
  }
  close()
  return logs
}
