import type { ReadableAtom } from 'nanostores'
import { live } from '#data/read/live.ts'
import type { Remote } from '#lib/remote.ts'
import { isLiving } from '#data/device/rows.ts'

const LAST = 60

/** How long the student's last answers took, in milliseconds. Ids are UUIDv7, so the newest reviews stand last. */
export const $lastDurations: ReadableAtom<Remote<readonly number[]>> = live(async db => {
  const reviews = await db.reviews.orderBy('id').reverse().limit(LAST).toArray()
  return reviews.filter(isLiving).map(review => review.duration_ms)
})
