import { live } from '#data/read/live.ts'

export interface DeletedNote {
  readonly id: string
  readonly title: string
  readonly excerpt: string
  readonly deletedAt: string
}

/** The server keeps the rows of deleted notes for 90 days: a device that comes late still sees these. */
export const KEPT_DAYS = 30
const DAY = 86_400_000
const EXCERPT = 160

/** Those that can be got back, the last deleted first; a sheet that was left without a word is none. */
export const $deletedNotes = live<DeletedNote[]>(async db => {
  const since = new Date(Date.now() - KEPT_DAYS * DAY).toISOString()
  const rows = await db.notes.where('deleted_at').above(since).reverse().sortBy('deleted_at')
  return rows
    .filter(({ title, plain }) => title.trim() !== '' || plain.trim() !== '')
    .map(({ id, title, plain, deleted_at }) => ({
      id,
      title: title.trim(),
      excerpt: plain.slice(0, EXCERPT).replaceAll(/\s+/g, ' ').trim(),
      deletedAt: deleted_at ?? ''
    }))
})
