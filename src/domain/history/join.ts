import { notOurs } from '#domain/history/own-answers.ts'
import { lastOfLog, packWithin, unpackLog, type LogLine } from '#domain/history/packed-log.ts'
import type { Standing } from '#domain/history/standing.ts'

/** The log of a card in another program, as a file brings it or as it is kept. */
export interface CardHistory {
  /** Packed. */
  readonly rows: string
  readonly standing: Standing
}

/** But for the digits that a deck rounds its memory to. */
function isSame(a: Standing, b: Standing): boolean {
  if (Math.abs(a.stability - b.stability) > 0.0001 || Math.abs(a.difficulty - b.difficulty) > 0.001) return false
  return (['state', 'dueAt', 'interval', 'reps', 'lapses'] as const).every(name => a[name] === b[name])
}

/** A line that both programs wrote is one of ours, and no line is new. */
function isOwnDeck(
  kept: CardHistory | undefined,
  brought: CardHistory,
  answers: Parameters<typeof notOurs>[1]
): boolean {
  const lines = unpackLog(brought.rows)
  const rest = notOurs(lines, answers)
  if (rest.length === lines.length) return false
  const known = new Set(unpackLog(kept?.rows ?? '').map(({ at }) => at))
  return rest.every(({ at }) => known.has(at))
}

/**
 * What a file adds to the log that is kept: a line stands once, and none is lost. Null where it adds nothing, as an older
 * copy of the file, or a deck that went out from here and holds the `answers` given here and no others.
 */
export function joinHistories(
  kept: CardHistory | undefined,
  brought: CardHistory,
  answers: Parameters<typeof notOurs>[1] = []
): CardHistory | null {
  if (answers.length > 0 && isOwnDeck(kept, brought, answers)) return null
  if (!kept) return brought
  if (lastOfLog(brought.rows) < lastOfLog(kept.rows)) return null
  const lines = new Map<number, LogLine>()
  for (const line of [...unpackLog(kept.rows), ...unpackLog(brought.rows)]) lines.set(line.at, line)
  const rows = packWithin([...lines.values()].sort((a, b) => a.at - b.at))
  return rows === kept.rows && isSame(kept.standing, brought.standing) ? null : { rows, standing: brought.standing }
}
