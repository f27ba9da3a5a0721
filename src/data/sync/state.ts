import { ENTITY_ORDER, type EntityName } from '#contract/entities.ts'
import type { Database } from '#data/database.ts'

/** `loss`: the server went back in time. `count`: its numbers of rows differ. `purged`: deletions were missed. */
export type SweepReason = 'loss' | 'count' | 'purged'

export interface SyncPlace {
  /** Null before the first contact. */
  readonly epoch: string | null
  /** The student's highest revision on the server, when it was last asked. */
  readonly rev: number
  readonly cursors: Readonly<Record<EntityName, number>>
  /** Tables that are read anew from the beginning, to find what only one side has. */
  readonly sweep: { readonly reason: SweepReason; readonly tables: readonly EntityName[] } | null
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

/** Whether a server with this epoch and counter has forgotten something that it once confirmed. */
export function wentBack(place: SyncPlace, answer: { readonly epoch: string; readonly rev: number }): boolean {
  return place.epoch !== null && (answer.epoch !== place.epoch || answer.rev < place.rev)
}

/** The place from which these tables are read anew. */
export function sweeping(place: SyncPlace, reason: SweepReason, tables: readonly EntityName[]): SyncPlace {
  const cursors = { ...place.cursors }
  for (const name of tables) cursors[name] = 0
  return { ...place, cursors, sweep: { reason, tables } }
}
