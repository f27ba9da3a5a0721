import type { Fields } from '#contract/entities.ts'
import { fieldsOf, isLiving } from '#data/device/rows.ts'
import { rowsOf } from '#data/device/database.ts'
import { workspace } from '#data/read/workspace.ts'

export type OwnNote = Pick<Fields<'notes'>, 'title' | 'doc' | 'plain'> & { readonly id: string }

/** Those of these notes that the student has. */
export async function readOwnNotes(ids: readonly string[]): Promise<ReadonlyMap<string, OwnNote>> {
  const rows = await rowsOf(workspace().db, 'notes').bulkGet([...ids])
  return new Map(
    rows.filter(isLiving).map(row => {
      const { title, doc, plain } = fieldsOf('notes', row) as Fields<'notes'>
      return [row.id, { id: row.id, title, doc, plain }] as const
    })
  )
}
