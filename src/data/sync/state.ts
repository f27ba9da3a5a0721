import { ENTITY_ORDER, type EntityName } from '#contract/entities.ts'
import type { PullResult } from '#contract/sync.ts'
import type { Database } from '#data/device/database.ts'

/** `loss`: the server went back in time. `count`: its numbers of rows differ. `purged`: deletions were missed. */
export type SweepReason = 'loss' | 'count' | 'purged'

export interface SyncPlace {
  /** Null before the first contact. */
  readonly epoch: string | null
  /** The highest revision that the server confirmed to this device. */
  readonly rev: number
  readonly cursors: Readonly<Record<EntityName, number>>
  /** Tables that are read anew from the beginning, to find what only one side has. */
  readonly sweep: Sweep | null
}

export interface Sweep {
  readonly reason: SweepReason
  readonly tables: readonly EntityName[]
  /** Of a loss: the revision up to which the server forgot nothing. */
  readonly whole?: number
}

const ZERO = Object.fromEntries(ENTITY_ORDER.map(name => [name, 0])) as Record<EntityName, number>
const KEY = 'sync'

export async function readPlace(db: Database): Promise<SyncPlace> {
  const kept = (await db.meta.get(KEY))?.value as SyncPlace | undefined
  return { epoch: null, rev: 0, sweep: null, ...kept, cursors: { ...ZERO, ...kept?.cursors } }
}

export async function writePlace(db: Database, place: SyncPlace): Promise<void> {
  await db.meta.put({ key: KEY, value: place })
}

type Told = Pick<PullResult, 'epoch' | 'rev' | 'whole' | 'wholes'>

/** Up to which revision the server of this answer forgot nothing of the past that this device knows. */
export function wholeUpTo({ epoch }: SyncPlace, answer: Told): number {
  // A server that tells each epoch apart does not know this device's any more: nothing is sure.
  return (answer.wholes ? answer.wholes[epoch ?? ''] : answer.whole) ?? 0
}

/** Whether a server with this epoch and counter has forgotten something that it once confirmed to this device. */
export function wentBack(place: SyncPlace, answer: Told): boolean {
  if (place.epoch === null) return false
  return answer.epoch === place.epoch ? answer.rev < place.rev : place.rev > wholeUpTo(place, answer)
}

/** The place from which these tables are read anew. */
export function sweeping(place: SyncPlace, sweep: Sweep): SyncPlace {
  const cursors = { ...place.cursors }
  for (const name of sweep.tables) cursors[name] = 0
  return { ...place, cursors, sweep }
}
