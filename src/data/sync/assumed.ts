import type { Database, OutboxOp } from '#data/device/database.ts'

/** The one table of which a device assumes something: its clock's time zone, until the student has one. */
const TABLE = 'preferences'

/** The server has the row: what was assumed of it gives way. Gives the changes that are left. */
export async function giveWay(db: Database, ops: readonly OutboxOp[]): Promise<OutboxOp[]> {
  const left: OutboxOp[] = []
  for (const { assumed, ...op } of ops) {
    if (!assumed) {
      left.push(op)
      continue
    }
    const patch = Object.fromEntries(Object.entries(op.patch).filter(([column]) => !assumed.includes(column)))
    if (Object.keys(patch).length === 0) await db.outbox.delete(op.seq)
    else {
      await db.outbox.put({ ...op, patch })
      left.push({ ...op, patch })
    }
  }
  return left
}

/** All was fetched and the row was not among it: what was assumed may be sent. */
export async function letAssumedGo(db: Database): Promise<void> {
  await db.outbox
    .where('[table+id]')
    .between([TABLE, ''], [TABLE, '\uffff'])
    .modify(op => {
      delete op.assumed
    })
}
