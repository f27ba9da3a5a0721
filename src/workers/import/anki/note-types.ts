import { isRecord } from '#lib/values/is-record.ts'
import { numberOf, readMessage, textOf } from '#workers/import/anki/protobuf.ts'
import { Refusal } from '#workers/import/anki/refusal.ts'
import { wordsOf, type Collection } from '#workers/import/anki/sqlite.ts'

export interface Template {
  readonly name: string
  readonly front: string
  readonly back: string
}

export interface NoteType {
  readonly name: string
  readonly isCloze: boolean
  readonly fields: readonly string[]
  /** By the number that a card has. */
  readonly templates: ReadonlyMap<number, Template>
}

export interface Kinds {
  readonly types: ReadonlyMap<string, NoteType>
  /** Path of each deck, outermost first. */
  readonly decks: ReadonlyMap<string, readonly string[]>
}

/** Schema of Anki 2.1.28 and later; what is newer is not known here. */
const NEWEST_SCHEMA = 18

type Json = Readonly<Record<string, unknown>>

function recordOf(json: unknown): Json {
  try {
    const read: unknown = JSON.parse(String(json))
    if (isRecord(read)) return read
  } catch {
    // Said below.
  }
  throw new Refusal('database', 'The list of the note types cannot be read')
}

const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isRecord) : [])

function oldType(model: Json): NoteType {
  const templates = listOf(model['tmpls']).map((one, at) => {
    const template = { name: String(one['name']), front: String(one['qfmt']), back: String(one['afmt']) }
    return [Number(one['ord'] ?? at), template] as const
  })
  const fields = listOf(model['flds']).map((one, at) => [Number(one['ord'] ?? at), String(one['name'])] as const)
  return {
    name: String(model['name']),
    isCloze: Number(model['type']) === 1,
    fields: fields.sort(([a], [b]) => a - b).map(([, name]) => name),
    templates: new Map(templates)
  }
}

function oldKinds(models: unknown, decks: unknown): Kinds {
  const types = Object.entries(recordOf(models)).flatMap(([id, model]) =>
    isRecord(model) ? [[id, oldType(model)] as const] : []
  )
  const places = Object.entries(recordOf(decks)).map(([id, deck]) => {
    return [id, pathOf(isRecord(deck) ? String(deck['name']) : '', '::')] as const
  })
  return { types: new Map(types), decks: new Map(places) }
}

/** The deck that every collection has: as good as none, where the student gave it no name. */
const UNNAMED = 'Default'

const pathOf = (name: string, between: string): string[] =>
  (name === UNNAMED ? '' : name)
    .split(between)
    .map(part => part.trim())
    .filter(part => part !== '')

const bytesOf = (value: unknown): Uint8Array => (value instanceof Uint8Array ? value : new Uint8Array(0))

/** The messages are Anki's Notetype.Config (kind = 1) and Notetype.Template.Config (q_format = 1, a_format = 2). */
function newKinds({ rows }: Collection): Kinds {
  const types = new Map<string, NoteType & { fields: string[]; templates: Map<number, Template> }>()
  for (const [id, name, config] of rows('SELECT id, name, config FROM notetypes')) {
    const isCloze = numberOf(readMessage(bytesOf(config)), 1) === 1
    types.set(wordsOf(id), { name: wordsOf(name), isCloze, fields: [], templates: new Map() })
  }
  for (const [type, name] of rows('SELECT ntid, name FROM fields ORDER BY ntid, ord'))
    types.get(wordsOf(type))?.fields.push(wordsOf(name))
  for (const [type, number, name, config] of rows('SELECT ntid, ord, name, config FROM templates')) {
    const message = readMessage(bytesOf(config))
    const template = { name: wordsOf(name), front: textOf(message, 1), back: textOf(message, 2) }
    types.get(wordsOf(type))?.templates.set(Number(number), template)
  }
  const decks = [...rows('SELECT id, name FROM decks')].map(
    ([id, name]) => [wordsOf(id), pathOf(wordsOf(name), '\u001f')] as const
  )
  return { types, decks: new Map(decks) }
}

/** How notes become cards, and where they lie, from the old form of a collection or the new. */
export function readKinds(collection: Collection): Kinds {
  const { rows, tables } = collection
  for (const name of ['col', 'notes', 'cards'])
    if (!tables.has(name)) throw new Refusal('database', `The table ${name} is missing`)
  const [version] = rows('SELECT ver FROM col').next().value ?? []
  if (Number(version) > NEWEST_SCHEMA) throw new Refusal('future', `Schema ${wordsOf(version)}`)
  if (['notetypes', 'fields', 'templates', 'decks'].every(name => tables.has(name))) return newKinds(collection)
  const [models, decks] = rows('SELECT models, decks FROM col').next().value ?? []
  return oldKinds(models, decks)
}
