import { ENTITY_ORDER } from '#contract/entities.ts'
import { rowsOf } from '#data/database.ts'
import { fromRow, type Row } from '#data/rows.ts'
import { workspace } from '#data/workspace.ts'

/** Everything the student has on this device as one JSON file, deleted rows included. Files are named, not contained. */
export async function exportAll(): Promise<Blob> {
  const { db } = workspace()
  const parts: Record<string, unknown> = { exportedAt: new Date().toISOString(), version: 1 }
  for (const name of ENTITY_ORDER) {
    const rows = await rowsOf(db, name).toArray()
    parts[name] = rows.map(row => fromRow(name, row as unknown as Row<typeof name>))
  }
  return new Blob([JSON.stringify(parts, null, 1)], { type: 'application/json' })
}
