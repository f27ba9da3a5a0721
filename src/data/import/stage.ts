import type { EntityName, Fields } from '#contract/entities.ts'
import type { ImportPage, ImportPart } from '#data/device/database.ts'
import type { Counts } from '#domain/history/audit.ts'
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
    /** It was deleted where it comes from, and what refers to it needs it. */
    readonly isRemoved?: true
  }
}[EntityName]

/** What a file said of itself, kept beside its rows for as long as they can be undone. */
export interface FileSays {
  readonly there: Counts
  /** Its cards that are here, brought by it or before. */
  readonly cardIds: readonly string[]
  readonly leftOut: number
}

export const saysKey = (importId: string): string => `import-says:${importId}`

/** Rows of one transaction: a review goes on between two. */
const AT_ONCE = 500
/** Rows that lie together, and take effect in one transaction. */
const PAGE = 100

/** A few rows after the other, so that a large file never stands in memory whole. */
export type StagedPages = AsyncIterable<readonly Staged[]>

function* pagesOf(rows: readonly Staged[]): Generator<readonly Staged[]> {
  for (let from = 0; from < rows.length; from += AT_ONCE) yield rows.slice(from, from + AT_ONCE)
}

async function lay(id: string, from: number, rows: readonly Staged[]): Promise<void> {
  const { db } = workspace()
  const parts = rows.map(({ name: entity, id, fields, before = null, isRemoved }): ImportPart => {
    return { entity, id, fields, before, ...(isRemoved && { removed: true as const }) }
  })
  const pages: ImportPage[] = []
  for (let at = 0; at < parts.length; at += PAGE)
    pages.push({ import_id: id, seq: from + at, rows: parts.slice(at, at + PAGE) })
  await withRoom(() => db.import_parts.bulkPut(pages))
}

/** The rows of some pages, in order. */
export const partsIn = (pages: readonly ImportPage[]): ImportPart[] =>
  pages.flatMap(page => ('rows' in page ? page.rows : [page]))

/**
 * Lays all rows of a file down beside the student's own, where nothing reads them, and says with one last write that
 * they are to take effect: before it nothing was brought in, after it all of it will be. Parents come first; `bytes`
 * stores those of its files, of which none is left where the rows do not take effect.
 */
export async function stageImport(
  name: string,
  rows: readonly Staged[] | StagedPages,
  signal: AbortSignal,
  bytes: () => Promise<void> = () => Promise.resolve(),
  says?: FileSays
): Promise<string> {
  const { db } = workspace()
  const id = newId()
  const entry = { id, name, begun_at: new Date().toISOString(), done: 0, ...(says && { says: true as const }) }
  await withRoom(() => db.imports.put({ ...entry, rows: 0, state: 'staging' }))
  try {
    if (says) await withRoom(() => db.meta.put({ key: saysKey(id), value: says }))
    let count = 0
    for await (const page of Symbol.asyncIterator in rows ? rows : pagesOf(rows)) {
      signal.throwIfAborted()
      await lay(id, count, page)
      count += page.length
    }
    signal.throwIfAborted()
    await bytes()
    signal.throwIfAborted()
    await db.imports.put({ ...entry, rows: count, state: 'applying' })
    return id
  } catch (error) {
    // Where the device refuses this too, the next start clears it away.
    await dropImport(id).catch(() => undefined)
    throw error
  }
}

/** What lies there of a file, and the word of it. The student's rows stay as they are. */
export async function dropImport(id: string): Promise<void> {
  const { db } = workspace()
  await db.transaction('rw', db.imports, db.import_parts, db.files, db.blobs, db.meta, async () => {
    await db.meta.delete(saysKey(id))
    const brought: string[] = []
    for (let from = 0; ; from += AT_ONCE) {
      const span = db.import_parts.where('[import_id+seq]').between([id, from], [id, from + AT_ONCE])
      const pages = await span.toArray()
      if (pages.length === 0) break
      brought.push(
        ...partsIn(pages)
          .filter(part => part.entity === 'files' && part.before === null)
          .map(part => part.id)
      )
    }
    const known = new Set((await db.files.bulkGet(brought)).flatMap(file => (file ? [file.id] : [])))
    await db.blobs.bulkDelete(brought.filter(one => !known.has(one)))
    await db.import_parts.where('[import_id+seq]').between([id, 0], [id, Infinity]).delete()
    await db.imports.delete(id)
  })
}
