import { mergedDeletion, type Merged } from '#data/entities/merged.ts'
import type { AnyRow, Row } from '#data/device/rows.ts'
import { lastOfLog } from '#domain/history/packed-log.ts'

const isLater = (one: Row<'histories'>, other: Row<'histories'>): boolean =>
  lastOfLog(one.log.rows) > lastOfLog(other.log.rows)

/** Two copies of one program's log: the later holds what the earlier holds. */
export function mergeHistory(base: AnyRow | null, theirs: AnyRow, mine: AnyRow): Merged {
  const later = isLater(mine as Row<'histories'>, theirs as Row<'histories'>) ? mine : theirs
  const content = { card_id: later['card_id'], log: later['log'], standing: later['standing'] }
  const deleted_at = mergedDeletion('histories', base, theirs, mine, content)
  return { row: { ...theirs, ...content, deleted_at, updated_at: mine.updated_at }, kept: 0 }
}
