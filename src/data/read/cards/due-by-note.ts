import type { Database } from '#data/device/database.ts'
import { live } from '#data/read/live.ts'

/** A card more or less is no reason to count again at each answer of a review. */
const PACE = 2000
const FEW = 500
const FIRST = ''

/** The notes of these cards: of a few from the cards, of very many from the index, which holds no texts. */
async function notesOf(db: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length <= FEW) {
    const cards = await db.cards.bulkGet([...ids])
    return cards.flatMap(card => (card && card.note_id !== null ? [card.note_id] : []))
  }
  const due = new Set(ids)
  const ofNotes = db.cards.where('note_id').above(FIRST)
  const [cards, notes] = await Promise.all([ofNotes.primaryKeys(), ofNotes.keys()])
  return cards.flatMap((card, index) => (due.has(card) ? [notes[index] as string] : []))
}

/** How many cards of each note can be recalled now: those that are due, and those never asked. */
export const $dueByNote = live(async (db): Promise<ReadonlyMap<string, number>> => {
  const now = new Date().toISOString()
  const last = { new: '\uffff', learning: now, review: now }
  const queues = (['new', 'learning', 'review'] as const).map(queue =>
    db.schedules.where('[queue+due]').between([queue, FIRST], [queue, last[queue]], true, true).primaryKeys()
  )
  const ids = (await Promise.all(queues)).flat()
  const counts = new Map<string, number>()
  for (const note of await notesOf(db, ids)) counts.set(note, (counts.get(note) ?? 0) + 1)
  return counts
}, PACE)
