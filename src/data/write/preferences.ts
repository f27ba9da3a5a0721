import type { Fields, Preferences } from '#contract/entities.ts'
import { live } from '#data/read/live.ts'
import { deviceTimeZone, preferenceDefaults } from '#data/device/preferences-defaults.ts'
import { fromRow } from '#data/device/rows.ts'
import { rebuildSchedules } from '#data/entities/schedules.ts'
import { workspace } from '#data/read/workspace.ts'
import { saveAll } from '#data/write/write.ts'

const NEVER = new Date(0).toISOString()

/** The student's own row, or the defaults until there is one. */
export const $preferences = live<Preferences>(async db => {
  const [row] = await db.preferences.toArray()
  if (row) return fromRow('preferences', row)
  const base = { id: workspace().userId, rev: 0, createdAt: NEVER, updatedAt: NEVER, deletedAt: null }
  return { ...base, ...preferenceDefaults() }
})

/** Only what is named is sent, so that two devices that both begin do not undo each other's choices. */
export async function savePreferences(fields: Partial<Fields<'preferences'>>): Promise<void> {
  const { db, userId } = workspace()
  const assumed = { timeZone: deviceTimeZone() }
  const all = { ...assumed, ...fields }
  await saveAll([
    { name: 'preferences', id: userId, fields: all, assumed: fields.timeZone === undefined ? ['timeZone'] : [] }
  ])
  await rebuildSchedules(db)
}
