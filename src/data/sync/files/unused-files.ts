import { commit } from '#data/write/commit.ts'
import type { Change } from '#data/write/change.ts'
import type { BlobRow, Database } from '#data/device/database.ts'
import { sha256 } from '#data/device/digest.ts'
import { referencedFiles, type Reference } from '#data/entities/files.ts'
import type { Row } from '#data/device/rows.ts'
import type { Pushing } from '#data/sync/push.ts'

const KEY = 'unused-files'
const DAY = 86_400_000
/** A picture that was cut may be pasted again, and another device may still be writing with it. */
const UNUSED_LOOKS = 30

interface Looked {
  readonly at: number
  /** At how many looks in a row nothing showed a file. Counted, not timed: a clock that jumps ahead is one look more. */
  readonly looks: Readonly<Record<string, number>>
}

/** Files of other rooms stay: who put them there takes them away. An entry of before kinds is a note's. */
function isSwept({ mime = '', kind = 'note' }: Partial<Row<'files'>>): boolean {
  return kind === 'card' || kind === 'source' || (kind === 'note' && mime.startsWith('image/'))
}

async function anew({ kind, noteId }: Reference, { id, mime, bytes }: BlobRow): Promise<Change> {
  const fields = { noteId, kind, name: '', mime, size: bytes.byteLength, sha256: await sha256(bytes) }
  return { name: 'files', id, fields }
}

/** Another device or an undo may show again what was deleted: this device sends the bytes that it still has. */
async function bringBack(
  db: Database,
  entries: readonly Row<'files'>[],
  shown: ReadonlyMap<string, Reference>,
  at: string
): Promise<void> {
  const living = new Set(entries.flatMap(({ id, deleted_at }) => (deleted_at === null ? [id] : [])))
  const known = new Set(entries.map(({ id }) => id))
  const missed = [...shown].filter(([id]) => !living.has(id))
  for (const [id, reference] of missed) {
    const blob = await db.blobs.get(id)
    if (!blob) continue
    const change: Change = known.has(id) ? { name: 'files', id, restore: true } : await anew(reference, blob)
    await commit(db, [change], at, { ...blob, uploaded: 0, refused: null })
  }
}

/**
 * Once a day, after everything was fetched: pictures, sounds and PDFs of notes and cards that nothing has shown at thirty looks are deleted, and
 * deleted ones that a row shows come back.
 */
export async function tendPictures({ db, now }: Pick<Pushing, 'db' | 'now'>): Promise<void> {
  const date = now()
  const at = date.getTime()
  const before = (await db.meta.get(KEY))?.value as Partial<Looked> | undefined
  if (before?.at !== undefined && Math.abs(at - before.at) < DAY) return
  const entries = await db.files.toArray()
  const hasPictures = entries.length > 0 || (await db.blobs.count()) > 0
  const shown = hasPictures ? await referencedFiles(db, date) : new Map<string, Reference>()
  const unused = entries
    .filter(entry => entry.deleted_at === null && isSwept(entry) && !shown.has(entry.id))
    .map(({ id }) => [id, (before?.looks?.[id] ?? 0) + 1] as const)
  const old = unused.filter(([, looks]) => looks > UNUSED_LOOKS)
  if (old.length > 0) {
    const removals = old.map(([id]) => ({ name: 'files', id, remove: true }) as const)
    await commit(db, removals, date.toISOString())
  }
  await bringBack(db, entries, shown, date.toISOString())
  const value: Looked = { at, looks: Object.fromEntries(unused.filter(entry => !old.includes(entry))) }
  await db.meta.put({ key: KEY, value })
}
