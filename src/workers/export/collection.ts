import type { Database } from '@sqlite.org/sqlite-wasm'
import { sortText } from '#domain/anki/html.ts'
import { ankiLog, ankiTimes, type AnkiDays } from '#domain/anki/schedule.ts'
import { ankiNotes, type OutNote } from '#domain/anki/notes.ts'
import { OUT_TYPES } from '#domain/anki/note-types.ts'
import type { FileNames, OutCard, OutReview } from '#domain/anki/out-card.ts'
import { gradedLines } from '#domain/history/kept-answers.ts'
import type { LogLine } from '#domain/history/packed-log.ts'
import type { SchedulerOptions } from '#domain/schedule.ts'
import { studyDay, studyDayStart } from '#domain/study-day.ts'
import { sqlite } from '#workers/import/anki/sqlite.ts'
import { decksJson, deckOptionsJson, DEFAULT_DECK, modelsJson, settingsJson } from '#workers/export/models.ts'
import { FreeIds, deckId } from '#workers/export/ids.ts'

export interface CollectionAsk {
  readonly cards: readonly OutCard[]
  readonly reviews: readonly OutReview[]
  readonly options: SchedulerOptions
  readonly timeZone: string
  readonly dayStartsAt: number
  readonly now: Date
}

export interface Counts {
  readonly notes: number
  readonly cards: number
  /** Lines of the log that somebody answered. */
  readonly reviews: number
}

/** Anki's schema 11, the last one that every Anki opens. */
const SCHEMA = `
CREATE TABLE col (id integer PRIMARY KEY, crt integer NOT NULL, mod integer NOT NULL, scm integer NOT NULL,
  ver integer NOT NULL, dty integer NOT NULL, usn integer NOT NULL, ls integer NOT NULL, conf text NOT NULL,
  models text NOT NULL, decks text NOT NULL, dconf text NOT NULL, tags text NOT NULL);
CREATE TABLE notes (id integer PRIMARY KEY, guid text NOT NULL, mid integer NOT NULL, mod integer NOT NULL,
  usn integer NOT NULL, tags text NOT NULL, flds text NOT NULL, sfld integer NOT NULL, csum integer NOT NULL,
  flags integer NOT NULL, data text NOT NULL);
CREATE TABLE cards (id integer PRIMARY KEY, nid integer NOT NULL, did integer NOT NULL, ord integer NOT NULL,
  mod integer NOT NULL, usn integer NOT NULL, type integer NOT NULL, queue integer NOT NULL, due integer NOT NULL,
  ivl integer NOT NULL, factor integer NOT NULL, reps integer NOT NULL, lapses integer NOT NULL,
  left integer NOT NULL, odue integer NOT NULL, odid integer NOT NULL, flags integer NOT NULL, data text NOT NULL);
CREATE TABLE revlog (id integer PRIMARY KEY, cid integer NOT NULL, usn integer NOT NULL, ease integer NOT NULL,
  ivl integer NOT NULL, lastIvl integer NOT NULL, factor integer NOT NULL, time integer NOT NULL,
  type integer NOT NULL);
CREATE TABLE graves (usn integer NOT NULL, oid integer NOT NULL, type integer NOT NULL);
CREATE INDEX ix_notes_usn ON notes (usn);
CREATE INDEX ix_cards_usn ON cards (usn);
CREATE INDEX ix_revlog_usn ON revlog (usn);
CREATE INDEX ix_cards_nid ON cards (nid);
CREATE INDEX ix_cards_sched ON cards (did, queue, due);
CREATE INDEX ix_revlog_cid ON revlog (cid);
CREATE INDEX ix_notes_csum ON notes (csum);`

const LATEST_SCHEMA = 11
const REPORT_EACH = 500

/** No collection is older, whatever a file says. */
const ANKI_BEGAN = Date.parse('2006-01-01T00:00:00Z')

/** The first field's sum, by which Anki finds doubles: eight digits of its SHA-1. */
async function checksum(field: string): Promise<number> {
  const digest = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(field))
  return new DataView(digest).getUint32(0)
}

/** Study days since the first one that anything of the deck belongs to. */
function daysOf({ cards, reviews, timeZone, dayStartsAt, now }: CollectionAsk): AnkiDays & { readonly begins: number } {
  const day = (instant: string): number =>
    Date.parse(`${studyDay(new Date(instant), timeZone, dayStartsAt)}T00:00:00Z`) / 86_400_000
  const instants = [
    now.toISOString(),
    ...cards.map(({ createdAt }) => createdAt),
    ...reviews.map(({ reviewedAt }) => reviewedAt),
    // What came from Anki may be due before it came.
    ...cards.flatMap(({ schedule }) => (Date.parse(schedule.due) > ANKI_BEGAN ? schedule.due : []))
  ]
  const first = instants.reduce((a, b) => (Date.parse(b) < Date.parse(a) ? b : a))
  const [from, begins] = [
    day(first),
    studyDayStart(studyDay(new Date(first), timeZone, dayStartsAt), timeZone, dayStartsAt)
  ]
  return {
    dayOf: instant => day(instant) - from,
    today: day(now.toISOString()) - from,
    begins: Math.floor(begins.getTime() / 1000)
  }
}

const deckName = (place: readonly string[]): string =>
  place.map(part => part.replaceAll(/:{2,}/g, ':').trim()).join('::')

const secondsOf = (instants: readonly string[]): number =>
  Math.floor(Math.max(...instants.map(instant => Date.parse(instant))) / 1000)

const marks = (count: number): string => Array.from({ length: count }, () => '?').join(', ')

function inserter(db: Database, table: string, columns: number) {
  const statement = db.prepare(`INSERT INTO ${table} VALUES (${marks(columns)})`)
  return {
    add: (row: readonly (string | number)[]): void => {
      statement.bind([...row]).stepReset()
    },
    end: (): void => void statement.finalize()
  }
}

interface Writing {
  readonly db: Database
  readonly ask: CollectionAsk
  readonly notes: readonly OutNote[]
  readonly days: AnkiDays
  readonly report: (done: number, total: number) => void
}

interface Written {
  readonly counts: Counts
  readonly decks: ReadonlyMap<string, number>
}

async function writeRows({ db, ask, notes, days, report }: Writing): Promise<Written> {
  const logs = Map.groupBy(ask.reviews, ({ cardId }) => cardId)
  const ids = { notes: new FreeIds(), cards: new FreeIds(), log: new FreeIds() }
  const decks = new Map<string, number>()
  const tables = { notes: inserter(db, 'notes', 11), cards: inserter(db, 'cards', 18), log: inserter(db, 'revlog', 9) }
  const counts = { notes: 0, cards: 0, reviews: 0 }
  const later: [number, readonly LogLine[]][] = []
  const logged = (cardId: number, lines: readonly LogLine[]): void => {
    for (const { at, grade, interval, before, factor, took, kind } of lines)
      tables.log.add([ids.log.take(at), cardId, -1, grade, interval, before, factor, took, kind])
    counts.reviews += gradedLines(lines).length
  }
  for (const note of notes) {
    if (counts.notes % REPORT_EACH === 0) report(counts.notes, notes.length)
    const own = [...note.cards]
    const noteId = ids.notes.take(Math.min(...own.map(([, { createdAt }]) => Date.parse(createdAt))))
    const mod = secondsOf(own.map(([, { updatedAt }]) => updatedAt))
    const sort = sortText(note.fields[0] ?? '')
    const tags = note.tags.length === 0 ? '' : ` ${note.tags.join(' ')} `
    const fields = note.fields.join('\u001f')
    tables.notes.add([
      noteId,
      note.guid,
      OUT_TYPES[note.type].id,
      mod,
      -1,
      tags,
      fields,
      sort,
      await checksum(sort),
      0,
      ''
    ])
    counts.notes += 1
    for (const [number, card] of own) {
      const name = deckName(card.place)
      if (name !== '' && !decks.has(name)) decks.set(name, deckId(name, decks))
      const cardId = ids.cards.take(Date.parse(card.createdAt))
      const times = ankiTimes(card, counts.cards + 1, days, ask.options)
      const { type, queue, due, ivl, factor, reps, lapses, left, odue, data } = times
      const state = [type, queue, due, ivl, factor, reps, lapses, left, odue, 0, card.flag, data]
      tables.cards.add([cardId, noteId, decks.get(name) ?? DEFAULT_DECK, number, mod, -1, ...state])
      counts.cards += 1
      const past = ankiLog(card, logs.get(card.id) ?? [], ask.options)
      logged(cardId, past.brought)
      if (past.own.length > 0) later.push([cardId, past.own])
    }
  }
  // Lines that came from Anki keep their ids, by which it knows them.
  for (const [cardId, lines] of later) logged(cardId, lines)
  for (const table of Object.values(tables)) table.end()
  return { counts, decks }
}

/** The collection of a deck, as the bytes of its SQLite database. */
export async function makeCollection(
  ask: CollectionAsk,
  names: FileNames,
  report: (done: number, total: number) => void = () => {}
): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly counts: Counts }> {
  const { oo1, capi } = await sqlite()
  const db = new oo1.DB(':memory:')
  try {
    db.exec(SCHEMA)
    db.exec('BEGIN')
    const { begins, ...days } = daysOf(ask)
    const { counts, decks } = await writeRows({ db, ask, notes: ankiNotes(ask.cards, names), days, report })
    const now = ask.now.getTime()
    const seconds = Math.floor(now / 1000)
    db.exec({
      sql: `INSERT INTO col VALUES (1, ?, ?, ?, ${LATEST_SCHEMA}, 0, 0, 0, ?, ?, ?, ?, '{}')`,
      bind: [
        begins,
        now,
        now,
        settingsJson(counts.cards + 1),
        modelsJson(),
        decksJson(decks, seconds),
        deckOptionsJson()
      ]
    })
    db.exec('COMMIT')
    return { bytes: new Uint8Array(capi.sqlite3_js_db_export(db)), counts }
  } finally {
    db.close()
  }
}
