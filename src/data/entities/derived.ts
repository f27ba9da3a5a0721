import type { EntityName } from '#contract/entities.ts'
import type { Database } from '#data/device/database.ts'
import type { AnyRow } from '#data/device/rows.ts'
import { reschedule } from '#data/entities/schedules.ts'
import { summarise } from '#data/entities/summaries.ts'

interface Derived {
  /** What computing it reads and writes. */
  readonly tables: readonly string[]
  /** Whose derived rows a changed row concerns. */
  readonly of: (row: AnyRow) => string
  readonly compute: (db: Database, ids: readonly string[]) => Promise<void>
}

const ofItself = (row: AnyRow): string => row.id
const SCHEDULED = ['cards', 'reviews', 'preferences', 'schedules', 'exams', 'subjects', 'summaries']

/** What is computed from an entity's rows and stored on the device; an entity without an entry has nothing. */
const DERIVED: Partial<Record<EntityName, Derived>> = {
  notes: { tables: ['summaries'], of: ofItself, compute: summarise },
  cards: { tables: SCHEDULED, of: ofItself, compute: reschedule },
  reviews: { tables: SCHEDULED, of: row => String(row['card_id']), compute: reschedule }
}

/** Every table that a change of these entities may touch: the scope of its one transaction. */
export function scopeOf(db: Database, names: Iterable<EntityName>): string[] {
  const tables = new Set<string>(['outbox', 'bases', 'meta'])
  for (const name of names) for (const table of [name, ...(DERIVED[name]?.tables ?? [])]) tables.add(table)
  return db.tables.map(table => table.name).filter(name => tables.has(name))
}

/** Brings what is computed from rows up to date; call it last in the transaction that wrote them. */
export async function derive(db: Database, changed: ReadonlyMap<EntityName, readonly AnyRow[]>): Promise<void> {
  const work = new Map<Derived['compute'], Set<string>>()
  for (const [name, rows] of changed) {
    const derived = DERIVED[name]
    if (!derived) continue
    const ids = work.get(derived.compute) ?? new Set()
    for (const row of rows) ids.add(derived.of(row))
    work.set(derived.compute, ids)
  }
  for (const [compute, ids] of work) if (ids.size > 0) await compute(db, [...ids])
}
