import { gradedLines } from '#domain/history/kept-answers.ts'
import { packWithin, type LogLine } from '#domain/history/packed-log.ts'
import { wordsOf, type Collection } from '#workers/import/anki/sqlite.ts'

const REPORT_EACH = 500
/** The year 3000. */
const LATEST = 32_503_680_000_000

// One row a card: half a million rows one by one would take three times as long on the way out of SQLite.
const LOGS = `SELECT cid, group_concat(
    id || ',' || ease || ',' || ivl || ',' || lastIvl || ',' || factor || ',' || time || ',' || type, ';')
  FROM revlog GROUP BY cid`

/** Whatever stands in a column of numbers. */
const wholeOf = (value: string): number => {
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

function lineOf(words: string): LogLine[] {
  const numbers = words.split(',').map(wholeOf)
  const [at = 0, grade = 0, interval = 0, before = 0, factor = 0, took = 0, kind = 0] = numbers
  return numbers.length === 7 && at > 0 && at < LATEST ? [{ at, grade, interval, before, factor, took, kind }] : []
}

function logOf(words: string): CardLog {
  const lines = words
    .split(';')
    .flatMap(lineOf)
    .sort((a, b) => a.at - b.at)
  const packed = packWithin(lines)
  return { packed, answers: gradedLines(lines).length, isCut: packed.split(';').length < lines.length }
}

/** The log of each card, by its id. */
export function readLogs({ rows, tables }: Collection, report: (cards: number) => void): ReadonlyMap<string, CardLog> {
  const logs = new Map<string, CardLog>()
  if (!tables.has('revlog')) return logs
  for (const [card, words] of rows(LOGS)) {
    logs.set(wordsOf(card), logOf(wordsOf(words)))
    if (logs.size % REPORT_EACH === 0) report(logs.size)
  }
  return logs
}
