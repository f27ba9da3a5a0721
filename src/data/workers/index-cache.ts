import type { NoteText } from '#contract/engine/worker.ts'
import type { Database, NoteIndexRow, SummaryRow } from '#data/device/database.ts'
import { askedLectures, lectureTexts, type AskedRow } from '#data/read/lectures/asked-lectures.ts'
import type { Run } from '#data/workers/client.ts'
import type { EngineClient } from '#data/workers/engine.ts'
import { storageProblem } from '#data/device/storage.ts'
import { log } from '#lib/log.ts'

/** Notes and words handed to the worker at once: what a page can copy without being felt. */
const AT_ONCE = { notes: 40, words: 10_000 }
const READ_AT_ONCE = 2000

/** Changes with every change of a note's words, and with some that leave them alone. */
const stampOf = ({ updated_at, words, title }: AskedRow): string => `${updated_at} ${words} ${title}`

function batchesOf(notes: readonly AskedRow[]): AskedRow[][] {
  const batches: AskedRow[][] = []
  let words = Infinity
  for (const note of notes) {
    const last = batches.at(-1)
    if (!last || words + note.words > AT_ONCE.words || last.length === AT_ONCE.notes) {
      batches.push([note])
      words = note.words
    } else {
      last.push(note)
      words += note.words
    }
  }
  return batches
}

/** Read in steps: ten thousand rows at once would be felt. */
export async function allSummaries(db: Database): Promise<SummaryRow[]> {
  const all: SummaryRow[] = []
  for (let after = ''; ;) {
    const rows = await db.summaries.where('id').above(after).limit(READ_AT_ONCE).toArray()
    all.push(...rows)
    const last = rows.at(-1)
    if (!last || rows.length < READ_AT_ONCE) return all
    after = last.id
  }
}

/** An index is a convenience: a device that is full, or a page of it that cannot be read, costs time and nothing else. */
export async function spared<Value>(what: string, work: Promise<Value>, otherwise: Value): Promise<Value> {
  try {
    return await work
  } catch (error) {
    if (storageProblem(error) === null) log(what, error)
    return otherwise
  }
}

/** Keeps the worker's index cache and the device's table in step with the notes, as far as a question needs it. */
export class IndexCache {
  readonly #db: Database
  readonly #engine: EngineClient
  /** What the worker holds, by the stamp it was made for. */
  #held = new Map<string, string>()
  #generation = 0
  #isSwept = false
  #queue: Promise<unknown> = Promise.resolve()

  constructor(db: Database, engine: EngineClient) {
    this.#db = db
    this.#engine = engine
  }

  /** Brings every note that `wanted` picks up to date; stopped in between, what is done stays done. */
  prepare(wanted: (note: AskedRow) => boolean, run: Run = {}): Promise<string[]> {
    const turn = this.#queue.then(() => this.#prepare(wanted, run))
    this.#queue = turn.catch(() => undefined)
    return turn
  }

  /** For what state of a note the worker's index was made. */
  stampOf(id: string): string {
    return this.#held.get(id) ?? ''
  }

  /** The worker that was prepared is still the one that answered. */
  isSame(): boolean {
    return this.#generation === this.#engine.generation()
  }

  async #prepare(wanted: (note: AskedRow) => boolean, { signal, onProgress }: Run): Promise<string[]> {
    if (this.#generation === 0 || !this.isSame()) {
      await this.#engine.run('shelve', [[], []])
      this.#held = new Map()
      this.#generation = this.#engine.generation()
    }
    const all = [...(await allSummaries(this.#db)), ...(await askedLectures(this.#db))]
    await this.#forget(new Set(all.map(note => note.id)))
    const asked = all.filter(wanted)
    const stale = asked.filter(note => this.#held.get(note.id) !== stampOf(note))
    let done = asked.length - stale.length
    for (const batch of batchesOf(stale)) {
      signal?.throwIfAborted()
      await this.#take(batch)
      done += batch.length
      onProgress?.(done, asked.length)
    }
    signal?.throwIfAborted()
    return asked.map(note => note.id)
  }

  /** Deleted notes leave the worker at once, and the table with them. */
  async #forget(living: ReadonlySet<string>): Promise<void> {
    const table = this.#db.note_indexes
    const kept = this.#isSwept ? [] : await spared('note indexes', table.toCollection().primaryKeys(), [])
    const gone = new Set([...this.#held.keys(), ...kept]).difference(living)
    this.#isSwept = true
    if (gone.size === 0) return
    await this.#engine.run('shelve', [[], [...gone]])
    for (const id of gone) this.#held.delete(id)
    await spared('note indexes', table.bulkDelete([...gone]), undefined)
    await spared('note meanings', this.#db.note_meanings.bulkDelete([...gone]), undefined)
  }

  async #take(batch: readonly AskedRow[]): Promise<void> {
    const table = this.#db.note_indexes
    const rows = await spared('note indexes', table.bulkGet(batch.map(note => note.id)), [])
    const kept = new Map(rows.filter(row => row !== undefined).map(row => [row.id, row]))
    const stamps = new Map(batch.map(note => [note.id, stampOf(note)]))
    const isFresh = (row: NoteIndexRow): boolean => row.stamp === stamps.get(row.id)
    const fresh = [...kept.values()].filter(isFresh).map(({ id, index }) => ({ id, index }))
    const refused = fresh.length > 0 ? new Set(await this.#engine.run('shelve', [fresh, []])) : new Set()
    const current = new Set(fresh.map(({ id }) => id).filter(id => !refused.has(id)))
    await this.#index(
      batch.filter(({ id }) => !current.has(id)).map(({ id }) => id),
      stamps,
      kept
    )
    for (const [id, stamp] of stamps) this.#held.set(id, stamp)
  }

  async #index(
    ids: readonly string[],
    stamps: ReadonlyMap<string, string>,
    kept: ReadonlyMap<string, NoteIndexRow>
  ): Promise<void> {
    if (ids.length === 0) return
    const notes = (await this.#db.notes.bulkGet([...ids])).filter(note => note !== undefined)
    const texts = [...notes, ...(await lectureTexts(this.#db, ids))].map(({ id, title, doc }): NoteText => {
      const known = kept.get(id)
      return { id, title, doc, ...(known && { known: { hash: known.hash, index: known.index } }) }
    })
    const indexed = await this.#engine.run('index', [texts])
    const rows = indexed.map(({ id, hash, index }) => {
      return { id, hash, index: index ?? kept.get(id)?.index, stamp: stamps.get(id) ?? '' }
    })
    await spared('note indexes', this.#db.note_indexes.bulkPut(rows), '')
  }
}
