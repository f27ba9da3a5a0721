import type { Note } from '#contract/entities.ts'
import { fromRow, isLiving } from '#data/device/rows.ts'
import { placesOf } from '#data/import/places-of.ts'
import { sharedNames } from '#data/import/share/file-names.ts'
import { noteKeys, sharedCard } from '#data/import/share/own-shared.ts'
import { workspace } from '#data/read/workspace.ts'
import { fileHere, saveFile } from '#data/sync/files/files.ts'
import type { SharedCard } from '#domain/share/shared.ts'

/** What is shared, as it lies on this device; the documents of notes as they are stored. */
export interface Collected {
  readonly cards: readonly SharedCard[]
  readonly notes: readonly {
    readonly key: string
    readonly note: Pick<Note, 'id' | 'title' | 'tags' | 'doc'>
    readonly place: readonly string[]
  }[]
  /** By their names in a share: the ids of all files of the student. */
  readonly files: ReadonlyMap<string, string>
  /** By id. */
  readonly names: ReadonlyMap<string, string>
}

/** Cards and notes by their ids, what was deleted left out. */
export async function collectShare(cardIds: readonly string[], noteIds: readonly string[]): Promise<Collected> {
  const { db } = workspace()
  const names = await sharedNames()
  const placeOf = await placesOf(db)
  const notes = (await db.notes.bulkGet([...noteIds])).filter(isLiving).map(row => fromRow('notes', row))
  const keys = await noteKeys(notes.map(({ id }) => id))
  const cards = (await db.cards.bulkGet([...cardIds])).filter(isLiving).map(row => fromRow('cards', row))
  return {
    cards: cards
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map(card => {
        const place = placeOf(card)
        const note = card.noteId === null ? undefined : keys.get(card.noteId)
        return {
          ...sharedCard(card, names),
          ...(place.length > 0 && { place: place.slice(0, 10) }),
          ...(note !== undefined && { note })
        }
      }),
    notes: notes.map(note => ({
      key: keys.get(note.id) ?? '',
      note,
      place: placeOf({ ...note, noteId: note.id }).slice(0, 10)
    })),
    files: new Map([...names].map(([id, name]) => [name, id])),
    names
  }
}

/** From the device, else from the server; null where neither has it now. */
export async function sharedBytes(fileId: string): Promise<Blob | null> {
  const here = await fileHere(fileId)
  if (here) return here
  await saveFile(fileId).catch(() => undefined)
  return fileHere(fileId)
}

/** The cards that were made from a note. */
export async function cardsOfNote(noteId: string): Promise<readonly string[]> {
  const rows = await workspace().db.cards.where('note_id').equals(noteId).toArray()
  return rows.filter(isLiving).map(({ id }) => id)
}
