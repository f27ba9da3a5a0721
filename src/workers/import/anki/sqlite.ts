import type { Database, SqlValue } from '@sqlite.org/sqlite-wasm'
import { AppError } from '#lib/errors.ts'
import { readCollection, type DeckFile } from '#workers/import/anki/package.ts'
import { Refusal } from '#workers/import/anki/refusal.ts'

const MOST_BYTES = 500 * 2 ** 20
const FIRST_BYTES = 4 * 2 ** 20

export type Row = readonly SqlValue[]

/** A value as text; bytes are none. */
export const wordsOf = (value: SqlValue | undefined): string =>
  typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'bigint' ? String(value) : ''

/** An opened database: rows come one at a time. */
export interface Collection {
  readonly rows: (sql: string) => Generator<Row, undefined>
  readonly tables: ReadonlySet<string>
  readonly close: () => void
}

/** It is asked for once, by what loads it: no files of its own on the device, and no words on the console. */
const CONFIG = {
  // A broken database is no fault of the page: it is said on the screen.
  warn: () => {},
  error: () => {},
  disable: { vfs: { opfs: true, 'opfs-vfs': true, 'opfs-wl': true, kvvfs: true } }
}

async function load() {
  Object.assign(globalThis, { sqlite3ApiConfig: CONFIG })
  try {
    const { default: init } = await import('@sqlite.org/sqlite-wasm')
    return await init()
  } catch (cause) {
    throw new AppError('offline', 'SQLite could not be fetched', { cause })
  }
}

export type Sqlite = Awaited<ReturnType<typeof load>>

let loading: Promise<Sqlite> | undefined

// 0.5 MB over the network that only a deck asks for.
export function sqlite(): Promise<Sqlite> {
  loading ??= load()
  loading.catch(() => (loading = undefined))
  return loading
}

/** Bytes on SQLite's own heap, which grows with them: the collection is in memory once. */
class OwnBytes {
  size = 0
  #room = FIRST_BYTES
  readonly #wasm: Sqlite['wasm']
  pointer: number

  constructor({ wasm }: Sqlite) {
    this.#wasm = wasm
    this.pointer = wasm.alloc(FIRST_BYTES)
  }

  readonly add = (bytes: Uint8Array): void => {
    const needed = this.size + bytes.byteLength
    if (needed > this.#room) {
      this.#room = Math.max(needed, Math.min(2 * this.#room, MOST_BYTES))
      this.pointer = this.#wasm.realloc(this.pointer, this.#room)
    }
    this.#wasm.heap8u().set(bytes, this.pointer + this.size)
    this.size = needed
  }

  free(): void {
    this.#wasm.dealloc(this.pointer)
  }
}

/** "SQLite format 3": and a database that was left in WAL mode is read without its log, as Anki exports it (fileformat2, 1.3). */
function prepareHeader(heap: Uint8Array, pointer: number, size: number): void {
  const magic = new TextDecoder('latin1').decode(heap.slice(pointer, pointer + 15))
  if (size < 512 || magic !== 'SQLite format 3') throw new Refusal('database', 'No SQLite database')
  heap[pointer + 18] = 1
  heap[pointer + 19] = 1
}

const collate = (one: string, other: string): number => {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  return a < b ? -1 : a > b ? 1 : 0
}

function openOn(engine: Sqlite, own: OwnBytes): Database {
  const { capi, oo1 } = engine
  const db = new oo1.DB(':memory:')
  try {
    const flags = capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_READONLY
    const code = capi.sqlite3_deserialize(Number(db.pointer), 'main', own.pointer, own.size, own.size, flags)
    if (code !== 0) throw new Refusal('database', `The database did not open: ${code}`)
    addOrder(engine, db)
    // What a stranger's schema defines is not run.
    db.exec('PRAGMA trusted_schema = OFF; PRAGMA query_only = ON; PRAGMA cell_size_check = ON')
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

/** Anki's own order of names: its tables cannot be read without it. */
function addOrder({ capi, wasm }: Sqlite, db: Database): void {
  const text = (length: number, at: number): string => new TextDecoder().decode(wasm.heap8u().subarray(at, at + length))
  const compare = (_: unknown, length: number, at: number, otherLength: number, other: number): number =>
    collate(text(length, at), text(otherLength, other))
  capi.sqlite3_create_collation_v2(Number(db.pointer), 'unicase', capi.SQLITE_UTF8, 0, compare, 0)
}

function* rowsOf(db: Database, sql: string): Generator<Row, undefined> {
  const statement = db.prepare(sql)
  try {
    while (statement.step()) yield statement.get([])
  } finally {
    statement.finalize()
  }
  return undefined
}

/** Views and virtual tables are programs: only plain tables are read. */
const PLAIN = "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE 'create virtual%'"

/** Opens the collection of a deck in memory. Whatever SQLite says of it is one refusal. */
export async function openCollection(deck: DeckFile): Promise<Collection> {
  const engine = await sqlite()
  const own = new OwnBytes(engine)
  try {
    await readCollection(deck, MOST_BYTES, own.add)
    prepareHeader(engine.wasm.heap8u(), own.pointer, own.size)
  } catch (error) {
    own.free()
    throw error
  }
  const asRefusal = (error: unknown): Refusal =>
    error instanceof Refusal ? error : new Refusal('database', error instanceof Error ? error.message : String(error))
  try {
    const db = openOn(engine, own)
    const tables = new Set([...rowsOf(db, PLAIN)].map(([name]) => wordsOf(name)))
    const rows = function* (sql: string): Generator<Row, undefined> {
      try {
        return yield* rowsOf(db, sql)
      } catch (error) {
        throw asRefusal(error)
      }
    }
    return { rows, tables, close: () => db.close() }
  } catch (error) {
    throw asRefusal(error)
  }
}
