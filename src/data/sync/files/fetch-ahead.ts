import type { Database } from '#data/device/database.ts'
import { isLiving } from '#data/device/rows.ts'
import { inCard } from '#data/entities/file-ids.ts'
import { bringFile } from '#data/sync/files/files.ts'
import type { Pushing } from '#data/sync/push.ts'
import { savesData } from '#lib/browser/saves-data.ts'

const DAY = 86_400_000
const DAYS_AHEAD = 3
/** Cards of a long day, and files at one look: a phone's network is the student's own. */
const CARDS = 300
const FILES = 40
const LOOKS_EVERY = 10 * 60_000

/** Less is left for what the student writes: a full device gives such files up first. */
const ROOM = 100_000_000

const looked = new WeakMap<Database, number>()

/** Files that cards of the next days show or play, and this device does not have. */
async function missing(db: Database, now: Date): Promise<string[]> {
  const until = new Date(now.getTime() + DAYS_AHEAD * DAY).toISOString()
  const due = (queue: string) =>
    db.schedules.where('[queue+due]').between([queue, ''], [queue, until]).limit(CARDS).primaryKeys()
  const ids = (await Promise.all(['learning', 'review', 'new'].map(due))).flat()
  const cards = await db.cards.bulkGet(ids)
  const files = [...new Set(cards.filter(isLiving).flatMap(inCard))]
  const here = new Set(await db.blobs.where('id').anyOf(files).primaryKeys())
  return files.filter(id => !here.has(id)).slice(0, FILES)
}

async function hasRoom(): Promise<boolean> {
  const storage = (navigator as { storage?: StorageManager }).storage
  const { quota = Infinity, usage = 0 } = (await storage?.estimate()) ?? {}
  return quota - usage > ROOM
}

/** Once everything else is fetched: what the next days' cards show and play, so that they can be asked without a network. */
export async function fetchAhead({ db, transport, now }: Pick<Pushing, 'db' | 'transport' | 'now'>): Promise<void> {
  const at = now()
  if (savesData() || Math.abs(at.getTime() - (looked.get(db) ?? 0)) < LOOKS_EVERY) return
  looked.set(db, at.getTime())
  if (!(await hasRoom())) return
  for (const id of await missing(db, at)) await bringFile(db, id, transport.download).catch(() => undefined)
}
