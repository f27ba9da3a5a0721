import type { CardMedia } from '#contract/entities.ts'
import type { Staged } from '#data/import/stage.ts'
import { MANUAL } from '#domain/cards/card-origin.ts'
import type { BroughtCard, SideFiles } from '#domain/import/brought.ts'
import type { Compared } from '#domain/import/compare.ts'
import type { CardHistory } from '#domain/history/join.ts'
import { givingWay } from '#lib/async/giving-way.ts'
import { broughtId, newId } from '#lib/ids.ts'
import { firstSigns } from '#lib/values/whole-text.ts'
import { fileKey, type BroughtFiles } from '#tools/notetaker/import/deck-files.ts'
import type { Planned } from '#tools/notetaker/import/planned.ts'

/** Where the cards of one deck go. */
export interface Destination {
  /** An own subject, a new one by its name, or none. */
  readonly subject: { readonly id: string } | { readonly name: string } | null
  /** By the deck's key: an own topic, a new one by its name; left out for none. */
  readonly topics: ReadonlyMap<string, { readonly id: string } | { readonly name: string }>
}

/** Decks are told apart by their whole path. */
export const deckKey = (place: readonly string[]): string => place.join('::')

interface Asked {
  readonly studentId: string
  readonly compared: Compared
  readonly to: Destination
  /** Cards that the student has with other words take those of the file. */
  readonly takesTheirs: boolean
  readonly subjects: number
  /** Pictures and sounds that are on the device by now. */
  readonly files: BroughtFiles['stored']
  /** The logs that come along, by card. */
  readonly planned: Planned
}

function historyRow(studentId: string, cardId: string, { rows, standing }: CardHistory, kept?: CardHistory): Staged {
  const fieldsOf = (of: CardHistory) => ({
    log: { v: 1 as const, program: 'anki' as const, rows: of.rows },
    standing: of.standing
  })
  const id = broughtId(studentId, 'history', cardId)
  return {
    name: 'histories',
    id,
    fields: { cardId, ...fieldsOf({ rows, standing }) },
    ...(kept && { before: { cardId, ...fieldsOf(kept) } })
  }
}

/** Cards before their logs: of a deck that is half in, those of one step would be asked as new. */
const LOGS_AFTER = 50

/** The rows of an import, parents first. */
export async function importRows(asked: Asked): Promise<Staged[]> {
  const { studentId, compared, to, takesTheirs, subjects, files, planned } = asked
  const rest = givingWay()
  const { subject } = to
  const subjectId = subject === null ? null : 'id' in subject ? subject.id : newId()
  const rows: Staged[] = []
  if (subject && subjectId && 'name' in subject) {
    const fields = { name: subject.name, board: null, level: null, examOn: null, position: subjects }
    rows.push({ name: 'subjects', id: subjectId, fields })
  }
  const topicOf = new Map<string, string>()
  for (const [deck, topic] of subjectId ? to.topics : []) {
    const id = 'id' in topic ? topic.id : newId()
    topicOf.set(deck, id)
    if (subjectId && 'name' in topic) {
      const fields = {
        subjectId,
        parentId: null,
        name: topic.name,
        code: null,
        position: rows.length,
        confidence: null
      }
      rows.push({ name: 'topics', id, fields })
    }
  }
  const laid = new Set<string>()
  const layLog = (cardId: string): void => {
    const log = planned.get(cardId)
    if (log?.next && !laid.has(cardId)) rows.push(historyRow(studentId, cardId, log.next, log.kept))
    laid.add(cardId)
  }
  const groups = new Map<string, string>()
  let bare: string[] = []
  for (const card of compared.fresh) {
    const groupId = groups.get(card.group) ?? newId()
    groups.set(card.group, groupId)
    const topicId = topicOf.get(deckKey(card.place)) ?? null
    const row = cardRow(studentId, card, { subjectId, topicId, groupId }, files)
    rows.push(row)
    bare.push(row.id)
    if (bare.length === LOGS_AFTER) {
      bare.forEach(layLog)
      bare = []
    }
    await rest()
  }
  if (takesTheirs)
    for (const { card, own } of compared.changed)
      rows.push({
        name: 'cards',
        id: own.id,
        fields: { front: card.front, back: card.back },
        before: { front: own.front, back: own.back }
      })
  for (const cardId of planned.keys()) {
    layLog(cardId)
    await rest()
  }
  return rows
}

type Links = { readonly subjectId: string | null; readonly topicId: string | null; readonly groupId: string }

function mediaOf(side: SideFiles | undefined, files: BroughtFiles['stored']): CardMedia | null {
  const pictures = (side?.pictures ?? []).flatMap(({ name, alt }) => {
    const stored = files.get(fileKey('picture', name))
    return stored ? [{ ...stored, alt }] : []
  })
  const heard = side?.sound ? files.get(fileKey('sound', side.sound)) : undefined
  const sound = heard && side?.sound ? { fileId: heard.fileId, name: firstSigns(side.sound, 200) } : null
  return pictures.length > 0 || sound ? { v: 1, pictures, sound } : null
}

function cardRow(studentId: string, card: BroughtCard, links: Links, files: BroughtFiles['stored']): Staged {
  const { key, kind, front, back, ordinal, tags, wrong, suspended = false, flag = 0, buriedUntil = null } = card
  const own = { source: null, engine: MANUAL, suspended, flag, buriedUntil, noteId: null }
  const media = { frontMedia: mediaOf(card.frontFiles, files), backMedia: mediaOf(card.backFiles, files) }
  const choices = wrong ? { v: 1 as const, wrong: [...wrong] } : null
  const sides = { kind, front, back, ordinal, choices, tags: [...tags], guid: key }
  return { name: 'cards', id: broughtId(studentId, 'card', key), fields: { ...links, ...own, ...sides, ...media } }
}
