import type { EntityName } from '#contract/entities.ts'
import type { PushResult, SyncAnswer, SyncRow } from '#contract/sync.ts'
import { difference, patched, viewOf } from '#data/write/changes.ts'
import { rowsOf, type Database, type OutboxOp } from '#data/database.ts'
import { derive, scopeOf } from '#data/derived.ts'
import { blankRow, opsOf } from '#data/write/record.ts'
import { fromServer, type AnyRow } from '#data/rows.ts'
import { reconcile } from '#data/sync/reconcile.ts'
import { readPlace, writePlace } from '#data/sync/state.ts'
import { TransportError } from '#data/sync/transport.ts'

/** The server has this change: it leaves the outbox, and the rest of the row's changes stand on it. */
async function confirm(db: Database, op: OutboxOp, rev: number, isTrusted: boolean): Promise<void> {
  const { seq, table, id, patch, at } = op
  await db.outbox.delete(seq)
  const mine = await rowsOf(db, table).get(id)
  if (!mine) return
  const base = (await db.bases.get([table, id]))?.row
  // A row that was fetched since holds this change, and what others made of it; so does one that needed no change.
  const isSame = base?.rev === rev && Object.keys(difference(base, patch)).length === 0
  const isPast = isTrusted && base !== undefined && (base.rev > rev || isSame)
  const before = base ?? blankRow(table, id, mine.created_at)
  const known = isPast ? base : { ...patched(table, before, patch), rev, updated_at: at, unpulled: true }
  const rest = await opsOf(db, table, id)
  if (rest.length > 0) await db.bases.put({ table, id, row: known })
  else await db.bases.delete([table, id])
  await rowsOf(db, table).put(viewOf(table, known, rest))
}

interface Conflict {
  readonly table: EntityName
  readonly row: SyncRow
}

async function apply(db: Database, op: OutboxOp, answer: SyncAnswer, isTrusted: boolean): Promise<Conflict | null> {
  if (answer.status === 'applied') {
    await confirm(db, op, answer.rev, isTrusted)
    return null
  }
  if (answer.status === 'rejected' && isTrusted) {
    const { code, constraint } = answer
    await db.outbox.put({ ...op, state: 'rejected', reason: { code, constraint } })
    return null
  }
  // Not applied, and so was nothing that was built on it. A refusal by a server that lost rows says nothing about the
  // change: its parent may be among them.
  await db.outbox.where('[table+id]').equals([op.table, op.id]).modify({ state: 'queued' })
  return answer.status === 'conflict' && isTrusted ? { table: op.table, row: answer.row } : null
}

/** Takes in the answers to one request, all in one transaction. */
export async function settle(
  db: Database,
  ops: readonly OutboxOp[],
  result: Extract<PushResult, { status: 'ok' }>,
  at: string
): Promise<'empty' | 'lost'> {
  const answers = new Map(result.answers.map(answer => [answer.op_id, answer]))
  const answered = ops.filter(op => answers.has(op.op_id))
  if (answered.length === 0) throw new TransportError(0, 'no answers')
  const place = await readPlace(db)
  const isTrusted = place.epoch === null || place.epoch === result.epoch
  const names = new Set(answered.map(op => op.table))
  await db.transaction('rw', [...scopeOf(db, names), 'notices'], async () => {
    if (place.epoch === null) await writePlace(db, { ...place, epoch: result.epoch })
    const conflicts = new Map<string, Conflict>()
    for (const op of answered) {
      const answer = answers.get(op.op_id)
      const conflict = answer && (await apply(db, op, answer, isTrusted))
      if (conflict) conflicts.set(`${op.table}/${op.id}`, conflict)
    }
    const changed = new Map<EntityName, AnyRow[]>()
    for (const { table: name, row } of conflicts.values()) {
      const base = await db.bases.get([name, row.id])
      const wentBack = base !== undefined && row.rev < base.row.rev
      const touched = await reconcile({ db, name, wentBack, at }, fromServer(row))
      changed.set(name, [...(changed.get(name) ?? []), ...touched])
    }
    await derive(db, changed)
  })
  return isTrusted ? 'empty' : 'lost'
}
