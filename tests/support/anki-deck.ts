import { zstdCompressSync } from 'node:zlib'
import init from '@sqlite.org/sqlite-wasm'
import { zipSync, type Zippable } from 'fflate'

export interface MadeType {
  readonly fields: readonly string[]
  readonly isCloze?: boolean
  /** Front and back of each template. */
  readonly templates: readonly (readonly [string, string])[]
}

export interface MadeNote {
  readonly type: string
  readonly fields: readonly string[]
  readonly guid?: string
  readonly tags?: string
  /** Numbers of its cards; the first one is where nothing is said. */
  readonly cards?: readonly number[]
  readonly deck?: number
  readonly queue?: number
  readonly flags?: number
  readonly home?: number
}

export interface MadeDeck {
  readonly types: Readonly<Record<string, MadeType>>
  readonly notes: readonly MadeNote[]
  readonly decks?: Readonly<Record<string, string>>
  readonly reviews?: number
  readonly version?: number
  /** Run on the database last. */
  readonly sql?: string
}

const TABLES = `CREATE TABLE col (id integer primary key, ver integer, models text, decks text, crt integer default 1767582000,
  mod integer default 1767582000000, conf text default '{}');
CREATE TABLE notes (id integer primary key, guid text, mid integer, tags text, flds text);
CREATE TABLE cards (id integer primary key, nid integer, did integer, ord integer, queue integer, odid integer, flags integer,
  type integer default 0, due integer default 0, ivl integer default 0, factor integer default 0, reps integer default 0,
  lapses integer default 0, left integer default 0, odue integer default 0, data text default '');
CREATE TABLE revlog (id integer primary key, cid integer, ease integer default 3, ivl integer default 1,
  lastIvl integer default 0, factor integer default 2500, time integer default 4000, type integer default 1);`

export const BASIC: MadeType = {
  fields: ['Front', 'Back'],
  templates: [['{{Front}}', '{{FrontSide}}\n\n<hr id=answer>\n\n{{Back}}']]
}

/** The database of a deck in the form that Anki has had since 2012 (schema 11). */
export async function makeCollection({
  types,
  notes,
  decks,
  reviews = 0,
  version = 11,
  sql
}: MadeDeck): Promise<Uint8Array> {
  const { oo1, capi } = await init()
  const db = new oo1.DB(':memory:')
  const names = Object.keys(types)
  const models = Object.entries(types).map(([name, { fields, isCloze, templates }], at) => {
    const flds = fields.map((field, ord) => ({ name: field, ord }))
    const tmpls = templates.map(([qfmt, afmt], ord) => ({ name: `Card ${ord + 1}`, ord, qfmt, afmt }))
    return [at + 1, { name, type: isCloze ? 1 : 0, flds, tmpls }]
  })
  const named = Object.entries(decks ?? { 1: 'Default' }).map(([id, name]) => [id, { name }])
  db.exec(TABLES)
  db.exec({
    sql: 'INSERT INTO col (id, ver, models, decks) VALUES (1, ?, ?, ?)',
    bind: [version, JSON.stringify(Object.fromEntries(models)), JSON.stringify(Object.fromEntries(named))]
  })
  let cardId = 0
  for (const [at, note] of notes.entries()) {
    const { type, fields, guid = `g${at}`, tags = '', cards = [0], deck = 1, queue = 0, flags = 0, home = 0 } = note
    const bind = [at + 1, guid, names.indexOf(type) + 1, tags, fields.join('\u001f')]
    db.exec({ sql: 'INSERT INTO notes VALUES (?, ?, ?, ?, ?)', bind })
    for (const ordinal of cards) {
      cardId += 1
      db.exec({
        sql: 'INSERT INTO cards (id, nid, did, ord, queue, odid, flags) VALUES (?, ?, ?, ?, ?, ?, ?)',
        bind: [cardId, at + 1, deck, ordinal, queue, home, flags]
      })
    }
  }
  for (let at = 0; at < reviews; at++) db.exec({ sql: 'INSERT INTO revlog (id, cid) VALUES (?, 1)', bind: [at + 1] })
  if (sql !== undefined) db.exec(sql)
  const bytes = capi.sqlite3_js_db_export(db)
  db.close()
  return bytes
}

type Media = Readonly<Record<string, Uint8Array>>

const text = (words: string): Uint8Array => new TextEncoder().encode(words)

/** A file as Anki wrote it until 2022. */
export function oldPackage(collection: Uint8Array, media: Media = {}, more: Zippable = {}): Uint8Array {
  const files: Zippable = { 'collection.anki2': collection, ...more }
  const names = Object.entries(media).map(([name, bytes], at) => {
    files[String(at)] = bytes
    return [at, name]
  })
  return zipSync({ ...files, media: text(JSON.stringify(Object.fromEntries(names))) })
}

/** A file as Anki writes it now: all of it packed with Zstandard, the list of media a message of protobuf. */
export function newPackage(collection: Uint8Array, media: Media = {}, more: Zippable = {}): Uint8Array {
  const files: Zippable = {}
  const list = Object.entries(media).flatMap(([name, bytes], at) => {
    files[String(at)] = zstdCompressSync(bytes)
    const entry = [0x0a, text(name).length, ...text(name), 0x10, Math.min(127, bytes.length)]
    return [0x0a, entry.length, ...entry]
  })
  return zipSync({
    meta: Uint8Array.of(0x08, 3),
    'collection.anki21b': zstdCompressSync(collection),
    media: zstdCompressSync(Uint8Array.from(list)),
    ...files,
    ...more
  })
}
