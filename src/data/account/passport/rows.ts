import { ENTITY_ORDER, entities, type Entity, type EntityName } from '#contract/entities.ts'
import { rowsOf } from '#data/device/database.ts'
import { isWhole } from '#data/device/digest.ts'
import { fromRow, isLiving, type Row } from '#data/device/rows.ts'
import { fromServer, type Download } from '#data/sync/files/files.ts'
import { workspace } from '#data/read/workspace.ts'
import { log } from '#lib/log.ts'

export type AnyEntity = Entity<EntityName>

export interface PassportPage {
  readonly table: EntityName
  readonly rows: readonly AnyEntity[]
}

/** Rows of one page: of a log many, of others few, as each may hold a long text. */
const rowsAtOnce = (table: EntityName): number => (entities[table].mode === 'append' && table !== 'turns' ? 2000 : 200)

/** The rows of one table, deleted ones as well, by id; a few at a time, so that the page stays alive. */
async function* pagesOf(table: EntityName): AsyncGenerator<PassportPage> {
  const { db } = workspace()
  const count = rowsAtOnce(table)
  for (let after = ''; ;) {
    const rows = await rowsOf(db, table).where(':id').above(after).limit(count).toArray()
    const last = rows.at(-1)
    if (!last) return
    yield { table, rows: rows.map(row => fromRow(table, row as unknown as Row<typeof table>)) }
    after = last.id
  }
}

/**
 * All tables, children first: what is made meanwhile has its parent in the table that is read later. One that the device
 * cannot read is named.
 */
export async function* passportPages(onUnreadable: (table: EntityName) => void): AsyncGenerator<PassportPage> {
  for (const table of ENTITY_ORDER.toReversed())
    try {
      yield* pagesOf(table)
    } catch (error) {
      log('export', error)
      onUnreadable(table)
    }
}

/** How many rows all tables have, to say how far it is. */
export async function countRows(): Promise<number> {
  const { db } = workspace()
  const counts = await Promise.all(
    ENTITY_ORDER.map(table =>
      rowsOf(db, table)
        .count()
        .catch(() => 0)
    )
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Of each note what the place of its file depends on, in the order of ids; none where the device cannot read them. */
export async function noteTitles(): Promise<readonly Pick<Entity<'notes'>, 'id' | 'title' | 'subjectId'>[]> {
  try {
    const rows = await workspace().db.summaries.toArray()
    return rows
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ id, title, subject_id: subjectId }) => ({ id, title, subjectId }))
  } catch (error) {
    log('export', error)
    return []
  }
}

/** The entries of the files that are not deleted. */
export async function fileEntries(): Promise<readonly Entity<'files'>[]> {
  const rows = await workspace().db.files.toArray()
  return rows.filter(isLiving).map(row => fromRow('files', row))
}

/** The bytes from the device, else from the server; null where neither gives them. They are not kept: many are asked for. */
export async function fileBytes(
  entry: Pick<Entity<'files'>, 'id' | 'size' | 'sha256'>,
  download: Download = fromServer
): Promise<ArrayBuffer | null> {
  try {
    const here = await workspace().db.blobs.get(entry.id)
    if (here) return here.bytes
    const bytes = await download(entry.id)
    return (await isWhole(bytes, entry)) ? bytes : null
  } catch (error) {
    log('export', error)
    return null
  }
}
