import { SIZES } from '#config/sizes.ts'
import { parseCloze } from '#domain/cards/cloze.ts'
import type { Brought, BroughtCard, LeftOut, LeftOutWhy } from '#domain/import/brought.ts'
import { cleanTag, withTag } from '#domain/notes/note-tags.ts'
import { importedId } from '#lib/ids.ts'
import { fromCell } from '#lib/values/csv.ts'
import { firstSigns, hasAtMost, storableText } from '#lib/values/whole-text.ts'

/** What a column of a table becomes. */
export type Role = 'front' | 'back' | 'tags' | 'deck' | 'kind' | 'wrong' | 'none'

export interface TableChoice {
  readonly roles: readonly Role[]
  /** The first row names the columns. */
  readonly hasHeader: boolean
  /** Each row is also asked the other way round. */
  readonly bothWays: boolean
}

type Rows = readonly (readonly string[])[]

const NAMES: Readonly<Record<Exclude<Role, 'none'>, RegExp>> = {
  front: /^(?:front|question|prompt|term|word|q|recto|vorderseite|text)$/,
  back: /^(?:back|answer|definition|meaning|translation|a|verso|rückseite|back extra)$/,
  tags: /^(?:tags?|labels?|topics?)$/,
  deck: /^(?:deck|set|folder|subject)$/,
  kind: /^(?:kind|card kind)$/,
  wrong: /^(?:wrong|wrong answers|distractors)$/
}

/** How the column of kinds says that a card is asked otherwise than front, then back. */
export const KIND_WORDS = { reversed: 'both ways', type: 'typed', choice: 'choice' } as const

const roleNamed = (name: string): Role | undefined => {
  const word = name.trim().toLowerCase()
  return (Object.keys(NAMES) as (keyof typeof NAMES)[]).find(role => NAMES[role].test(word))
}

/** What the columns seem to be: by their names where the first row names at least a front or a back. */
export function guessChoice(rows: Rows): TableChoice {
  const width = Math.max(0, ...rows.slice(0, 50).map(row => row.length))
  const named = Array.from({ length: width }, (_, at) => roleNamed(rows[0]?.[at] ?? ''))
  const hasHeader = rows.length > 1 && named.some(role => role === 'front' || role === 'back')
  const roles: Role[] = Array.from({ length: width }, () => 'none')
  const give = (role: Role, at: number): void => {
    if (at >= 0 && at < width && !roles.includes(role)) roles[at] = role
  }
  if (hasHeader) for (const [at, role] of named.entries()) if (role) give(role, at)
  for (const role of ['front', 'back'] as const) give(role, roles.indexOf('none'))
  return { roles, hasHeader, bothWays: false }
}

const cell = (row: readonly string[], roles: readonly Role[], role: Role): string =>
  storableText(fromCell(row[roles.indexOf(role)] ?? '')).trim()

function tagsOf(text: string): string[] {
  const parts = text.includes(',') || text.includes(';') ? text.split(/[,;]/) : text.split(/\s+/)
  return parts.map(cleanTag).reduce<string[]>((tags, tag) => withTag(tags, tag), [])
}

function faultOf(front: string, back: string, isCloze: boolean): LeftOutWhy | null {
  if (front === '') return 'no-front'
  if (back === '' && !isCloze) return 'no-back'
  if (!hasAtMost(front, SIZES.cardSide) || !hasAtMost(back, SIZES.cardSide)) return 'too-long'
  return isCloze && parseCloze(front).kind === 'faulty' ? 'faulty-cloze' : null
}

type Words = Pick<BroughtCard, 'front' | 'back' | 'place' | 'tags'>

interface Asking {
  readonly isCloze: boolean
  readonly kind: string
  readonly wrong: readonly string[]
}

function cardsOfRow(words: Words, { isCloze, kind, wrong }: Asking): BroughtCard[] {
  const group = `text:${importedId('card', words.front)}`
  const one = (as: BroughtCard['kind'], ordinal: number, more: Partial<BroughtCard> = {}): BroughtCard => {
    return { ...words, ...more, kind: as, ordinal, group, key: `${group}:${ordinal}` }
  }
  if (isCloze) {
    const read = parseCloze(words.front)
    return read.kind === 'cloze' ? read.ordinals.map(ordinal => one('cloze', ordinal)) : []
  }
  if (kind === KIND_WORDS.choice && wrong.length > 0) return [one('choice', 0, { wrong })]
  if (kind !== KIND_WORDS.reversed) return [one(kind === KIND_WORDS.type ? 'type' : 'basic', 0)]
  return [one('reversed', 0), one('reversed', 1, { front: words.back, back: words.front })]
}

/**
 * The cards of a table, a row each: two where both ways are asked, one for each gap where the front has gaps. Stops after
 * each row, since a list may hold 100,000.
 */
export function* readingTable(rows: Rows, { roles, hasHeader, bothWays }: TableChoice): Generator<undefined, Brought> {
  const cards: BroughtCard[] = []
  const leftOut: LeftOut[] = []
  const seen = new Set<string>()
  for (const row of rows.slice(hasHeader ? 1 : 0)) {
    yield
    const [front, back] = [cell(row, roles, 'front'), cell(row, roles, 'back')]
    if (row.every(text => text.trim() === '')) continue
    const isCloze = /\{\{c\d+::/.test(front)
    const same = JSON.stringify([front, back])
    const why = faultOf(front, back, isCloze) ?? (seen.has(same) ? 'twice' : null)
    if (why) {
      leftOut.push({ why, what: firstSigns(front === '' ? back : front, 120) })
      continue
    }
    seen.add(same)
    const deck = cell(row, roles, 'deck')
    const place = deck === '' ? [] : deck.split('::').map(name => name.trim())
    const said = cell(row, roles, 'kind').toLowerCase()
    const kind = bothWays && said === '' ? KIND_WORDS.reversed : said
    const wrong = cell(row, roles, 'wrong').split('\n').filter(Boolean)
    cards.push(...cardsOfRow({ front, back, place, tags: tagsOf(cell(row, roles, 'tags')) }, { isCloze, kind, wrong }))
  }
  return { cards: apart(cards), leftOut }
}

/** The same in one piece. */
export function cardsOfTable(rows: Rows, choice: TableChoice): Brought {
  const work = readingTable(rows, choice)
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

/** Two rows with one front and different backs are two cards: the second gets a key of its own. */
function apart(cards: readonly BroughtCard[]): BroughtCard[] {
  const taken = new Map<string, number>()
  return cards.map(card => {
    const times = taken.get(card.key) ?? 0
    taken.set(card.key, times + 1)
    return times === 0 ? card : { ...card, key: `${card.key}:${times}`, group: `${card.group}:${times}` }
  })
}
