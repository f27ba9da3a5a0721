import { liveQuery, type Subscription } from 'dexie'
import type { Database, SummaryRow } from '#data/database.ts'

interface Text {
  readonly updatedAt: string
  readonly folded: string
}

/** What a search scans: reading ten thousand rows for each key press would cost more than the search. */
interface Shelf {
  readonly texts: Map<string, Text>
  summaries: Promise<readonly SummaryRow[]>
  subscription: Subscription
  timer: ReturnType<typeof setTimeout> | undefined
}

/** Nobody searches any more: saves need not bring the shelf up to date. */
const IDLE = 60_000

const shelves = new WeakMap<Database, Shelf>()

/** Without case and accents, so that "resume" finds "Résumé". */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
}

function newestFirst(db: Database): Promise<readonly SummaryRow[]> {
  return db.summaries.orderBy('updated_at').reverse().toArray()
}

/** Reads and folds the texts of notes that changed since they were last read. */
async function bringUpToDate(db: Database, texts: Map<string, Text>, summaries: readonly SummaryRow[]): Promise<void> {
  const stale = summaries.filter(({ id, updated_at }) => texts.get(id)?.updatedAt !== updated_at)
  if (stale.length === 0) return
  const notes = await db.notes.bulkGet(stale.map(({ id }) => id))
  for (const note of notes)
    if (note) texts.set(note.id, { updatedAt: note.updated_at, folded: fold(`${note.title}\n${note.plain}`) })
}

/** The shelf follows every change in any tab while somebody searches. */
function shelfOf(db: Database): Shelf {
  let shelf = shelves.get(db)
  if (!shelf) {
    const first = Promise.withResolvers<readonly SummaryRow[]>()
    const made: Shelf = {
      texts: new Map(),
      summaries: first.promise,
      subscription: liveQuery(() => newestFirst(db)).subscribe({
        next: summaries => {
          first.resolve(summaries)
          made.summaries = Promise.resolve(summaries)
        },
        error: (error: unknown) => {
          shelves.delete(db)
          first.reject(error instanceof Error ? error : new Error(String(error)))
        }
      }),
      timer: undefined
    }
    shelves.set(db, made)
    shelf = made
  }
  clearTimeout(shelf.timer)
  const { subscription } = shelf
  shelf.timer = setTimeout(() => {
    subscription.unsubscribe()
    shelves.delete(db)
  }, IDLE)
  return shelf
}

/** Notes that hold every word, newest change first. */
export async function findNotes(db: Database, text: string): Promise<SummaryRow[]> {
  const words = fold(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const shelf = shelfOf(db)
  const summaries = await shelf.summaries
  await bringUpToDate(db, shelf.texts, summaries)
  return summaries.filter(({ id }) => {
    const folded = shelf.texts.get(id)?.folded ?? ''
    return words.every(word => folded.includes(word))
  })
}
