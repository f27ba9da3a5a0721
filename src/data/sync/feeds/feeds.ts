import { CALENDAR_PATH, FEED_LIMITS } from '#config/calendar.ts'
import { site } from '#config/site.ts'
import { feedAnswer } from '#contract/calendar.ts'
import type { Feed } from '#contract/entities.ts'
import { call, pageNetwork } from '#data/backend/network.ts'
import { rowsOf, type Database, type FeedCopyRow } from '#data/device/database.ts'
import { live } from '#data/read/live.ts'
import { taskChanges } from '#data/sync/feeds/tasks.ts'
import { readIcsInWorker } from '#data/workers/planner.ts'
import { fromRow, type Row } from '#data/device/rows.ts'
import { workspace } from '#data/read/workspace.ts'
import { saveUndoable, type Change } from '#data/write/write.ts'
import type { IcsRead, IcsRefusal } from '#domain/ics/event.ts'
import { AppError, toAppError } from '#lib/errors.ts'

/** A calendar by its address, with what this device read of it last. */
export interface ShownFeed {
  readonly feed: Feed
  readonly copy: FeedCopyRow | null
}

export interface At {
  readonly today: string
  readonly zone: string
  /** Title of a task whose deadline has none. */
  readonly untitled: string
  /** Why what came cannot be used, in words. */
  readonly refusal: (refused: IcsRefusal) => string
}

const HOUR = 3_600_000
/** After a try that brought nothing. */
const AGAIN_HOURS = 1

async function feedsOf(db: Database): Promise<ShownFeed[]> {
  const rows = await rowsOf(db, 'feeds').toArray()
  const feeds = rows
    .filter(row => row.deleted_at === null)
    .map(row => fromRow('feeds', row as unknown as Row<'feeds'>))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
  const copies = await db.feed_copies.bulkGet(feeds.map(({ id }) => id))
  return feeds.map((feed, at) => {
    const copy = copies[at]
    return { feed, copy: copy?.address === feed.address ? copy : null }
  })
}

export const $feeds = live(feedsOf)

/** What stands at an address now, by way of our server. Rejects with words of why not. */
export async function readAddress(address: string, at: At): Promise<{ read: IcsRead; name: string | null }> {
  const response = await call(pageNetwork, `${CALENDAR_PATH}read`, {
    method: 'POST',
    body: JSON.stringify({ address })
  })
  const answer = feedAnswer.safeParse(await response.json().catch(() => null))
  if (!answer.success) throw new AppError('unavailable', 'The answer holds no calendar')
  const { text } = answer.data
  const { read, refused } = await readIcsInWorker(new TextEncoder().encode(text).buffer, at.today, at.zone)
  if (!read) throw new AppError('unreadable', refused, { shown: at.refusal(refused) })
  const name = /^X-WR-CALNAME[^:\n]*:(.+)$/im.exec(text)?.[1]?.trim() ?? null
  return { read, name: name?.replaceAll(/\\([,;\\])/g, '$1') ?? null }
}

/** Keeps what was read, and what it changes in the tasks. Gives what takes these changes back. */
export async function saveRead(feed: Feed, read: IcsRead, at: At, now = new Date()): Promise<readonly Change[]> {
  const { db } = workspace()
  const tasks = (await rowsOf(db, 'tasks').toArray()).map(row => fromRow('tasks', row as unknown as Row<'tasks'>))
  const before = await db.feed_copies.get(feed.id)
  const changes = taskChanges(feed, before?.read ?? null, read, tasks, at.today, at.untitled)
  const back = changes.length > 0 ? await saveUndoable(changes) : []
  const when = now.toISOString()
  await db.feed_copies.put({ id: feed.id, address: feed.address, read, read_at: when, tried_at: when, failed: null })
  return back
}

/** Reads one again. What brought nothing leaves what was there, and is kept in words; without a network nothing is said. */
export async function refresh({ feed, copy }: ShownFeed, at: At, words: (error: AppError) => string): Promise<void> {
  try {
    const { read } = await readAddress(feed.address, at)
    await saveRead(feed, read, at)
  } catch (error) {
    const known = toAppError(error)
    if (known.code === 'offline') return
    await workspace().db.feed_copies.put({
      id: feed.id,
      address: feed.address,
      read: copy?.read ?? null,
      read_at: copy?.read_at ?? null,
      tried_at: new Date().toISOString(),
      failed: words(known)
    })
  }
}

export function isDue({ copy }: Pick<ShownFeed, 'copy'>, now: number): boolean {
  if (!copy) return true
  const since = (instant: string): number => (now - Date.parse(instant)) / HOUR
  const isOld = copy.read_at === null || since(copy.read_at) >= FEED_LIMITS.freshHours
  return isOld && since(copy.tried_at) >= (copy.failed === null ? 0 : AGAIN_HOURS)
}

/** Reads again what is older than a day, in one tab at a time. */
export async function refreshDue(at: At, words: (error: AppError) => string): Promise<void> {
  const { db, userId } = workspace()
  const due = (await feedsOf(db)).filter(one => isDue(one, Date.now()))
  if (due.length === 0 || !navigator.onLine) return
  await navigator.locks.request(`${site.slug}-feeds:${userId}`, { ifAvailable: true }, async lock => {
    if (lock) for (const one of due) await refresh(one, at, words)
  })
}
