import { trueNow } from '#data/backend/server-clock.ts'
import { preferenceDefaults } from '#data/device/preferences-defaults.ts'
import { schedulerOptions } from '#data/entities/schedules.ts'
import { isLiving, type AnyRow } from '#data/device/rows.ts'
import { rowsOf } from '#data/device/database.ts'
import { workspace } from '#data/read/workspace.ts'
import type { OwnCard } from '#domain/import/compare.ts'
import type { Wishes } from '#workers/import/anki/clock.ts'

/** Rows of one read: the page takes them in while nothing else happens on it. */
const AT_ONCE = 500

const ownCard = (row: AnyRow): OwnCard => ({
  id: row.id,
  kind: row['kind'] as OwnCard['kind'],
  groupId: String(row['group_id']),
  guid: (row['guid'] ?? null) as string | null,
  front: String(row['front']),
  back: String(row['back']),
  ordinal: Number(row['ordinal']),
  tags: (row['tags'] ?? []) as string[]
})

/** All cards of the student, with what an import is compared by. */
export async function readOwnCards(): Promise<readonly OwnCard[]> {
  const cards = rowsOf(workspace().db, 'cards')
  const own: OwnCard[] = []
  for (let after = ''; ;) {
    const rows = await cards.where(':id').above(after).limit(AT_ONCE).toArray()
    for (const row of rows) if (isLiving(row)) own.push(ownCard(row))
    const last = rows.at(-1)
    if (!last || rows.length < AT_ONCE) return own
    after = last.id
  }
}

/** What reading a deck depends on of the student, beside the file. */
export async function readWishes(): Promise<Wishes> {
  const [stored] = await workspace().db.preferences.toArray()
  const { timeZone, dayStartsAt } = preferenceDefaults()
  return {
    ...schedulerOptions(stored),
    now: trueNow().getTime(),
    timeZone: stored?.time_zone ?? timeZone,
    dayStartsAt: stored?.day_starts_at ?? dayStartsAt
  }
}
