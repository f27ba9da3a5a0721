import { $notes, searchNotes } from '#data/write/notes/notes.ts'
import { save } from '#data/write/write.ts'
import { SIZES } from '#config/sizes.ts'
import { newBlockId } from '#lib/values/block-id.ts'
import { wordsOfAddress, type InnerPlace } from '#lib/values/note-address.ts'
import { newId } from '#lib/ids.ts'
import { firstSigns } from '#lib/values/whole-text.ts'
import { m } from '#messages/generated/messages.js'
import { onceReady } from '#stores/once-ready.ts'
import { tryOrNotify } from '#stores/try-or-notify.ts'
import { openTool } from '#stores/route.ts'
import { showPassage } from '#tools/notetaker/pdf/goal.store.ts'

const SHOWN = 8

interface Linkable {
  readonly id: string
  readonly title: string
}

const named = ({ id, title }: Linkable): Linkable => ({ id, title: title.trim() === '' ? m.notes_untitled() : title })

/** Titles that begin with the words come first, then those that hold them, then notes that hold them in their text. */
async function find(own: string, query: string): Promise<Linkable[]> {
  const wanted = query.trim().toLocaleLowerCase()
  const notes = (await onceReady($notes)).filter(({ id }) => id !== own)
  if (wanted === '') return notes.slice(0, SHOWN).map(named)
  const begins = notes.filter(({ title }) => title.toLocaleLowerCase().startsWith(wanted))
  const holds = notes.filter(({ title }) => title.toLocaleLowerCase().includes(wanted))
  const found = begins.length + holds.length >= SHOWN ? [] : await searchNotes(wanted)
  const all = new Map([...begins, ...holds, ...found.filter(({ id }) => id !== own)].map(note => [note.id, note]))
  return [...all.values()].slice(0, SHOWN).map(named)
}

/** What the editor asks about the other notes, for the open one. */
export function linksOf(own: string, subjectId: () => string | null) {
  return {
    find: (query: string) => find(own, query),
    make: async (name: string): Promise<Linkable | null> => {
      const made = { id: newId(), title: firstSigns(name, SIZES.title) }
      const doc = { type: 'doc', content: [{ type: 'paragraph', attrs: { id: newBlockId() } }] }
      const stored: Linkable[] = []
      await tryOrNotify(async () => {
        await save('notes', made.id, { subjectId: subjectId(), title: made.title, doc, plain: '' })
        stored.push(made)
      })
      return stored[0] ?? null
    },
    open: (place: InnerPlace) => {
      openTool('notetaker', place)
      // The same passage pressed again is the same address.
      if ('note' in place && place.page !== undefined)
        showPassage({ note: place.note, page: Number(place.page), words: wordsOfAddress(place.words) })
    }
  }
}
