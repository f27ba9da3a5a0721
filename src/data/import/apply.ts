import type { Change } from '#data/write/change.ts'
import { rowsOf, type Database, type ImportPart, type ImportRow } from '#data/device/database.ts'
import { fieldsOf, isLiving, type AnyRow } from '#data/device/rows.ts'
import { commit } from '#data/write/commit.ts'
import { withRoom } from '#data/write/held.ts'
import { againAfterLeaving } from '#data/device/under-way.ts'
import { scopeOf } from '#data/entities/registry.ts'
import { partsIn } from '#data/import/stage.ts'
import { sameJson } from '#lib/values/same-json.ts'

/** Rows that were laid down each by itself and are written together. */
const SINGLES = 100

type Rows = ReadonlyMap<string, AnyRow>

async function rowsNow(db: Database, parts: readonly ImportPart[]): Promise<Rows> {
  const rows = new Map<string, AnyRow>()
  for (const entity of new Set(parts.map(part => part.entity))) {
    const ids = parts.filter(part => part.entity === entity).map(({ id }) => id)
    for (const row of await rowsOf(db, entity).bulkGet(ids)) if (row) rows.set(`${entity} ${row.id}`, row)
  }
  return rows
}

const edit = ({ entity, id }: ImportPart, fields: ImportPart['fields']): Change =>
  ({ name: entity, id, fields }) as Change

/** A new row that is there was written before the page died: what the student did with it since stays. */
function forward(part: ImportPart, rows: Rows): Change[] {
  const row = rows.get(`${part.entity} ${part.id}`)
  if (part.removed) return row ? [] : [edit(part, part.fields), { name: part.entity, id: part.id, remove: true }]
  return part.before === null && isLiving(row) ? [] : [edit(part, part.fields)]
}

/** A row that the student changed after the file changed it stays as it is. */
function back(part: ImportPart, rows: Rows): Change[] {
  const row = rows.get(`${part.entity} ${part.id}`)
  if (!isLiving(row)) return []
  if (part.before === null) return [{ name: part.entity, id: part.id, remove: true }]
  const now = fieldsOf(part.entity, row)
  const isAsBrought = Object.entries(part.fields).every(([field, value]) => sameJson(now[field], value))
  return isAsBrought ? [edit(part, part.before)] : []
}

type Step = { readonly parts: readonly ImportPart[]; readonly upTo: number }

/**
 * What is to be written next, and how far the file is then: forwards from its beginning, or backwards from its end, for
 * children go before their parents.
 */
async function stepOf(db: Database, { id, state, done, rows }: ImportRow): Promise<Step> {
  const [low, high] = state === 'undoing' ? [0, rows - done] : [done, rows]
  const span = () => {
    const left = db.import_parts.where('[import_id+seq]').between([id, low], [id, high])
    return state === 'undoing' ? left.reverse() : left
  }
  const first = await span().first()
  // Nothing lies there any more: the rest of it counts as done.
  if (!first) return { parts: [], upTo: rows }
  const pages = 'rows' in first ? [first] : await span().limit(SINGLES).toArray()
  const parts = partsIn(pages)
  if (state === 'undoing' && 'rows' in first) parts.reverse()
  return { parts, upTo: Math.min(rows, done + parts.length) }
}

/**
 * Rows and how far the file is then, in one transaction: one that was told to turn round writes nothing more. Null where
 * it has ended.
 */
function take(db: Database, { id, state, rows }: ImportRow, { parts, upTo }: Step): Promise<ImportRow | null> {
  const scope = scopeOf(db, new Set(parts.map(({ entity }) => entity)))
  return db.transaction('rw', [...scope, 'imports'], async () => {
    const now = await db.imports.get(id)
    if (now?.state !== state) return now ?? null
    const there = await rowsNow(db, parts)
    const turn = state === 'undoing' ? back : forward
    const changes = parts.flatMap(part => turn(part, there))
    if (changes.length > 0) await commit(db, changes, new Date().toISOString())
    const end = state === 'undoing' ? 'undone' : 'done'
    const next = { ...now, done: upTo, state: upTo < rows ? state : end } as const
    await db.imports.put(next)
    return upTo < rows ? next : null
  })
}

/** Takes what is left of one file to its end, or back. Rows that are there already are not written again. */
async function work(db: Database, begun: ImportRow): Promise<void> {
  for (let entry: ImportRow | null = begun; entry;) {
    const now: ImportRow = entry
    const step = await stepOf(db, now)
    entry = await withRoom(() => againAfterLeaving(() => take(db, now, step)), db)
  }
}

const next = (db: Database): Promise<ImportRow | undefined> =>
  db.imports.where('state').anyOf('applying', 'undoing').first()

/** Whatever is to take effect or to be taken back does. For the one tab that holds `import:`. */
export async function finishImports(db: Database): Promise<void> {
  for (let entry = await next(db); entry; entry = await next(db)) await work(db, entry)
}

/** A file that is in this state is to be taken back: whoever is at it turns round before its next rows. */
export function turnBack(db: Database, id: string, from: 'applying' | 'done'): Promise<boolean> {
  return db.transaction('rw', db.imports, async () => {
    const entry = await db.imports.get(id)
    if (entry?.state !== from) return false
    await db.imports.put({ ...entry, state: 'undoing', done: 0 })
    return true
  })
}
