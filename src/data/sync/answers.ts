import type { EntityName } from '#contract/entities.ts'
import type { PushResult, SyncAnswer, SyncRow } from '#contract/sync.ts'
import { difference, patched, viewOf, fromServer, type AnyRow } from '#data/device/rows.ts'
import { rowsOf, type Database, type OutboxOp } from '#data/device/database.ts'
import { derive, scopeOf } from '#data/entities/registry.ts'
import { blankRow, opsOf } from '#data/write/record.ts'
import { succeed } from '#data/sync/past.ts'
import { reconcile } from '#data/sync/reconcile.ts'
import { readPlace, writePlace } from '#data/sync/state.ts'
import { TransportError } from '#data/sync/transport.ts'

type Applied = Extract<SyncAnswer, { status: 'applied' }>

/** The server has this change: it leaves the outbox, and the rest of the row's changes stand on it. */
async function confirm(db: Database, op: OutboxOp, { rev }: Applied): Promise<void> {
  const { seq, table, id, patch, at } = op
  await db.outbox.delete(seq)
  const mine = await rowsOf(db, table).get(id)
  if (!mine) return
  const base = (await db.bases.get([table, id]))?.row
  // A row that was fetched since holds this change, and what others made of it; so does one that needed no change.
  const isPast = base && (base.rev > rev || (base.rev === rev && Object.keys(difference(base, patch)).length === 0))
  const before = base ?? blankRow(table, id, mine.created_at)
  // Its times are the device's until it is fetched.
  const now = { ...patched(table, before, patch), rev, updated_at: at }
  const known = isPast ? base : succeed(table, before, now, false)
  const rest = await opsOf(db, table, id)
  if (rest.length > 0) await db.bases.put({ table, id, row: known })
  else await db.bases.delete([table, id])
  await rowsOf(db, table).put(viewOf(table, known, rest))
}

interface Conflict {
  readonly table: EntityName
  readonly row: SyncRow
}

async function apply(db: Database, op: OutboxOp, answer: SyncAnswer): Promise<Conflict | null> {
  if (answer.status === 'applied') {
    await confirm(db, op, answer)
    return null
  }
  if (answer.status === 'rejected') {
    const { code, constraint } = answer
    await db.outbox.put({ ...op, state: 'rejected', reason: { code, constraint } })
    return null
  }
  // Not applied, and so was nothing that was built on it.
  await db.outbox.where('[table+id]').equals([op.table, op.id]).modify({ state: 'queued' })
  return { table: op.table, row: answer.row }
}

/**
 * Takes in the answers to one request, all in one transaction. Those of another epoch say nothing yet: what was sent
 * stays sent, and is answered again once the two pasts are compared.
 */
export async function settle(
  db: Database,
  ops: readonly OutboxOp[],
  result: Extract<PushResult, { status: 'ok' }>,
  at: string
): Promise<'empty' | 'lost'> {
  const answers = new Map(result.answers.map(answer => [answer.op_id, answer]))
  const answered = ops.filter(op => answers.has(op.op_id))
  if (answered.length === 0) throw new TransportError(0, 'no answers')
  const names = new Set(answered.map(op => op.table))
  return db.transaction('rw', [...scopeOf(db, names), 'notices'], async () => {
    const place = await readPlace(db)
    if (place.epoch !== null && place.epoch !== result.epoch) return 'lost'
    const revs = result.answers.map(answer => (answer.status === 'applied' ? answer.rev : 0))
    await writePlace(db, { ...place, epoch: result.epoch, rev: Math.max(place.rev, ...revs) })
    const conflicts = new Map<string, Conflict>()
    for (const op of answered) {
      const answer = answers.get(op.op_id)
      const conflict = answer && (await apply(db, op, answer))
      if (conflict) conflicts.set(`${op.table}/${op.id}`, conflict)
    }
    const changed = new Map<EntityName, AnyRow[]>()
    for (const { table: name, row } of conflicts.values()) {
      const base = await db.bases.get([name, row.id])
      const whole = base && row.rev < base.row.rev ? 0 : Infinity
      const touched = await reconcile({ db, name, whole, at }, fromServer(row))
      changed.set(name, [...(changed.get(name) ?? []), ...touched])
    }
    await derive(db, changed)
    return 'empty'
  })
}
