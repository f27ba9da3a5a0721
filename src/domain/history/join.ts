import { lastOfLog, packWithin, unpackLog, type LogLine } from '#domain/history/packed-log.ts'
import type { Standing } from '#domain/history/standing.ts'
import { sameJson } from '#lib/values/same-json.ts'

/** The log of a card in another program, as a file brings it or as it is kept. */
export interface CardHistory {
  /** Packed. */
  readonly rows: string
  readonly standing: Standing
}

/**
 * What a file adds to the log that is kept: a line stands once, and none is lost. Null where it adds nothing, as an older
 * copy of the file.
 */
export function joinHistories(kept: CardHistory | undefined, brought: CardHistory): CardHistory | null {
  if (!kept) return brought
  if (lastOfLog(brought.rows) < lastOfLog(kept.rows)) return null
  const lines = new Map<number, LogLine>()
  for (const line of [...unpackLog(kept.rows), ...unpackLog(brought.rows)]) lines.set(line.at, line)
  const rows = packWithin([...lines.values()].sort((a, b) => a.at - b.at))
  return rows === kept.rows && sameJson(kept.standing, brought.standing) ? null : { rows, standing: brought.standing }
}
