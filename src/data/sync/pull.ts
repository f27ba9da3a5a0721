import { Dexie } from 'dexie'
import { ENTITY_ORDER, type EntityName } from '#contract/entities.ts'
import type { PullResult } from '#contract/sync.ts'
import { SIZES } from '#config/sizes.ts'
import { rowsOf, type Database } from '#data/database.ts'
import { derive, scopeOf } from '#data/derived.ts'
import { fromServer, type AnyRow } from '#data/rows.ts'
import { reconcile } from '#data/sync/reconcile.ts'
import { readPlace, wentBack, writePlace, type SyncPlace } from '#data/sync/state.ts'
import { beginLoss, beginSweep, finishSweep } from '#data/sync/sweep.ts'
import type { Pushing } from '#data/sync/push.ts'

/** Rows with something in the outbox; there are few, whatever the size of the table. */
async function waitingIn(db: Database, name: EntityName): Promise<Set<string>> {
  const ops = await db.outbox.where('[table+id]').between([name, Dexie.minKey], [name, Dexie.maxKey]).toArray()
  return new Set(ops.map(op => op.id))
}

interface Page {
  readonly epoch: string
  readonly at: string
}

/** One page of one table and the cursor behind it, in one transaction: a kill between pages costs nothing. */
async function takePage(db: Database, name: EntityName, rows: readonly AnyRow[], { epoch, at }: Page): Promise<void> {
  await db.transaction('rw', [...scopeOf(db, [name]), 'seen', 'notices'], async () => {
    const place = await readPlace(db)
    const isSwept = place.sweep?.tables.includes(name) ?? false
    const isLoss = isSwept && place.sweep?.reason === 'loss'
    const waiting = await waitingIn(db, name)
    const plain = isLoss ? [] : rows.filter(row => !waiting.has(row.id))
    const changed = [...plain]
    await rowsOf(db, name).bulkPut(plain)
    for (const row of rows)
      if (isLoss || waiting.has(row.id)) changed.push(...(await reconcile({ db, name, wentBack: isLoss, at }, row)))
    if (isSwept) await db.seen.bulkPut(rows.map(row => ({ table: name, id: row.id })))
    await derive(db, new Map([[name, changed]]))
    const last = rows.at(-1)?.rev ?? 0
    const cursors = { ...place.cursors, [name]: Math.max(place.cursors[name], last) }
    await writePlace(db, { ...place, epoch, cursors })
  })
}

/** Tables of which deletions were forgotten before this device heard of them. */
function missedDeletions({ cursors }: SyncPlace, purged: PullResult['purged']): EntityName[] {
  return ENTITY_ORDER.filter(name => cursors[name] > 0 && (purged[name] ?? 0) > cursors[name])
}

/** Fetches what the server has and this device has not, page by page; usable all the while, resumed where it stopped. */
export async function pullAll({ db, transport, now }: Pushing): Promise<void> {
  for (;;) {
    const place = await readPlace(db)
    const result = await transport.pull(place.cursors, SIZES.pullRows)
    const at = now().toISOString()
    if (wentBack(place, result)) {
      await beginLoss({ db, transport }, place, result)
      continue
    }
    const missed = place.sweep ? [] : missedDeletions(place, result.purged)
    if (missed.length > 0) {
      await beginSweep(db, place, 'purged', missed)
      continue
    }
    for (const name of ENTITY_ORDER) {
      const rows = result.tables[name] ?? []
      if (rows.length > 0) await takePage(db, name, rows.map(fromServer), { epoch: result.epoch, at })
    }
    await db.transaction('rw', db.meta, async () => {
      await writePlace(db, { ...(await readPlace(db)), epoch: result.epoch, rev: result.rev })
    })
    if (result.more) continue
    await finishSweep(db, result.purged, at)
    return
  }
}
