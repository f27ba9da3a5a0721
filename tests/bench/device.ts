import 'fake-indexeddb/auto'
import { aCard, aNote } from '../support/stored-rows.ts'
import { databaseFor, type Database } from '../../src/data/device/database.ts'
import { readQueue } from '../../src/data/read/cards/due-queue.ts'
import { findNotes } from '../../src/data/read/notes/note-search.ts'
import { blankRow } from '../../src/data/write/record.ts'
import { toColumns, type Row } from '../../src/data/device/rows.ts'
import { scheduleRow } from '../../src/data/entities/schedules.ts'
import { summarise } from '../../src/data/entities/summaries.ts'
import { newId } from '../../src/lib/ids.ts'

/** Figures of IndexedDB in memory (fake-indexeddb): they show the shape of the cost, a browser's own are lower or alike. */
export interface Timing {
  readonly what: string
  readonly p50: number
  readonly p95: number
}

const DAY = 86_400_000
const AT = '2026-11-01T08:00:00.000Z'
const NOW = new Date('2026-11-21T12:00:00Z')

export async function timed(what: string, runs: number, work: () => Promise<unknown>): Promise<Timing> {
  const took: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const began = performance.now()
    await work()
    took.push(performance.now() - began)
  }
  const sorted = took.toSorted((a, b) => a - b)
  return { what, p50: sorted[Math.floor(runs / 2)] ?? 0, p95: sorted[Math.floor(runs * 0.95)] ?? 0 }
}

/** A third new, a third due, a third not yet due: as in the middle of a school year. */
async function fillCards(db: Database, count: number): Promise<void> {
  const wishes = { desiredRetention: 0.9, weights: null }
  for (let start = 0; start < count; start += 5000) {
    const rows = Array.from({ length: Math.min(5000, count - start) }, (_, index) => {
      const id = newId()
      const card = { ...blankRow('cards', id, AT), ...toColumns(aCard()) } as unknown as Row<'cards'>
      const days = index % 3 === 1 ? 12 : 1
      const reviewed = new Date(NOW.getTime() - days * DAY).toISOString()
      const review = {
        ...blankRow('reviews', newId(), AT),
        card_id: id,
        grade: 4,
        reviewed_at: reviewed,
        duration_ms: 9
      }
      return { card, schedule: scheduleRow(card, index % 3 === 0 ? [] : [review as unknown as Row<'reviews'>], wishes) }
    })
    await db.cards.bulkPut(rows.map(row => row.card))
    await db.schedules.bulkPut(rows.map(row => row.schedule))
  }
}

/** Budget: 100 ms with 100,000 cards (design §8). */
export async function dueQueueTime(cards: number, runs = 20): Promise<Timing> {
  const db = databaseFor(`bench-${newId()}`)
  await fillCards(db, cards)
  await readQueue(db, NOW)
  const timing = await timed(`due queue, ${cards} cards`, runs, () => readQueue(db, NOW))
  await db.delete()
  return timing
}

const WORDS =
  'the cause of war was trade steel empire treaty photosynthesis momentum enzyme quadratic revolution'.split(' ')

/** Budget: 50 ms with 10,000 notes (design §8), once the texts are in memory. */
export async function noteSearchTime(notes = 10_000, runs = 20): Promise<Timing> {
  const db = databaseFor(`bench-${newId()}`)
  for (let start = 0; start < notes; start += 1000) {
    const rows = Array.from({ length: Math.min(1000, notes - start) }, (_, index) => {
      const words = Array.from({ length: 200 }, (_word, place) => WORDS[(index * 7 + place * 13) % WORDS.length])
      const fields = aNote([{ id: 'block-one', text: `${words.join(' ')} word${start + index}` }])
      return { ...blankRow('notes', newId(), AT), ...toColumns(fields) } as unknown as Row<'notes'>
    })
    await db.notes.bulkPut(rows)
    await summarise(
      db,
      rows.map(row => row.id)
    )
  }
  await findNotes(db, 'warm')
  const timing = await timed(`search, ${notes} notes`, runs, () => findNotes(db, `enzyme word${notes - 1}`))
  await db.delete()
  return timing
}
