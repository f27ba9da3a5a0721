import type { Counts } from '#domain/history/audit.ts'
import type { BroughtCard, DeckRefused, LeftOut } from '#domain/import/brought.ts'
import { storableText } from '#lib/values/whole-text.ts'
import { cardsOfNote, type AnkiCard } from '#workers/import/anki/cards.ts'
import { clockOf, type Wishes } from '#workers/import/anki/clock.ts'
import { readLogs } from '#workers/import/anki/log.ts'
import { readKinds, type Kinds } from '#workers/import/anki/note-types.ts'
import { openDeckFile, type DeckFile } from '#workers/import/anki/package.ts'
import { Refusal } from '#workers/import/anki/refusal.ts'
import type { Note } from '#workers/import/anki/render.ts'
import { SCHEDULE_COLUMNS, schedulesOf } from '#workers/import/anki/schedules.ts'
import { openCollection, wordsOf, type Collection, type Row } from '#workers/import/anki/sqlite.ts'

/** More than any deck that is shared; a page that lists them would not be read. */
const MOST_CARDS = 200_000
const REPORT_EACH = 500
/** Of CARDS, before those of its schedule. */
const COLUMNS_BEFORE = 9

export type ReadDeck =
  | {
      readonly kind: 'deck'
      readonly cards: readonly BroughtCard[]
      readonly leftOut: readonly LeftOut[]
      /** What the collection says of itself. */
      readonly there: Counts
      /** The share of cards that most of them are to be recalled with, where the file names one. */
      readonly retention: number | null
    }
  | { readonly kind: 'refused'; readonly why: DeckRefused }

type Report = (done: number, total: number) => void

/** A card in a filtered deck has its home in `odid`; queue -1 is suspended; three bits are its flag. */
const CARDS = `SELECT c.nid, c.ord, CASE WHEN c.odid > 0 THEN c.odid ELSE c.did END, c.queue, c.flags & 7,
  n.mid, CAST(n.guid AS TEXT), CAST(n.flds AS TEXT), CAST(n.tags AS TEXT), ${SCHEDULE_COLUMNS}
  FROM cards c JOIN notes n ON n.id = c.nid ORDER BY c.nid, c.ord`

const text = (value: Row[number] | undefined): string => storableText(wordsOf(value))

function noteOf(row: Row, { types }: Kinds): Note | null {
  const [id, , , , , model, guid, fields, tags] = row
  const type = types.get(wordsOf(model))
  if (!type) return null
  return {
    guid: text(guid) || wordsOf(id),
    type,
    fields: text(fields).split('\u001f'),
    tags: text(tags)
      .split(/\s+/)
      .filter(tag => tag !== '')
  }
}

type Schedules = ReturnType<typeof schedulesOf>

const cardOf = (row: Row, { decks }: Kinds, schedules: Schedules): AnkiCard => {
  const [, ordinal, deck, queue, flag] = row
  return {
    ordinal: Math.max(0, Number(ordinal)),
    deck: decks.get(wordsOf(deck)) ?? [],
    suspended: Number(queue) === -1,
    flag: Number(flag),
    ...schedules.of(Number(queue), row.slice(COLUMNS_BEFORE))
  }
}

const countOf = ({ rows }: Collection, table: string): number =>
  Number(rows(`SELECT count(*) FROM ${table}`).next().value?.[0] ?? 0)

function* notesOf(
  collection: Collection,
  kinds: Kinds,
  schedules: Schedules
): Generator<{ note: Note | null; cards: AnkiCard[] }> {
  let last: Row | undefined
  let cards: AnkiCard[] = []
  for (const row of collection.rows(CARDS)) {
    if (last && last[0] !== row[0]) {
      yield { note: noteOf(last, kinds), cards }
      cards = []
    }
    cards.push(cardOf(row, kinds, schedules))
    last = row
  }
  if (last) yield { note: noteOf(last, kinds), cards }
}

function readCards(collection: Collection, deck: DeckFile, wishes: Wishes, report: Report): ReadDeck {
  const kinds = readKinds(collection)
  const total = countOf(collection, 'cards')
  if (total > MOST_CARDS) throw new Refusal('too-many', `${total} cards`)
  const logs = readLogs(collection, read => report(Math.min(read, total), 2 * total))
  const schedules = schedulesOf(clockOf(collection, wishes), logs, wishes)
  const cards = new Map<string, BroughtCard>()
  const leftOut: LeftOut[] = []
  let done = 0
  for (const { note, cards: own } of notesOf(collection, kinds, schedules)) {
    const before = done
    done += own.length
    if (Math.floor(before / REPORT_EACH) < Math.floor(done / REPORT_EACH)) report(total + done, 2 * total)
    if (!note) {
      for (const _ of own) leftOut.push({ why: 'empty-card', what: '' })
      continue
    }
    const brought = cardsOfNote(note, own, name => deck.media.get(name)?.size)
    leftOut.push(...brought.leftOut)
    for (const card of brought.cards)
      if (cards.has(card.key)) leftOut.push({ why: 'twice', what: card.front.slice(0, 120) })
      else cards.set(card.key, card)
  }
  if (cards.size === 0 && leftOut.length === 0) throw new Refusal('no-cards', 'No cards')
  const there = { notes: countOf(collection, 'notes'), cards: total, ...schedules.counted() }
  return { kind: 'deck', cards: [...cards.values()], leftOut, there, retention: schedules.retention() }
}

/** Reads a deck of Anki; what cannot be read is refused with its reason. */
export async function readDeck(file: Blob, wishes: Wishes, report: Report): Promise<ReadDeck> {
  try {
    const deck = await openDeckFile(file)
    const collection = await openCollection(deck)
    try {
      return readCards(collection, deck, wishes, report)
    } finally {
      collection.close()
    }
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'refused', why: error.why }
    throw error
  }
}
