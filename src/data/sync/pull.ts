import { Dexie } from 'dexie'
import { ENTITY_ORDER, type EntityName } from '#contract/entities.ts'
import type { PullResult } from '#contract/sync.ts'
import { SIZES } from '#config/sizes.ts'
import { keepVersion } from '#data/entities/note-versions.ts'
import { rowsOf, type Database } from '#data/device/database.ts'
import { derive, scopeOf } from '#data/entities/registry.ts'
import { fromServer, type AnyRow } from '#data/device/rows.ts'
import { succeed } from '#data/sync/past.ts'
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
  /** The cursor from which it was asked for. */
  readonly after: number
}

/**
 * One page of one table and the cursor behind it, in one transaction: a kill between pages costs nothing. False when
 * another tab went on while this one slept, which can be without Web Locks: its rows are newer.
 */
async function takePage(db: Database, name: EntityName, rows: readonly AnyRow[], page: Page): Promise<boolean> {
  const { epoch, at, after } = page
  return db.transaction('rw', [...scopeOf(db, [name]), 'seen', 'notices'], async () => {
    const place = await readPlace(db)
    if (place.cursors[name] !== after) return false
    const isSwept = place.sweep?.tables.includes(name) ?? false
    const whole = (isSwept ? place.sweep?.whole : undefined) ?? Infinity
    const waiting = await waitingIn(db, name)
    const plain = whole < Infinity ? [] : rows.filter(row => !waiting.has(row.id))
    const known = after === 0 && !isSwept ? [] : await rowsOf(db, name).bulkGet(plain.map(({ id }) => id))
    const changed = plain.map((row, index) => succeed(name, known[index], row, true))
    if (name === 'notes') for (const [index, row] of changed.entries()) await keepVersion(db, known[index], row)
    await rowsOf(db, name).bulkPut(changed)
    for (const row of rows)
      if (whole < Infinity || waiting.has(row.id)) changed.push(...(await reconcile({ db, name, whole, at }, row)))
    if (isSwept) await db.seen.bulkPut(rows.map(row => ({ table: name, id: row.id })))
    await derive(db, new Map([[name, changed]]))
    const last = rows.at(-1)?.rev ?? 0
    const cursors = { ...place.cursors, [name]: Math.max(place.cursors[name], last) }
    await writePlace(db, { ...place, epoch, rev: Math.max(place.rev, last), cursors })
    return true
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
      await beginSweep(db, place, { reason: 'purged', tables: missed })
      continue
    }
    let isCurrent = true
    for (const name of ENTITY_ORDER) {
      const rows = result.tables[name] ?? []
      const page = { epoch: result.epoch, at, after: place.cursors[name] }
      if (isCurrent && rows.length > 0) isCurrent = await takePage(db, name, rows.map(fromServer), page)
    }
    isCurrent &&= await db.transaction('rw', db.meta, async () => {
      const now = await readPlace(db)
      // A compare that another tab began in the meantime is not at its end.
      if (now.sweep?.reason !== place.sweep?.reason) return false
      await writePlace(db, { ...now, epoch: result.epoch, rev: result.rev })
      return true
    })
    if (!isCurrent || result.more) continue
    await finishSweep(db, result.purged, at)
    return
  }
}
