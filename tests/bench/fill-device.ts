import type { Page } from '@playwright/test'
import { newSchedule, replay } from '#domain/schedule-fsrs.ts'

const DAY = 86_400_000

/**
 * A device that opens for the first time derives its schedules from its reviews, and notes when that is done. Rows
 * without reviews may be put there only then.
 */
export async function schedulesDerived(page: Page, userId: string): Promise<void> {
  await page.waitForFunction(async name => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name)
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error ?? new Error('IndexedDB'))
    })
    const isThere = db.objectStoreNames.contains('meta')
    const noted =
      isThere &&
      (await new Promise(resolve => {
        const asking = db.transaction('meta').objectStore('meta').get('schedules')
        asking.onsuccess = () => resolve(asking.result)
      }))
    db.close()
    return Boolean(noted)
  }, `cramless-${userId}`)
}

/** Puts `size` cards and their schedules on the device, two in three seasoned, one in three new, most of them due. */
export async function fillDevice(page: Page, userId: string, size: number): Promise<void> {
  const now = Date.now()
  const createdAt = new Date(now - 200 * DAY).toISOString()
  const reviews = [3, 3, 3, 3].map((grade, step) => ({
    grade: grade as 3,
    reviewedAt: new Date(now - (190 - step * 40) * DAY).toISOString()
  }))
  const seasoned = replay('bench', createdAt, reviews, { desiredRetention: 0.9, weights: null })
  const fresh = newSchedule(createdAt)
  await page.evaluate(
    async ({ userId, size, now, createdAt, seasoned, fresh, firstAt }) => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(`cramless-${userId}`)
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error ?? new Error('IndexedDB'))
      })
      const day = 86_400_000
      const base = { rev: 1, created_at: createdAt, updated_at: createdAt, deleted_at: null, user_id: userId }
      const put = (from: number, to: number) =>
        new Promise<void>((resolve, reject) => {
          const work = db.transaction(['cards', 'schedules'], 'readwrite', { durability: 'relaxed' })
          for (let index = from; index < to; index++) {
            const id = `01900000-0000-7000-8000-${index.toString(16).padStart(12, '0')}`
            const isNew = index % 3 === 0
            const due = new Date(now + ((index % 60) - 45) * day).toISOString()
            const schedule = isNew ? fresh : { ...seasoned, due }
            const words = { front: `Question ${index}: why did it happen?`, back: `Because of reason ${index}.` }
            const none = { subject_id: null, note_id: null, source: null, suspended: false, buried_until: null }
            work.objectStore('cards').put({
              ...base,
              ...none,
              id,
              group_id: id,
              kind: 'basic',
              ...words,
              ordinal: 0,
              engine: 'manual'
            })
            work.objectStore('schedules').put({
              card_id: id,
              queue: isNew ? 'new' : 'review',
              due: schedule.due,
              last_reviewed_at: schedule.lastReviewedAt ?? '',
              first_reviewed_at: isNew ? null : firstAt,
              answered_in_review_at: isNew ? null : schedule.lastReviewedAt,
              group_id: id,
              created_at: createdAt,
              suspended: false,
              buried_until: null,
              schedule
            })
          }
          work.oncomplete = () => resolve()
          work.onerror = () => reject(work.error ?? new Error('IndexedDB'))
        })
      for (let from = 0; from < size; from += 5000) await put(from, Math.min(size, from + 5000))
      db.close()
    },
    { userId, size, now, createdAt, seasoned, fresh, firstAt: reviews[0]?.reviewedAt ?? createdAt }
  )
}
