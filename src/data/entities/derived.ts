import type { EntityName } from '#contract/entities.ts'
import type { Database } from '#data/device/database.ts'
import type { AnyRow } from '#data/device/rows.ts'
import { behaviourOf, type Derived } from '#data/entities/registry.ts'

/** Every table that a change of these entities may touch: the scope of its one transaction. */
export function scopeOf(db: Database, names: Iterable<EntityName>): string[] {
  const tables = new Set<string>(['outbox', 'bases', 'meta'])
  for (const name of names) for (const table of [name, ...(behaviourOf(name).derived?.tables ?? [])]) tables.add(table)
  return db.tables.map(table => table.name).filter(name => tables.has(name))
}

/** Brings what is computed from rows up to date; call it last in the transaction that wrote them. */
export async function derive(db: Database, changed: ReadonlyMap<EntityName, readonly AnyRow[]>): Promise<void> {
  const work = new Map<Derived['compute'], Set<string>>()
  for (const [name, rows] of changed) {
    const { derived } = behaviourOf(name)
    if (!derived) continue
    const ids = work.get(derived.compute) ?? new Set()
    for (const row of rows) ids.add(derived.of(row))
    work.set(derived.compute, ids)
  }
  for (const [compute, ids] of work) if (ids.size > 0) await compute(db, [...ids])
}
