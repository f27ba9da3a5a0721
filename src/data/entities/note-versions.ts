import type { Database } from '#data/device/database.ts'
import type { AnyRow } from '#data/device/rows.ts'
import { isWorthKeeping } from '#domain/notes/note-versions.ts'

const standOf = (row: AnyRow) => ({ plain: String(row['plain']), at: row.updated_at })

/**
 * Keeps the text that `after` takes the place of, where the rule or the student says so. Inside the transaction that
 * writes `after`: both are on the disk or neither is.
 */
export async function keepVersion(
  db: Database,
  before: AnyRow | undefined,
  after: AnyRow,
  isAsked = false
): Promise<void> {
  if (before?.deleted_at !== null || before['doc'] === after['doc']) return
  if (!isAsked && !isWorthKeeping(standOf(before), standOf(after))) return
  const { id, updated_at, title, doc, plain } = before
  await db.table('note_versions').put({ note_id: id, at: updated_at, title, doc, plain })
}
