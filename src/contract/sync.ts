import * as z from 'zod/mini'

/** Raised when an older client may no longer push: it keeps its outbox and asks for a reload. */
export const SYNC_PROTOCOL = 1

/** One change to one row. Columns are snake_case: this is the language of the database. */
export const syncOp = z.strictObject({
  op_id: z.uuid(),
  table: z.string(),
  id: z.uuid(),
  /** The revision this change was made on; 0 for a row the server has not confirmed. */
  base_rev: z.number(),
  patch: z.record(z.string(), z.unknown()),
  /** When it was made on the device. For people to read, never for ordering. */
  at: z.string(),
  device: z.string()
})
export type SyncOp = z.infer<typeof syncOp>

export const syncRow = z.looseObject({ id: z.uuid(), rev: z.number() })
export type SyncRow = z.infer<typeof syncRow>

export const syncAnswer = z.discriminatedUnion('status', [
  z.object({
    op_id: z.uuid(),
    status: z.literal('applied'),
    rev: z.number(),
    again: z.optional(z.boolean())
  }),
  z.object({ op_id: z.uuid(), status: z.literal('conflict'), row: syncRow }),
  z.object({ op_id: z.uuid(), status: z.literal('rejected'), code: z.string(), constraint: z.optional(z.string()) })
])
export type SyncAnswer = z.infer<typeof syncAnswer>

/** `rpc('sync_push', { ops, protocol })`. `reload` when the protocol is older than the server accepts. */
export const pushResult = z.discriminatedUnion('status', [
  z.object({ status: z.literal('ok'), epoch: z.uuid(), answers: z.array(syncAnswer) }),
  z.object({ status: z.literal('reload'), protocol: z.number() })
])
export type PushResult = z.infer<typeof pushResult>

/** `rpc('sync_pull', { cursors, page })`: rows with rev > cursor, oldest first, at most `page` (and about 1 MB) a table. */
export const pullResult = z.object({
  epoch: z.uuid(),
  /** The student's highest revision on the server. Lower than a device's cursor: the server went back in time. */
  rev: z.number(),
  /**
   * Up to which revision this epoch surely holds all that was ever acknowledged. A device that knows of no higher revision
   * takes the epoch over and compares nothing. Null or absent: unknown.
   */
  whole: z.optional(z.nullable(z.number())),
  /** The same by the epoch from which a device comes, and nearer: mostly higher. `whole` is the lowest of all. */
  wholes: z.optional(z.record(z.string(), z.number())),
  /** Some table has rows left: pull again from the new cursors. Fewer rows than `page` do not mean the end. */
  more: z.boolean(),
  /**
   * Tombstones are purged after 90 days: per table the highest revision among them. A cursor above 0 but below it may
   * have missed deletions: pull that table from 0 and drop the rows, unsent ones apart, that the server does not have.
   */
  purged: z.record(z.string(), z.number()),
  tables: z.record(z.string(), z.array(syncRow))
})
export type PullResult = z.infer<typeof pullResult>

/** `rpc('sync_check')`: rows a table, to compare `live` with the device after an outbox flush; it also purges. */
export const checkResult = z.object({
  epoch: z.uuid(),
  rev: z.number(),
  counts: z.record(z.string(), z.object({ live: z.number(), deleted: z.number() }))
})
export type CheckResult = z.infer<typeof checkResult>

/** `rpc('sync_lost')`: the server went back in time and hides it; gives the epoch by which all devices will know. */
export const lostResult = z.uuid()
