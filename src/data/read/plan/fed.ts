import type { Database, FeedCopyRow } from '#data/device/database.ts'
import type { Feed } from '#contract/entities.ts'

/** Busy time of a calendar that is read by its address: nobody's row, as it is read anew each day. */
export interface FedEvent {
  readonly day: string
  readonly start: number
  readonly minutes: number
  readonly title: string
}

type Takes = Pick<Feed, 'id' | 'takes' | 'address'>

const isOf = ({ address }: FeedCopyRow, feed: Takes): boolean => address === feed.address

export async function fedEvents(db: Database, feeds: readonly Takes[]): Promise<FedEvent[]> {
  const taking = feeds.filter(({ takes }) => takes !== 'tasks')
  if (taking.length === 0) return []
  const copies = await db.feed_copies.bulkGet(taking.map(({ id }) => id))
  return taking.flatMap((feed, at) => {
    const copy = copies[at]
    if (!copy || !isOf(copy, feed)) return []
    return (copy.read?.events ?? []).map(({ day, start, minutes, title }) => ({
      day,
      start,
      minutes: Math.min(1440 - start, minutes),
      title
    }))
  })
}
