import type { EntityName, Fields } from '#contract/entities.ts'
import { withRoom } from '#data/write/held.ts'
import { workspace } from '#data/read/workspace.ts'
import { newId } from '#lib/ids.ts'

/** A row that a file brings. */
export type Staged = {
  [Name in EntityName]: {
    readonly name: Name
    readonly id: string
    readonly fields: Partial<Fields<Name>>
    /** Of a row that is there: its fields as they were. Left out where the row is new. */
    readonly before?: Partial<Fields<Name>>
  }
}[EntityName]

/** Rows of one transaction: a review goes on between two. */
const AT_ONCE = 500

/**
 * Lays all rows of a file down beside the student's own, where nothing reads them, and says with one last write that
 * they are to take effect: before it nothing was brought in, after it all of it will be. Parents come first.
 */
export async function stageImport(name: string, rows: readonly Staged[], signal: AbortSignal): Promise<string> {
  const { db } = workspace()
  const id = newId()
  const entry = { id, name, begun_at: new Date().toISOString(), rows: rows.length, done: 0 }
  await withRoom(() => db.imports.put({ ...entry, state: 'staging' }))
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    if (signal.aborted) break
    const parts = rows.slice(from, from + AT_ONCE).map((row, at) => ({
      import_id: id,
      seq: from + at,
      entity: row.name,
      id: row.id,
      fields: row.fields,
      before: row.before ?? null
    }))
    await withRoom(() => db.import_parts.bulkPut(parts)).catch(async (error: unknown) => {
      await dropImport(id)
      throw error
    })
  }
  if (signal.aborted) {
    await dropImport(id)
    throw signal.reason
  }
  await db.imports.put({ ...entry, state: 'applying' })
  return id
}

/** What lies there of a file, and the word of it. The student's rows stay as they are. */
export async function dropImport(id: string): Promise<void> {
  const { db } = workspace()
  await db.transaction('rw', db.imports, db.import_parts, async () => {
    await db.import_parts.where('[import_id+seq]').between([id, 0], [id, Infinity]).delete()
    await db.imports.delete(id)
  })
}
