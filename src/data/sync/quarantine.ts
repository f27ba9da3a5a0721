import type { ReadableAtom } from 'nanostores'
import type { EntityName } from '#contract/entities.ts'
import { tellCommitted } from '#data/write/commit.ts'
import { live } from '#data/read/live.ts'
import { workspace } from '#data/read/workspace.ts'
import type { Remote } from '#lib/remote.ts'

/** A change the server refused. It stays on this device, on the screen and in the export. */
export interface RejectedOp {
  readonly opId: string
  readonly name: EntityName
  readonly id: string
  /** What the server said: a SQLSTATE, or the status of the answer. */
  readonly code: string
  readonly constraint: string | null
  readonly at: string
  /** The columns that were to be changed. */
  readonly patch: Readonly<Record<string, unknown>>
}

export const $quarantine: ReadableAtom<Remote<RejectedOp[]>> = live(async db => {
  const [ops, blobs] = await Promise.all([
    db.outbox.where('state').equals('rejected').sortBy('seq'),
    db.blobs.where('uploaded').equals(0).toArray()
  ])
  const files = blobs.flatMap(({ id, refused }) => (refused === null ? [] : [{ id, refused }]))
  return [
    ...ops.map(({ op_id, table, id, patch, at, reason }) => {
      return {
        opId: op_id,
        name: table,
        id,
        code: reason?.code ?? '',
        constraint: reason?.constraint ?? null,
        at,
        patch
      }
    }),
    ...files.map(({ id, refused }): RejectedOp => {
      return { opId: id, name: 'files', id, code: refused, constraint: null, at: '', patch: {} }
    })
  ]
})

/** Sends it again, in its old place: it was made before everything that came later. */
export async function retryRejected(opId: string): Promise<void> {
  const { db } = workspace()
  await db.transaction('rw', db.outbox, db.blobs, async () => {
    await db.outbox.where('op_id').equals(opId).modify({ state: 'queued', reason: null })
    await db.blobs.where('id').equals(opId).modify({ refused: null })
  })
  tellCommitted()
}

export async function exportRejected(): Promise<Blob> {
  const { db } = workspace()
  const ops = await db.outbox.where('state').equals('rejected').sortBy('seq')
  return new Blob([JSON.stringify(ops, null, 1)], { type: 'application/json' })
}
