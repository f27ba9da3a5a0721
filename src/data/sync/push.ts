import { ENTITY_ORDER } from '#contract/entities.ts'
import type { SyncOp } from '#contract/sync.ts'
import { SIZES } from '#config/sizes.ts'
import type { Database, OutboxOp } from '#data/device/database.ts'
import { settle } from '#data/sync/answers.ts'
import { TransportError, type Transport } from '#data/sync/transport.ts'

/** A request holds at most this many characters: well below what the server takes, and quick on a slow line. */
const BATCH_SIZE = 1_500_000

export interface Pushing {
  readonly db: Database
  readonly transport: Transport
  readonly device: string
  readonly now: () => Date
}

/**
 * `lost`: the server is not the one whose answers this device remembers; compare before anything else is sent.
 * `full`: it has no room and did nothing; all that waits is as it was before.
 */
export type PushOutcome = 'empty' | 'lost' | 'reload' | 'full'

/** Parents before children, then in the order of writing; so one row's changes keep their order. */
function inOrder(a: OutboxOp, b: OutboxOp): number {
  return ENTITY_ORDER.indexOf(a.table) - ENTITY_ORDER.indexOf(b.table) || a.seq - b.seq
}

/** The next changes to send, marked as sent on the disk before they leave. */
async function takeBatch({ db, device }: Pushing): Promise<{ ops: OutboxOp[]; wire: SyncOp[]; isFirst: boolean }> {
  return db.transaction('rw', db.outbox, db.bases, async () => {
    const waiting = (await db.outbox.where('state').anyOf('queued', 'sent').toArray())
      .filter(({ assumed }) => !assumed)
      .sort(inOrder)
    const ops: OutboxOp[] = []
    let isFirst = true
    let size = 0
    for (const op of waiting.slice(0, SIZES.syncOps)) {
      size += JSON.stringify(op.patch).length
      if (ops.length > 0 && size > BATCH_SIZE) break
      isFirst &&= op.state === 'queued'
      ops.push({ ...op, state: 'sent' })
    }
    await db.outbox.bulkPut(ops)
    const bases = await db.bases.bulkGet(ops.map(({ table, id }): [string, string] => [table, id]))
    const wire = ops.map(({ op_id, table, id, patch, at }, index) => {
      return { op_id, table, id, base_rev: bases[index]?.row.rev ?? 0, patch, at, device }
    })
    return { ops, wire, isFirst }
  })
}

async function reject(db: Database, ops: readonly OutboxOp[], code: string): Promise<void> {
  await db.outbox.bulkPut(ops.map(op => ({ ...op, state: 'rejected', reason: { code } })))
}

/** A server without room refuses before it does anything: these were never sent. One settled by halves is gone. */
async function takeBack(db: Database, ops: readonly OutboxOp[]): Promise<void> {
  await db.transaction('rw', db.outbox, async () => {
    const left = await db.outbox.bulkGet(ops.map(({ seq }) => seq))
    const unsent = left.filter(op => op !== undefined).filter(({ state }) => state === 'sent')
    await db.outbox.bulkPut(unsent.map(op => ({ ...op, state: 'queued' as const })))
  })
}

/** A request that is refused as a whole is halved until the change that causes it stands alone. */
async function send(pushing: Pushing, ops: readonly OutboxOp[], wire: readonly SyncOp[]): Promise<PushOutcome> {
  const { db, transport, now } = pushing
  try {
    const result = await transport.push(wire)
    if (result.status === 'reload') return 'reload'
    return await settle(db, ops, result, now().toISOString())
  } catch (error) {
    if (!(error instanceof TransportError) || error.code !== 'invalid') throw error
    if (ops.length === 1 || error.status === 403) {
      await reject(db, ops, error.message)
      return 'empty'
    }
    const half = ops.length >> 1
    const first = await send(pushing, ops.slice(0, half), wire.slice(0, half))
    return first === 'empty' ? send(pushing, ops.slice(half), wire.slice(half)) : first
  }
}

/** Sends all that waits, batch after batch, until nothing does. */
export async function pushAll(pushing: Pushing): Promise<PushOutcome> {
  for (;;) {
    const { ops, wire, isFirst } = await takeBatch(pushing)
    if (ops.length === 0) return 'empty'
    try {
      const outcome = await send(pushing, ops, wire)
      if (outcome !== 'empty') return outcome
    } catch (error) {
      if (!isFirst || !(error instanceof TransportError) || error.code !== 'full') throw error
      await takeBack(pushing.db, ops)
      return 'full'
    }
  }
}
