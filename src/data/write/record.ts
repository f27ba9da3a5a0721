import { entities, type EntityName } from '#contract/entities.ts'
import { joined, patched } from '#data/write/changes.ts'
import { rowsOf, type Database, type OutboxOp } from '#data/database.ts'
import { columnsOf, withDefaults, type AnyRow, type Patch } from '#data/rows.ts'
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

/**
 * One change of one row, in the device's tables and in the outbox; the caller holds the transaction.
 * A queued change that never left the device takes the new one in. So does a rejected one, under a new id, because the
 * new change may be what cures it.
 */
export async function record(db: Database, name: EntityName, id: string, patch: Patch, at: string): Promise<AnyRow> {
  const before = await rowsOf(db, name).get(id)
  const ops = await opsOf(db, name, id)
  const row: AnyRow = { ...patched(name, before ?? blankRow(name, id, at), patch), updated_at: at }
  await rowsOf(db, name).put(row)
  const last = ops.at(-1)
  if (!last) {
    if (before && before.rev > 0) await db.bases.put({ table: name, id, row: before })
    await db.outbox.add(newOp(name, id, before?.rev === 0 ? wholePatch(name, row) : patch, at))
  } else if (last.state === 'sent') await db.outbox.add(newOp(name, id, patch, at))
  else {
    const op_id = last.state === 'rejected' ? newId() : last.op_id
    await db.outbox.put({ ...last, op_id, patch: joined(name, last.patch, patch), at, state: 'queued', reason: null })
  }
  return row
}

export function isLog(name: EntityName): boolean {
  return entities[name].mode === 'append'
}
