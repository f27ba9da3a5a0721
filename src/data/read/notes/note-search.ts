import { liveQuery, type Subscription } from 'dexie'
import type { Database, SummaryRow } from '#data/device/database.ts'
import { fold } from '#lib/find/fold.ts'
import { someBeginWithTypo, wordsIn } from '#lib/values/one-typo.ts'

interface Text {
  readonly updatedAt: string
  readonly folded: string
  /** Its different words, split when a search first looks for slips. */
  words?: readonly string[]
}

/** What a search scans: reading ten thousand rows for each key press would cost more than the search. */
interface Cache {
  readonly texts: Map<string, Text>
  summaries: Promise<readonly SummaryRow[]>
  subscription: Subscription
  timer: ReturnType<typeof setTimeout> | undefined
}

/** Nobody searches any more: saves need not bring the cache up to date. */
const IDLE = 60_000

const caches = new WeakMap<Database, Cache>()

/** A row of before tags has none. */
function tagsOf({ tags = [] }: { readonly tags?: readonly string[] }): readonly string[] {
  return tags
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
    if (note)
      texts.set(note.id, {
        updatedAt: note.updated_at,
        folded: fold([note.title, note.plain, ...tagsOf(note).map(tag => `#${tag}`)].join('\n'))
      })
}

/** The cache follows every change in any tab while somebody searches. */
function cacheOf(db: Database): Cache {
  let cache = caches.get(db)
  if (!cache) {
    const first = Promise.withResolvers<readonly SummaryRow[]>()
    const made: Cache = {
      texts: new Map(),
      summaries: first.promise,
      subscription: liveQuery(() => newestFirst(db)).subscribe({
        next: summaries => {
          first.resolve(summaries)
          made.summaries = Promise.resolve(summaries)
        },
        error: (error: unknown) => {
          caches.delete(db)
          first.reject(error instanceof Error ? error : new Error(String(error)))
        }
      }),
      timer: undefined
    }
    caches.set(db, made)
    cache = made
  }
  clearTimeout(cache.timer)
  const { subscription } = cache
  cache.timer = setTimeout(() => {
    subscription.unsubscribe()
    caches.delete(db)
  }, IDLE)
  return cache
}

const wordsOf = (text: Text): readonly string[] => (text.words ??= wordsIn(text.folded))

function holds(text: Text | undefined, word: string, isExact: boolean): boolean {
  if (!text || text.folded.includes(word)) return text !== undefined
  return !isExact && someBeginWithTypo(wordsOf(text), word)
}

/**
 * Notes that hold every word, newest change first. Where none does, those that hold it with one slip in a word of five
 * letters and more: "rathenua" finds Rathenau.
 */
export async function findNotes(db: Database, text: string): Promise<SummaryRow[]> {
  const words = fold(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const cache = cacheOf(db)
  const summaries = await cache.summaries
  await bringUpToDate(db, cache.texts, summaries)
  const find = (isExact: boolean): SummaryRow[] =>
    summaries.filter(({ id }) => words.every(word => holds(cache.texts.get(id), word, isExact)))
  const exact = find(true)
  return exact.length > 0 ? exact : find(false)
}
