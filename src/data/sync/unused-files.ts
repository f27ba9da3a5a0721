import { commit } from '#data/commit.ts'
import type { Database } from '#data/database.ts'
import type { Row } from '#data/rows.ts'
import type { Pushing } from '#data/sync/push.ts'

const KEY = 'unused-files'
const DAY = 86_400_000
/** A picture that was cut may be pasted again, and another device may still be writing with it. */
const UNUSED_FOR = 30 * DAY

interface Looked {
  readonly at: number
  /** Files that no note showed, and since when. */
  readonly since: Readonly<Record<string, number>>
}

/** Ids of the files that a document shows. */
function collect(node: unknown, into: Set<string>): void {
  if (typeof node !== 'object' || node === null) return
  const { attrs, content } = node as { attrs?: { fileId?: unknown }; content?: unknown }
  if (typeof attrs?.fileId === 'string') into.add(attrs.fileId)
  if (Array.isArray(content)) for (const child of content) collect(child, into)
}

/** Only notes show pictures. Deleted ones count as well, for as long as they can come back. */
async function shownFiles(db: Database): Promise<Set<string>> {
  const shown = new Set<string>()
  await db.notes.each(note => collect(note.doc, shown))
  return shown
}

/** Once a day, after everything was fetched: pictures that no note has shown for a month are deleted. */
export async function dropUnusedFiles({ db, now }: Pick<Pushing, 'db' | 'now'>): Promise<void> {
  const at = now().getTime()
  const before = (await db.meta.get(KEY))?.value as Looked | undefined
  if (before && Math.abs(at - before.at) < DAY) return
  const isPicture = (file: Row<'files'>) => file.deleted_at === null && file.mime.startsWith('image/')
  const files = await db.files.filter(isPicture).primaryKeys()
  const shown = files.length === 0 ? new Set<string>() : await shownFiles(db)
  const unused = files.filter(id => !shown.has(id)).map(id => [id, before?.since[id] ?? at] as const)
  const old = unused.filter(([, since]) => at - since >= UNUSED_FOR)
  if (old.length > 0) {
    const removals = old.map(([id]) => ({ name: 'files', id, remove: true }) as const)
    await commit(db, removals, new Date(at).toISOString())
  }
  const value: Looked = { at, since: Object.fromEntries(unused.filter(entry => !old.includes(entry))) }
  await db.meta.put({ key: KEY, value })
}
