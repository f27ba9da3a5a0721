import type { EntityName } from '#contract/entities.ts'
import type { Database } from '#data/database.ts'
import type { AnyRow } from '#data/rows.ts'
import { reschedule } from '#data/review/schedules.ts'
import { summarise } from '#data/notes/summaries.ts'

/** Every table that a change of these entities may touch: the scope of its one transaction. */
export function scopeOf(db: Database, names: Iterable<EntityName>): string[] {
  const tables = new Set<string>(['outbox', 'bases', 'meta'])
  for (const name of names) {
    tables.add(name)
    if (name === 'notes') tables.add('summaries')
    if (name === 'cards' || name === 'reviews') for (const of of SCHEDULED) tables.add(of)
  }
  return db.tables.map(table => table.name).filter(name => tables.has(name))
}

const SCHEDULED = ['cards', 'reviews', 'preferences', 'schedules']

/** Brings what is computed from rows up to date; call it last in the transaction that wrote them. */
export async function derive(db: Database, changed: ReadonlyMap<EntityName, readonly AnyRow[]>): Promise<void> {
  const notes = changed.get('notes') ?? []
  if (notes.length > 0) await summarise(db, [...new Set(notes.map(note => note.id))])
  const cards = new Set((changed.get('cards') ?? []).map(card => card.id))
  for (const review of changed.get('reviews') ?? []) cards.add(String(review['card_id']))
  if (cards.size > 0) await reschedule(db, [...cards])
}
