import { encoderChanges, encoderFile } from '#data/workers/encoder.ts'
import { isModelRefused } from '#data/read/no-model.ts'
import { spared } from '#data/workers/index-cache.ts'
import type { Database } from '#data/device/database.ts'
import type { Run } from '#data/workers/client.ts'
import type { EngineClient } from '#data/workers/engine.ts'
import { log } from '#lib/log.ts'

/** Sentences read in one call of the worker: a quarter of a second, in which nobody's question waits longer. */
const AT_ONCE = 25
/** Milliseconds that a question waits for notes to be read; the rest is read after it, which is asked by words. */
const PATIENCE = 1000
/** Rows of vectors handed to the worker at once. */
const ROWS = 20

/** Keeps the worker's vectors and the device's table in step with the notes, while there is an encoder. */
export class MeaningCache {
  readonly #db: Database
  readonly #engine: EngineClient
  #generation = 0
  #changes = -1
  #hasEncoder = false
  #isOff = false
  /** What the worker holds, by the stamp it was read for. */
  #held = new Map<string, string>()
  #unread = new Map<string, string>()
  #reading: Promise<void> | null = null

  constructor(db: Database, engine: EngineClient) {
    this.#db = db
    this.#engine = engine
  }

  /** Gives the worker the vectors of these notes, as far as they are kept or can be read in the time a question has. */
  async prepare(ids: readonly string[], stampOf: (id: string) => string, run: Run = {}): Promise<void> {
    if (ids.length === 0 || !(await this.#open())) return
    const stale = ids.filter(id => this.#held.get(id) !== stampOf(id))
    for (let at = 0; at < stale.length; at += ROWS) {
      run.signal?.throwIfAborted()
      await this.#recall(stale.slice(at, at + ROWS), stampOf)
    }
    if (this.#unread.size === 0) return
    const patience = new Promise<void>(resolve => setTimeout(resolve, PATIENCE))
    await Promise.race([this.#read(), patience])
  }

  /** Whether words mean distress; false where no encoder is on the device. */
  async feels(text: string): Promise<boolean> {
    return (await this.#open()) && this.#engine.run('feels', [text])
  }

  /** The worker holds the encoder that is on the device, or none where there is none. */
  async #open(): Promise<boolean> {
    // The encoder is a model too, small as it is.
    const isOff = await spared('settings', isModelRefused(this.#db), false)
    const isSameFile = this.#changes === encoderChanges() && this.#isOff === isOff
    if (this.#generation === this.#engine.generation() && isSameFile) return this.#hasEncoder
    const changes = encoderChanges()
    const file = isOff ? null : await spared('sentence encoder', encoderFile(), null)
    const isSame = this.#generation === this.#engine.generation()
    if (file || (isSame && this.#hasEncoder)) await this.#engine.run('learn', [file])
    this.#generation = this.#engine.generation()
    this.#changes = changes
    this.#isOff = isOff
    this.#hasEncoder = file !== null
    this.#held = new Map()
    this.#unread = new Map()
    return this.#hasEncoder
  }

  async #recall(ids: readonly string[], stampOf: (id: string) => string): Promise<void> {
    const rows = await spared('note meanings', this.#db.note_meanings.bulkGet([...ids]), [])
    const fresh = rows.flatMap(row =>
      row && row.stamp === stampOf(row.id) ? [{ id: row.id, meaning: row.meaning }] : []
    )
    const refused = fresh.length > 0 ? new Set(await this.#engine.run('recall', [fresh])) : new Set<string>()
    const known = new Set(fresh.map(one => one.id).filter(id => !refused.has(id)))
    for (const id of ids) (known.has(id) ? this.#held : this.#unread).set(id, stampOf(id))
  }

  /** Reads what is not read yet, one note after the other, also while nobody waits; ends with the worker. */
  #read(): Promise<void> {
    this.#reading ??= this.#readAll().finally(() => {
      this.#reading = null
    })
    return this.#reading
  }

  async #readAll(): Promise<void> {
    try {
      for (;;) {
        const [first] = this.#unread
        if (!first) return
        const [id, stamp] = first
        const { isDone, meaning } = await this.#engine.run('mean', [id, AT_ONCE])
        if (!isDone || this.#unread.get(id) !== stamp) continue
        this.#unread.delete(id)
        if (!meaning || this.#changes !== encoderChanges()) continue
        this.#held.set(id, stamp)
        await spared('note meanings', this.#db.note_meanings.put({ id, stamp, meaning }), '')
      }
    } catch (error) {
      if (!(error instanceof Error && error.name === 'AbortError')) log('note meanings', error)
    }
  }
}
