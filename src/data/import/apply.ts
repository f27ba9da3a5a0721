import type { Change } from '#data/write/change.ts'
import { rowsOf, type Database, type ImportPart, type ImportRow } from '#data/device/database.ts'
import { fieldsOf, isLiving, type AnyRow } from '#data/device/rows.ts'
import { commit } from '#data/write/commit.ts'
import { withRoom } from '#data/write/held.ts'
import { sameJson } from '#lib/values/same-json.ts'

/** Rows of one transaction. It blocks the page for some 20 ms of slow hardware. */
const AT_ONCE = 100

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

/** Rows of one table that follow one another are written together. */
function runs(changes: readonly Change[]): Change[][] {
  const out: Change[][] = []
  for (const change of changes) {
    const last = out.at(-1)
    if (last?.[0]?.name === change.name) last.push(change)
    else out.push([change])
  }
  return out
}

/** Takes what is left of one file to its end, or back. Rows that are there already are not written again. */
async function work(db: Database, entry: ImportRow): Promise<void> {
  const isUndo = entry.state === 'undoing'
  for (let done = entry.done; done < entry.rows; done += AT_ONCE) {
    const upTo = Math.min(entry.rows, done + AT_ONCE)
    const [low, high] = isUndo ? [entry.rows - upTo, entry.rows - done] : [done, upTo]
    const span = db.import_parts.where('[import_id+seq]').between([entry.id, low], [entry.id, high])
    const stored = await span.toArray()
    // Children go before their parents.
    const parts = isUndo ? stored.toReversed() : stored
    const rows = await rowsNow(db, parts)
    const changes = parts.flatMap(part => (isUndo ? back : forward)(part, rows))
    for (const run of runs(changes)) await withRoom(() => commit(db, run, new Date().toISOString()))
    await db.imports.update(entry.id, { done: upTo })
  }
  await db.imports.update(entry.id, { state: isUndo ? 'undone' : 'done', done: entry.rows })
}

const next = (db: Database): Promise<ImportRow | undefined> =>
  db.imports.where('state').anyOf('applying', 'undoing').first()

/** Whatever is to take effect or to be taken back does. For the one tab that holds `import:`. */
export async function finishImports(db: Database): Promise<void> {
  for (let entry = await next(db); entry; entry = await next(db)) await work(db, entry)
}
