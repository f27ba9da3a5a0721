import { entities, type EntityName } from '#contract/entities.ts'
import { difference, viewOf, type AnyRow } from '#data/device/rows.ts'
import { rowsOf, type Database, type OutboxOp } from '#data/device/database.ts'
import { mergeOf } from '#data/entities/merges.ts'
import { blankRow, newOp, opsOf, wholePatch } from '#data/write/record.ts'
import { giveWay } from '#data/sync/assumed.ts'
import { tell } from '#data/sync/notices.ts'
import { since, succeed } from '#data/sync/past.ts'
import { blocksOf, type IsOlder } from '#domain/notes/note-merge.ts'
import type { DocNode } from '#domain/notes/note-text.ts'

/** A sent change may already be part of the server's row: nobody can tell before its answer is there. */
export class UnansweredError extends Error {
  override readonly name = 'UnansweredError'
}

export interface Reconciliation {
  readonly db: Database
  readonly name: EntityName
  /** The revision up to which the server has all that it ever confirmed; Infinity: it never went back in time. */
  readonly whole: number
  readonly at: string
}

/** The server has this row exactly; nothing waits. */
async function takeTheirs({ db, name }: Reconciliation, server: AnyRow): Promise<AnyRow[]> {
  await db.outbox.where('[table+id]').equals([name, server.id]).delete()
  await db.bases.delete([name, server.id])
  await rowsOf(db, name).put(server)
  return [server]
}

/** The device's row stands, and the columns that the server lacks of it are sent. */
async function overwrite(context: Reconciliation, server: AnyRow, mine: AnyRow): Promise<AnyRow[]> {
  const { db, name, at } = context
  const whole = { ...wholePatch(name, mine), deleted_at: mine.deleted_at }
  const patch = difference(server, whole)
  if (Object.keys(patch).length === 0) return takeTheirs(context, server)
  await takeTheirs(context, server)
  await db.outbox.add(newOp(name, server.id, patch, at))
  return rebase(context, server)
}

/** The server's row with what waits on top of it. */
async function rebase({ db, name }: Reconciliation, server: AnyRow): Promise<AnyRow[]> {
  await db.bases.put({ table: name, id: server.id, row: server })
  const view = viewOf(name, server, await opsOf(db, name, server.id))
  await rowsOf(db, name).put(view)
  return [view]
}

interface Known {
  /** What both sides grew from; null when nobody can say. */
  readonly base: AnyRow | null
  readonly isOlder?: IsOlder
}

/** Both sides' work in one row; where both wrote the same block both versions stand in it, and the student is told. */
async function merge(context: Reconciliation, known: Known, server: AnyRow, mine: AnyRow): Promise<AnyRow[]> {
  const { row, kept } = mergeOf(context.name)(known.base, server, mine, known.isOlder)
  const noteId = context.name === 'notes' ? server.id : null
  if (kept > 0) await tell(context.db, 'merged', context.at, { noteId, count: kept, of: context.name })
  return overwrite(context, server, row)
}

/** The row after each of the changes that wait. */
function versionsOf(name: EntityName, mine: AnyRow, base: AnyRow | null, ops: readonly OutboxOp[]): AnyRow[] {
  const versions: AnyRow[] = []
  for (const op of ops)
    versions.push(viewOf(name, versions.at(-1) ?? base ?? blankRow(name, mine.id, mine.created_at), [op]))
  return versions
}

const blocksIn = (rows: readonly AnyRow[]): IsOlder =>
  blocksOf(rows.flatMap(row => (row['doc'] ? [row['doc'] as DocNode] : [])))

/**
 * What was sent and not answered when the server went back in time may be part of its row or not: of a new note that it
 * has, the first version sent is what others saw. An answer's id is made from its question, so another device may have
 * begun the same one.
 */
function unanswered(name: EntityName, base: AnyRow | null, versions: readonly AnyRow[]): Known {
  return { base: base ?? (name === 'answers' ? null : (versions[0] ?? null)), isOlder: blocksIn(versions) }
}

/** The row of a server that forgot a version it had confirmed: it is older, or another device has written since. */
async function afterLoss(
  context: Reconciliation,
  server: AnyRow,
  mine: AnyRow,
  { confirmed, ops }: { readonly confirmed: AnyRow; readonly ops: readonly OutboxOp[] }
): Promise<AnyRow[]> {
  const { db, name, whole, at } = context
  const { isOlder, lost, hasNews, base, isOlderBlock } = since(name, confirmed, server, whole)
  const isSent = blocksIn(versionsOf(name, mine, confirmed, ops))
  if (entities[name].mode === 'strict')
    return isOlder
      ? overwrite(context, server, mine)
      : merge(context, { base, isOlder: block => isOlderBlock(block) || isSent(block) }, server, mine)
  const waiting = new Set(ops.flatMap(op => Object.keys(op.patch)))
  // An edit beats a deletion.
  const isKept = (column: string) => !waiting.has(column) && !(hasNews && column === 'deleted_at' && lost[column])
  const patch = Object.fromEntries(Object.entries(lost).filter(([column]) => isKept(column)))
  if (Object.keys(patch).length > 0) await db.outbox.add(newOp(name, server.id, patch, at))
  else if (ops.length === 0) return takeTheirs(context, server)
  return rebase(context, server)
}

/**
 * Reconciles a row of the server with the device's version of it and what still waits in the outbox; the caller holds
 * the transaction. Gives the rows that changed.
 */
export async function reconcile(context: Reconciliation, server: AnyRow): Promise<AnyRow[]> {
  const { db, name, whole } = context
  const mine = await rowsOf(db, name).get(server.id)
  if (!mine) return takeTheirs(context, server)
  const ops = await giveWay(db, await opsOf(db, name, server.id))
  const base = ops.length === 0 ? mine : ((await db.bases.get([name, server.id]))?.row ?? null)
  if (base && base.rev > whole) return afterLoss(context, server, mine, { confirmed: base, ops })
  const theirs = base ? succeed(name, base, server, true) : server
  if (ops.length === 0) return takeTheirs(context, theirs)
  if (entities[name].mode !== 'strict') return rebase(context, theirs)
  if (!ops.some(op => op.state === 'sent')) return merge(context, { base }, theirs, mine)
  if (whole === Infinity) throw new UnansweredError(`${name}/${server.id}`)
  return merge(context, unanswered(name, base, versionsOf(name, mine, base, ops)), theirs, mine)
}
