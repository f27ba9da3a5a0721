import type { Entity, EntityName, Fields } from '#contract/entities.ts'
import { rowsOf, type Database } from '#data/device/database.ts'
import { planDefaults } from '#data/device/defaults.ts'
import { live } from '#data/read/live.ts'
import { withoutDoubles } from '#data/read/plan/doubles.ts'
import { fedEvents, type FedEvent } from '#data/read/plan/fed.ts'
import { preferenceDefaults } from '#data/device/preferences-defaults.ts'
import { readLosses } from '#data/read/marks/losses.ts'
import { fromRow, type Row, isLiving } from '#data/device/rows.ts'
import { workspace } from '#data/read/workspace.ts'

/** Everything a plan is made from, as it lies on the device. */
export interface PlanRows {
  readonly subjects: readonly Entity<'subjects'>[]
  readonly topics: readonly Entity<'topics'>[]
  readonly exams: readonly Entity<'exams'>[]
  readonly tasks: readonly Entity<'tasks'>[]
  readonly lessons: readonly Entity<'lessons'>[]
  readonly blocks: readonly Entity<'blocks'>[]
  readonly activities: readonly Entity<'activities'>[]
  /** Null while the student has set nothing. */
  readonly settings: Entity<'plan_settings'> | null
  /** Busy time of calendars that are read by their address. */
  readonly fed?: readonly FedEvent[]
  /** Lost marks that are still to be won back, by topic. */
  readonly lost?: ReadonlyMap<string, number>
}

async function all<Name extends EntityName>(db: Database, name: Name): Promise<Entity<Name>[]> {
  const rows = await rowsOf(db, name).toArray()
  return rows.filter(isLiving).map(row => fromRow(name, row as unknown as Row<Name>))
}

/** As they lie on the disk now; `$planRows` may lag behind by its pace. */
export async function readPlanRows(db: Database = workspace().db): Promise<PlanRows> {
  const [subjects, topics, exams, tasks, lessons, stored, activities, settings, feeds] = await Promise.all([
    all(db, 'subjects'),
    all(db, 'topics'),
    all(db, 'exams'),
    all(db, 'tasks'),
    all(db, 'lessons'),
    all(db, 'blocks'),
    all(db, 'activities'),
    all(db, 'plan_settings'),
    all(db, 'feeds')
  ])
  const fed = await fedEvents(db, feeds)
  const blocks = withoutDoubles(stored)
  subjects.sort((a, b) => a.position - b.position || a.name.localeCompare(b.name))
  topics.sort((a, b) => a.position - b.position || a.name.localeCompare(b.name))
  exams.sort((a, b) =>
    a.takesOn < b.takesOn ? -1 : a.takesOn > b.takesOn ? 1 : (a.startMinute ?? 0) - (b.startMinute ?? 0)
  )
  const open = (await readLosses(db)).filter(({ state }) => state.state !== 'closed')
  const lost = new Map<string, number>()
  for (const { topicId } of open) if (topicId !== null) lost.set(topicId, (lost.get(topicId) ?? 0) + 1)
  return { subjects, topics, exams, tasks, lessons, blocks, activities, settings: settings[0] ?? null, fed, lost }
}

/** Typing changes a row with each letter; a plan is read anew at most so often, the first change at once. */
const PACE_MS = 250

export const $planRows = live<PlanRows>(readPlanRows, PACE_MS)

/** Four o'clock. */
const AFTER_SCHOOL = 960
/** Ten o'clock: the earliest of a day without school. */
const LATE_MORNING = 600

type PlanSettingsFields = Fields<'plan_settings'>
type FullSettings = { readonly [Column in keyof PlanSettingsFields]: NonNullable<PlanSettingsFields[Column]> }

/**
 * What the student said, and of the rest what holds until then: the minutes a day said while setting up. What is assumed
 * is never stored, so that a device that does not know the settings yet cannot write it over them.
 */
export function settingsOf(
  { settings }: Pick<PlanRows, 'settings'>,
  minutesPerDay = preferenceDefaults().minutesPerDay
): FullSettings {
  const said = settings ?? planDefaults()
  const minutes = Math.min(960, Math.round(minutesPerDay))
  // Until the student says otherwise, school takes the day from Monday to Friday.
  const days = Array.from({ length: 7 }, (_, at) => ({
    minutes,
    times: at < 5 ? [{ from: AFTER_SCHOOL, to: 1260 }] : []
  }))
  return {
    ...said,
    availability: said.availability ?? { v: 1, days },
    earliestMinute: said.earliestMinute ?? LATE_MORNING,
    dailyCap: said.dailyCap ?? Math.max(minutes, 240)
  }
}

/** Which of these rows were removed: bringing them in again restores them. */
export async function removedAmong(name: 'blocks' | 'tasks', ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await rowsOf(workspace().db, name).bulkGet([...ids])
  const known = rows.filter(row => row !== undefined)
  return new Set(known.filter(row => !isLiving(row)).map(({ id }) => id))
}
