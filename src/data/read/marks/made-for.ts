import type { Note } from '#contract/entities.ts'
import { fromRow, isLiving } from '#data/device/rows.ts'
import { workspace } from '#data/read/workspace.ts'

/** Ids of the cards that ask for what these parts lost (`cardGroup`). */
export async function cardsOfGroups(groups: ReadonlySet<string>): Promise<string[]> {
  const rows = await workspace()
    .db.cards.filter(card => isLiving(card) && groups.has(card.group_id))
    .toArray()
  return rows.map(({ id }) => id)
}

export async function notesTitled(title: string): Promise<Note[]> {
  const rows = await workspace()
    .db.notes.filter(row => isLiving(row) && row.title === title)
    .toArray()
  return rows.map(row => fromRow('notes', row))
}
