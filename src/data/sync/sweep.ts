import { entities, ENTITY_ORDER, type EntityName } from '#contract/entities.ts'
import { rowsOf, type Database, type OutboxOp } from '#data/database.ts'
import { derive, scopeOf } from '#data/derived.ts'
import { viewOf } from '#data/write/changes.ts'
import { blankRow, newOp, opsOf, wholePatch } from '#data/write/record.ts'
import type { AnyRow } from '#data/rows.ts'
import { UnansweredError } from '#data/sync/reconcile.ts'
import type { Pushing } from '#data/sync/push.ts'
import { tell } from '#data/sync/notices.ts'
import { readPlace, sweeping, writePlace, type SweepReason, type SyncPlace } from '#data/sync/state.ts'
import { newId } from '#lib/ids.ts'

/**
 * A new note that was sent and not answered: should the server have it, this is the version that others saw. Further
 * writing joins the change that waits, so it is noted now, as a base that no server has confirmed (`rev` 0).
 */
async function keepFirstSent(db: Database, { table, id, patch, at }: OutboxOp): Promise<void> {
  if (entities[table].mode !== 'strict' || (await db.bases.get([table, id]))) return
  const row = viewOf(table, blankRow(table, id, at), [{ patch, at }])
  await db.bases.put({ table, id, row })
}

/**
 * Reads these tables anew from the beginning. After a loss the answers to what was sent will never come, or come from
 * another time: it is sent again under new ids, for rows and fields meet by content.
 */
export async function beginSweep(
  db: Database,
  place: SyncPlace,
  reason: SweepReason,
  tables: readonly EntityName[]
): Promise<void> {
  await db.transaction('rw', db.meta, db.seen, db.outbox, db.bases, async () => {
    await db.seen.clear()
    await writePlace(db, sweeping(place, reason, tables))
    if (reason !== 'loss') return
    const sent = await db.outbox.where('state').equals('sent').sortBy('seq')
    for (const op of sent) await keepFirstSent(db, op)
    await db.outbox.bulkPut(sent.map(op => ({ ...op, op_id: newId(), state: 'queued' })))
  })
}

/** The server went back in time: nothing is sent before all is compared, and the student's other devices hear of it. */
export async function beginLoss(
  { db, transport }: Pick<Pushing, 'db' | 'transport'>,
  place: SyncPlace,
  answer: { readonly epoch: string; readonly rev: number }
): Promise<void> {
  const epoch = answer.epoch === place.epoch ? await transport.lost() : answer.epoch
  await beginSweep(db, { ...place, epoch, rev: answer.rev }, 'loss', ENTITY_ORDER)
}

async function drop(db: Database, name: EntityName, id: string): Promise<void> {
  await db.outbox.where('[table+id]').equals([name, id]).delete()
  await db.bases.delete([name, id])
  await rowsOf(db, name).delete(id)
}

/** The server has no such row (any more): it gets the whole of it, as if it were new. */
async function refill(db: Database, name: EntityName, row: AnyRow, at: string): Promise<void> {
  await drop(db, name, row.id)
  await rowsOf(db, name).put({ ...row, rev: 0 })
  await db.outbox.add(newOp(name, row.id, wholePatch(name, row), at))
  if (name === 'files') await db.blobs.where('id').equals(row.id).modify({ uploaded: 0 })
}

interface Finding {
  readonly reason: SweepReason
  /** The highest revision among the deletions that the server no longer keeps. */
  readonly purged: number
}

/** What is to be done with a row that the server did not show. */
async function missing(
  db: Database,
  name: EntityName,
  row: AnyRow,
  { reason, purged }: Finding
): Promise<'keep' | 'drop' | 'refill'> {
  const ops = await opsOf(db, name, row.id)
  if (ops.some(op => op.state === 'sent')) throw new UnansweredError(`${name}/${row.id}`)
  // A new row that still waits is whole in the outbox.
  if (ops.length > 0 && row.rev === 0) return 'keep'
  // After a loss deletions are told again as well: they were confirmed, and answers refer to deleted cards.
  if (reason === 'loss') return 'refill'
  return row.deleted_at !== null || (row.rev <= purged && ops.length === 0) ? 'drop' : 'refill'
}

async function finishTable(db: Database, name: EntityName, finding: Finding, at: string): Promise<number> {
  return db.transaction('rw', [...scopeOf(db, [name]), 'seen', 'blobs'], async () => {
    const seen = new Set(
      (await db.seen.where('[table+id]').between([name, ''], [name, '\uffff']).toArray()).map(row => row.id)
    )
    const ids = (await rowsOf(db, name).toCollection().primaryKeys()).filter(id => !seen.has(id))
    const touched: AnyRow[] = []
    let refilled = 0
    for (const id of ids) {
      const row = await rowsOf(db, name).get(id)
      if (!row) continue
      const fate = await missing(db, name, row, finding)
      if (fate === 'keep') continue
      if (fate === 'drop') await drop(db, name, id)
      else await refill(db, name, row, at)
      if (fate === 'refill' && row.deleted_at === null) refilled += 1
      touched.push(row)
    }
    await derive(db, new Map([[name, touched]]))
    return refilled
  })
}

/** When the last page is in: rows that only this device has are sent again, rows deleted long ago leave it. */
export async function finishSweep(db: Database, purged: Readonly<Record<string, number>>, at: string): Promise<void> {
  const { sweep } = await readPlace(db)
  if (!sweep) return
  let refilled = 0
  for (const name of sweep.tables)
    refilled += await finishTable(db, name, { reason: sweep.reason, purged: purged[name] ?? 0 }, at)
  await db.transaction('rw', db.meta, db.seen, db.notices, async () => {
    await db.seen.clear()
    await writePlace(db, { ...(await readPlace(db)), sweep: null })
    // A difference that was none is no news for the student.
    if (refilled > 0) await tell(db, sweep.reason === 'count' ? 'compared' : 'refilled', at, { count: refilled })
  })
}
