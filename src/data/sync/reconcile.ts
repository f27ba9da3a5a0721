import { entities, type EntityName } from '#contract/entities.ts'
import { difference, viewOf } from '#data/write/changes.ts'
import { rowsOf, type Database } from '#data/database.ts'
import { newOp, opsOf, wholePatch } from '#data/write/record.ts'
import type { AnyRow } from '#data/rows.ts'
import { mergeNote } from '#data/sync/merge-note.ts'
import { tell } from '#data/sync/notices.ts'

/** A sent change may already be part of the server's row: nobody can tell before its answer is there. */
export class UnansweredError extends Error {
  override readonly name = 'UnansweredError'
}

export interface Reconciliation {
  readonly db: Database
  readonly name: EntityName
  /** The server lost its newest rows: what this device saw later is the truth. */
  readonly wentBack: boolean
  readonly at: string
}

/** The server has this row exactly; nothing waits. */
async function takeTheirs({ db, name }: Reconciliation, server: AnyRow): Promise<AnyRow[]> {
  await db.outbox.where('[table+id]').equals([name, server.id]).delete()
  await db.bases.delete([name, server.id])
  await rowsOf(db, name).put(server)
  return [server]
}

/** The device's row stands, and what the server lacks of it is sent. */
async function overwrite(context: Reconciliation, server: AnyRow, mine: AnyRow): Promise<AnyRow[]> {
  const { db, name, at } = context
  const whole = { ...wholePatch(name, mine), deleted_at: mine.deleted_at }
  const patch = difference(server, whole)
  if (Object.keys(patch).length === 0) return takeTheirs(context, server)
  await takeTheirs(context, { ...mine, rev: server.rev })
  await db.bases.put({ table: name, id: server.id, row: server })
  await db.outbox.add(newOp(name, server.id, patch, at))
  return [mine]
}

/** Both sides' work in one note; where both wrote the same block both versions stand in it, and the student is told. */
async function merge(context: Reconciliation, base: AnyRow | null, server: AnyRow, mine: AnyRow): Promise<AnyRow[]> {
  const { row, kept } = mergeNote(base, server, mine)
  if (kept > 0) await tell(context.db, 'merged', context.at, { noteId: server.id, count: kept })
  return overwrite(context, server, row)
}

/** By the server's own clock, but for a row whose answer this device has and whose row it has not seen since. */
function isNewer(mine: AnyRow, server: AnyRow): boolean {
  return mine['unpulled'] === true || mine.updated_at > server.updated_at
}

async function afterLoss(context: Reconciliation, server: AnyRow, mine: AnyRow, known: AnyRow): Promise<AnyRow[]> {
  if (isNewer(known, server) && (context.name !== 'notes' || known['unpulled'] !== true))
    return overwrite(context, server, mine)
  return context.name === 'notes' ? merge(context, null, server, mine) : takeTheirs(context, server)
}

/**
 * A row of the server meets the device's version of it and what still waits in the outbox; the caller holds the
 * transaction. Gives the rows that changed.
 */
export async function reconcile(context: Reconciliation, server: AnyRow): Promise<AnyRow[]> {
  const { db, name, wentBack } = context
  const mine = await rowsOf(db, name).get(server.id)
  const ops = await opsOf(db, name, server.id)
  if (!mine) return takeTheirs(context, server)
  if (ops.length === 0) return wentBack ? afterLoss(context, server, mine, mine) : takeTheirs(context, server)
  const isStrict = entities[name].mode === 'strict'
  const isUnanswered = ops.some(op => op.state === 'sent')
  if (isUnanswered && (isStrict || wentBack)) throw new UnansweredError(`${name}/${server.id}`)
  const base = (await db.bases.get([name, server.id]))?.row ?? null
  if (wentBack && (isStrict || (base && isNewer(base, server)))) {
    // What waits is newer than anything the server may have.
    return afterLoss(context, server, mine, base ?? mine)
  }
  if (isStrict) return merge(context, base, server, mine)
  await db.bases.put({ table: name, id: server.id, row: server })
  const view = viewOf(name, server, ops)
  await rowsOf(db, name).put(view)
  return [view]
}
