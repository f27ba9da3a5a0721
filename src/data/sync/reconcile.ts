import { entities, type EntityName } from '#contract/entities.ts'
import { difference, viewOf } from '#data/write/changes.ts'
import { rowsOf, type Database, type OutboxOp } from '#data/database.ts'
import { mergeOf } from '#data/entities/merges.ts'
import { blankRow, newOp, opsOf, wholePatch } from '#data/write/record.ts'
import type { AnyRow } from '#data/rows.ts'
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

interface Known {
  /** What both sides grew from; null when nobody can say. */
  readonly base: AnyRow | null
  /** Versions that only this device's row is known to have grown from. */
  readonly older?: readonly AnyRow[]
}

/** Both sides' work in one row; where both wrote the same block both versions stand in it, and the student is told. */
async function merge(context: Reconciliation, known: Known, server: AnyRow, mine: AnyRow): Promise<AnyRow[]> {
  const { row, kept } = mergeOf(context.name)(known.base, server, mine, known.older)
  const noteId = context.name === 'notes' ? server.id : null
  if (kept > 0) await tell(context.db, 'merged', context.at, { noteId, count: kept })
  return overwrite(context, server, row)
}

/** By the server's own clock, but for a row whose answer this device has and whose row it has not seen since. */
function isNewer(mine: AnyRow, server: AnyRow): boolean {
  return mine['unpulled'] === true || mine.updated_at > server.updated_at
}

/** Whether the server once confirmed this version: only then does its time come from the server's clock. */
function isConfirmed(base: AnyRow | null): base is AnyRow {
  return base !== null && base.rev > 0
}

/** The row before the first change that waits, and after each of them: the server may have had any of these. */
function versionsOf(name: EntityName, mine: AnyRow, base: AnyRow | null, ops: readonly OutboxOp[]): AnyRow[] {
  const versions = [base ?? blankRow(name, mine.id, mine.created_at)]
  for (const op of ops) versions.push(viewOf(name, versions.at(-1) as AnyRow, [op]))
  return versions
}

/**
 * The row of a server that lost its newest rows, or may have. What stands there can be older than what this device has
 * seen, or the later work of another device: a text keeps both where that cannot be told.
 */
async function afterLoss(
  context: Reconciliation,
  server: AnyRow,
  mine: AnyRow,
  { base, ops }: { readonly base: AnyRow | null; readonly ops: readonly OutboxOp[] }
): Promise<AnyRow[]> {
  const isStrict = entities[context.name].mode === 'strict'
  if (isConfirmed(base) && isNewer(base, server) && !(isStrict && base['unpulled'] === true))
    return overwrite(context, server, mine)
  if (!isStrict) return takeTheirs(context, server)
  // A row that no server confirmed is there because this device sent it: whoever changed it saw that version.
  const grewFrom = isConfirmed(base) ? null : base
  return merge(context, { base: grewFrom, older: versionsOf(context.name, mine, base, ops) }, server, mine)
}

/**
 * Reconciles a row of the server with the device's version of it and what still waits in the outbox; the caller holds
 * the transaction. Gives the rows that changed.
 */
export async function reconcile(context: Reconciliation, server: AnyRow): Promise<AnyRow[]> {
  const { db, name, wentBack } = context
  const mine = await rowsOf(db, name).get(server.id)
  const ops = await opsOf(db, name, server.id)
  if (!mine) return takeTheirs(context, server)
  if (ops.length === 0) {
    return wentBack ? afterLoss(context, server, mine, { base: mine, ops }) : takeTheirs(context, server)
  }
  const isStrict = entities[name].mode === 'strict'
  const isUnanswered = ops.some(op => op.state === 'sent')
  if (isUnanswered && (isStrict || wentBack)) throw new UnansweredError(`${name}/${server.id}`)
  const base = (await db.bases.get([name, server.id]))?.row ?? null
  if (wentBack && (isStrict || (isConfirmed(base) && isNewer(base, server)))) {
    return afterLoss(context, server, mine, { base, ops })
  }
  if (isStrict) return merge(context, { base }, server, mine)
  await db.bases.put({ table: name, id: server.id, row: server })
  const view = viewOf(name, server, ops)
  await rowsOf(db, name).put(view)
  return [view]
}
