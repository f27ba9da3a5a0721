import type { Database } from '#data/device/database.ts'
import { newId } from '#lib/ids.ts'

const LEASE = 60_000
const RENEWAL = 20_000

interface Lease {
  readonly holder: string
  readonly until: number
}

/**
 * One tab at a time. Resolves with null when another tab is at it and `work` was not run. One that is at it but `isDead`
 * gives way: the lock itself lasts as long as its page, whatever that waits for.
 */
export async function exclusive<Value>(
  db: Database,
  name: string,
  work: () => Promise<Value>,
  isDead: () => boolean = () => false
): Promise<Value | null> {
  const { locks } = globalThis.navigator as Partial<Navigator>
  if (!locks) return leased(db, work, Date.now, name.startsWith('sync:') ? 'lease' : `lease ${name}`)
  return locks.request(name, isDead() ? { steal: true } : { ifAvailable: true }, lock => (lock ? work() : null))
}

/** Where the page is not secure (http on a local network) there are no Web Locks: a lease on the disk does. */
export async function leased<Value>(
  db: Database,
  work: () => Promise<Value>,
  now: () => number = Date.now,
  key = 'lease'
): Promise<Value | null> {
  const holder = newId()
  const hold = () =>
    db.transaction('rw', db.meta, async () => {
      const lease = (await db.meta.get(key))?.value as Lease | undefined
      // One that ends later than any could was taken by a clock that has been put right since.
      const isHeld = lease && lease.holder !== holder && lease.until > now() && lease.until <= now() + LEASE
      if (isHeld) return false
      await db.meta.put({ key, value: { holder, until: now() + LEASE } satisfies Lease })
      return true
    })
  if (!(await hold())) return null
  const renewal = setInterval(() => void hold().catch(() => false), RENEWAL)
  try {
    return await work()
  } finally {
    clearInterval(renewal)
    await db.transaction('rw', db.meta, async () => {
      const lease = (await db.meta.get(key))?.value as Lease | undefined
      if (lease?.holder === holder) await db.meta.delete(key)
    })
  }
}
