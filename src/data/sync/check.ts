import { ENTITY_ORDER, type EntityName } from '#contract/entities.ts'
import { rowsOf, type Database } from '#data/device/database.ts'
import type { Pushing } from '#data/sync/push.ts'
import { readPlace } from '#data/sync/state.ts'
import { beginSweep } from '#data/sync/sweep.ts'

const LAST_DIFFERENCE = 'lastDifference'

async function liveRows(db: Database, name: EntityName): Promise<number> {
  const table = rowsOf(db, name)
  // Null is in no index, so the index holds the deleted rows alone.
  const [all, deleted] = await Promise.all([table.count(), table.where('deleted_at').above('').count()])
  return all - deleted
}

/**
 * Compares how many rows each side has. A difference that is not just news leads to a full compare, once: a lasting one
 * must not read everything again after every save. True when a compare began.
 */
export async function checkCounts({ db, transport }: Pushing): Promise<boolean> {
  const { rev, counts } = await transport.check()
  const place = await readPlace(db)
  if (rev !== place.rev || (await db.outbox.count()) > 0) return false
  const different: EntityName[] = []
  for (const name of ENTITY_ORDER) if ((counts[name]?.live ?? 0) !== (await liveRows(db, name))) different.push(name)
  if (different.length === 0) return false
  const known = (await db.meta.get(LAST_DIFFERENCE))?.value
  const now = JSON.stringify({ rev, different })
  if (known === now) return false
  await db.meta.put({ key: LAST_DIFFERENCE, value: now })
  await beginSweep(db, place, { reason: 'count', tables: different })
  return true
}
