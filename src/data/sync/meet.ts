import { entities, type EntityName } from '#contract/entities.ts'
import { difference, viewOf } from '#data/changes.ts'
import { rowsOf, type Database } from '#data/database.ts'
import { newOp, opsOf, wholePatch } from '#data/record.ts'
import type { AnyRow } from '#data/rows.ts'
import { mergeNote } from '#data/sync/merge-note.ts'
import { tell } from '#data/sync/notices.ts'

/** A sent change may already be part of the server's row: nobody can tell before its answer is there. */
export class UnansweredError extends Error {
  override readonly name = 'UnansweredError'
}

export interface Meeting {
  readonly db: Database
  readonly name: EntityName
  /** The server lost its newest rows: what this device saw later is the truth. */
  readonly wentBack: boolean
  readonly at: string
}

/** The server has this row exactly; nothing waits. */
async function accept({ db, name }: Meeting, server: AnyRow): Promise<AnyRow[]> {
  await db.outbox.where('[table+id]').equals([name, server.id]).delete()
  await db.bases.delete([name, server.id])
  await rowsOf(db, name).put(server)
  return [server]
}

/** The device's row stands, and what the server lacks of it is sent. */
async function insist(meeting: Meeting, server: AnyRow, mine: AnyRow): Promise<AnyRow[]> {
  const { db, name, at } = meeting
  const whole = { ...wholePatch(name, mine), deleted_at: mine.deleted_at }
  const patch = difference(server, whole)
  if (Object.keys(patch).length === 0) return accept(meeting, server)
  await accept(meeting, { ...mine, rev: server.rev })
  await db.bases.put({ table: name, id: server.id, row: server })
  await db.outbox.add(newOp(name, server.id, patch, at))
  return [mine]
}

/** Both sides' work in one note; where both wrote the same block both versions stand in it, and the student is told. */
async function merge(meeting: Meeting, base: AnyRow | null, server: AnyRow, mine: AnyRow): Promise<AnyRow[]> {
  const { row, kept } = mergeNote(base, server, mine)
  if (kept > 0) await tell(meeting.db, 'merged', meeting.at, { noteId: server.id, count: kept })
  return insist(meeting, server, row)
}

/** By the server's own clock, but for a row whose answer this device has and whose row it has not seen since. */
function isNewer(mine: AnyRow, server: AnyRow): boolean {
  return mine['unpulled'] === true || mine.updated_at > server.updated_at
}

async function afterLoss(meeting: Meeting, server: AnyRow, mine: AnyRow, known: AnyRow): Promise<AnyRow[]> {
  if (isNewer(known, server) && (meeting.name !== 'notes' || known['unpulled'] !== true))
    return insist(meeting, server, mine)
  return meeting.name === 'notes' ? merge(meeting, null, server, mine) : accept(meeting, server)
}

/**
 * A row of the server meets the device's version of it and what still waits in the outbox; the caller holds the
 * transaction. Gives the rows that changed.
 */
export async function meet(meeting: Meeting, server: AnyRow): Promise<AnyRow[]> {
  const { db, name, wentBack } = meeting
  const mine = await rowsOf(db, name).get(server.id)
  const ops = await opsOf(db, name, server.id)
  if (!mine) return accept(meeting, server)
  if (ops.length === 0) return wentBack ? afterLoss(meeting, server, mine, mine) : accept(meeting, server)
  const isStrict = entities[name].mode === 'strict'
  const isUnanswered = ops.some(op => op.state === 'sent')
  if (isUnanswered && (isStrict || wentBack)) throw new UnansweredError(`${name}/${server.id}`)
  const base = (await db.bases.get([name, server.id]))?.row ?? null
  if (wentBack && (isStrict || (base && isNewer(base, server)))) {
    // What waits is newer than anything the server may have.
    return afterLoss(meeting, server, mine, base ?? mine)
  }
  if (isStrict) return merge(meeting, base, server, mine)
  await db.bases.put({ table: name, id: server.id, row: server })
  const view = viewOf(name, server, ops)
  await rowsOf(db, name).put(view)
  return [view]
}
