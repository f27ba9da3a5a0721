import { ENTITY_ORDER, type EntityName } from '#contract/entities.ts'
import type { PullResult } from '#contract/sync.ts'
import { rowsOf, type Database } from '#data/device/database.ts'
import { derive, scopeOf } from '#data/entities/registry.ts'
import { newOp, opsOf, wholePatch } from '#data/write/record.ts'
import type { AnyRow } from '#data/device/rows.ts'
import type { Pushing } from '#data/sync/push.ts'
import { tell } from '#data/sync/notices.ts'
import { AccountGone } from '#data/sync/transport.ts'
import { readPlace, sweeping, wholeUpTo, writePlace, type Sweep, type SyncPlace } from '#data/sync/state.ts'

/** Reads these tables anew from the beginning. What was sent stays so: its id is right in any past of the server. */
export async function beginSweep(db: Database, place: SyncPlace, sweep: Sweep): Promise<void> {
  await db.transaction('rw', db.meta, db.seen, async () => {
    await db.seen.clear()
    await writePlace(db, sweeping(place, sweep))
  })
}

/** The server went back in time: nothing is sent before all is compared, and the student's other devices hear of it. */
export async function beginLoss(
  { db, transport }: Pick<Pushing, 'db' | 'transport'>,
  place: SyncPlace,
  answer: Pick<PullResult, 'epoch' | 'rev' | 'whole' | 'wholes'>
): Promise<void> {
  if (await transport.isGone?.()) throw new AccountGone()
  const isTold = answer.epoch !== place.epoch
  const epoch = isTold ? answer.epoch : await transport.lost()
  const whole = Math.min(isTold ? wholeUpTo(place, answer) : 0, place.sweep?.whole ?? Infinity)
  await beginSweep(db, { ...place, epoch, rev: answer.rev }, { reason: 'loss', tables: ENTITY_ORDER, whole })
}

async function drop(db: Database, name: EntityName, id: string): Promise<void> {
  await db.outbox.where('[table+id]').equals([name, id]).delete()
  await db.bases.delete([name, id])
  await rowsOf(db, name).delete(id)
}

/** The server has no such row (any more): it gets the whole of it, as if it were new. */
async function refill(db: Database, name: EntityName, row: AnyRow, at: string): Promise<void> {
  await drop(db, name, row.id)
  const { past: _, ...rest } = row
  await rowsOf(db, name).put({ ...rest, rev: 0 })
  await db.outbox.add(newOp(name, row.id, wholePatch(name, row), at))
  if (name === 'files') await db.blobs.where('id').equals(row.id).modify({ uploaded: 0 })
}

interface Finding {
  /** Up to which revision the server forgot nothing. */
  readonly whole: number
  /** The highest revision among the deletions that the server no longer keeps. */
  readonly purged: number
}

/** What is to be done with a row that the server did not show. */
async function missing(
  db: Database,
  name: EntityName,
  row: AnyRow,
  { whole, purged }: Finding
): Promise<'keep' | 'drop' | 'refill'> {
  const ops = await opsOf(db, name, row.id)
  // A new row that still waits is whole in the outbox.
  if (ops.length > 0 && row.rev === 0) return 'keep'
  // What it forgot is told again, deletions as well: answers refer to deleted cards.
  if (row.rev > whole) return 'refill'
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
    refilled += await finishTable(db, name, { whole: sweep.whole ?? Infinity, purged: purged[name] ?? 0 }, at)
  await db.transaction('rw', db.meta, db.seen, db.notices, async () => {
    await db.seen.clear()
    await writePlace(db, { ...(await readPlace(db)), sweep: null })
    // A difference that was none is no news for the student.
    if (refilled > 0) await tell(db, sweep.reason === 'count' ? 'compared' : 'refilled', at, { count: refilled })
  })
}
