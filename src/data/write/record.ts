import { entities, type EntityName } from '#contract/entities.ts'
import { joined, patched, columnsOf, withDefaults, type AnyRow, type Patch } from '#data/device/rows.ts'
import { rowsOf, type Database, type OutboxOp } from '#data/device/database.ts'
import { newId } from '#lib/ids.ts'

/** A row that nobody has seen yet; some columns have defaults, the same on every device and on the server. */
export function blankRow(name: EntityName, id: string, at: string): AnyRow {
  return withDefaults(name, { id, rev: 0, created_at: at, updated_at: at, deleted_at: null })
}

export function opsOf(db: Database, name: EntityName, id: string): Promise<OutboxOp[]> {
  return db.outbox.where('[table+id]').equals([name, id]).sortBy('seq')
}

export function newOp(name: EntityName, id: string, patch: Patch, at: string): Omit<OutboxOp, 'seq'> {
  return { op_id: newId(), table: name, id, patch, at, state: 'queued', reason: null }
}

/** All that a server needs to make this row anew. */
export function wholePatch(name: EntityName, row: AnyRow): Patch {
  const all = withDefaults(name, row)
  const columns = columnsOf(name).map(column => [column, all[column] ?? null] as const)
  return { ...Object.fromEntries(columns), ...(row.deleted_at === null ? {} : { deleted_at: row.deleted_at }) }
}

interface Recorded {
  readonly row: AnyRow
  /** The server's version, to be kept beside the first change of it. */
  readonly base: AnyRow | null
  readonly op: OutboxOp | Omit<OutboxOp, 'seq'>
}

/**
 * One change of one row, as the device's tables and the outbox are to hold it.
 * A queued change that never left the device takes the new one in. So does a rejected one, under a new id, because the
 * new change may be what cures it.
 */
function recorded(change: RowChange, last: OutboxOp | undefined, at: string): Recorded {
  const { name, id, patch, before } = change
  const row: AnyRow = { ...patched(name, before ?? blankRow(name, id, at), patch), updated_at: at }
  if (!last) {
    const base = before && before.rev > 0 ? before : null
    const op = newOp(name, id, before?.rev === 0 ? wholePatch(name, row) : patch, at)
    return { row, base, op: before || !change.assumed?.length ? op : { ...op, assumed: change.assumed } }
  }
  if (last.state === 'sent') return { row, base: null, op: newOp(name, id, patch, at) }
  const op_id = last.state === 'rejected' ? newId() : last.op_id
  const op = { ...last, op_id, patch: joined(name, last.patch, patch), at, state: 'queued' as const, reason: null }
  if (last.assumed) op.assumed = last.assumed.filter(column => !(column in patch))
  return { row, base: null, op }
}

export interface RowChange {
  readonly name: EntityName
  readonly id: string
  readonly patch: Patch
  readonly before: AnyRow | undefined
  /** Columns that nobody chose. */
  readonly assumed?: readonly string[]
}

/** Stores one change of one row; the caller holds the transaction. */
export async function record(db: Database, change: RowChange, at: string): Promise<AnyRow> {
  const { name, id } = change
  const { row, base, op } = recorded(change, (await opsOf(db, name, id)).at(-1), at)
  await rowsOf(db, name).put(row)
  if (base) await db.bases.put({ table: name, id, row: base })
  await db.outbox.put(op)
  return row
}

/** The last change that waits, of those of these rows that have one. A row that is not there has none. */
async function lastOps(db: Database, name: EntityName, changes: readonly RowChange[]): Promise<Map<string, OutboxOp>> {
  // Each by its key: all that waits of a table grows with every step of a large file.
  const known = changes.filter(({ before }) => before !== undefined)
  const ops = await Promise.all(known.map(({ id }) => opsOf(db, name, id)))
  return new Map(ops.flatMap(own => own.slice(-1)).map(op => [op.id, op]))
}

/** Stores changes of as many rows of one table in a few looks and writes; the caller holds the transaction. */
export async function recordMany(
  db: Database,
  name: EntityName,
  changes: readonly RowChange[],
  at: string
): Promise<AnyRow[]> {
  const last = await lastOps(db, name, changes)
  const all = changes.map(change => recorded(change, last.get(change.id), at))
  const bases = all.flatMap(({ base }) => (base ? [{ table: name, id: base.id, row: base }] : []))
  await rowsOf(db, name).bulkPut(all.map(one => one.row))
  if (bases.length > 0) await db.bases.bulkPut(bases)
  await db.outbox.bulkPut(all.map(one => one.op as OutboxOp))
  return all.map(one => one.row)
}

export function isLog(name: EntityName): boolean {
  return entities[name].mode === 'append'
}
