import { trueNow } from '#data/backend/server-clock.ts'
import { preferenceDefaults } from '#data/device/preferences-defaults.ts'
import { schedulerOptions } from '#data/entities/schedules.ts'
import { isLiving } from '#data/device/rows.ts'
import { rowsOf } from '#data/device/database.ts'
import { workspace } from '#data/read/workspace.ts'
import type { OwnCard } from '#domain/import/compare.ts'
import type { Wishes } from '#workers/import/anki/clock.ts'

/** All cards of the student, with what an import is compared by. */
export async function readOwnCards(): Promise<readonly OwnCard[]> {
  const rows = await rowsOf(workspace().db, 'cards').toArray()
  return rows.filter(isLiving).map(row => ({
    id: row.id,
    kind: row['kind'] as OwnCard['kind'],
    groupId: String(row['group_id']),
    guid: (row['guid'] ?? null) as string | null,
    front: String(row['front']),
    back: String(row['back']),
    ordinal: Number(row['ordinal']),
    tags: (row['tags'] ?? []) as string[]
  }))
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
