import type { CardMedia, Fields } from '#contract/entities.ts'
import { SHARED_NOTE_MIME } from '#data/import/share/file-names.ts'
import { beforeName } from '#data/import/share/own-shared.ts'
import { sha256 } from '#data/device/digest.ts'
import type { Staged } from '#data/import/stage.ts'
import { MANUAL } from '#domain/cards/card-origin.ts'
import { plainText } from '#domain/notes/note-text.ts'
import { nextGuid, type MetCard } from '#domain/share/compare-cards.ts'
import { shareGuid, type SharedField } from '#domain/share/guid.ts'
import type { SharedCard, SharedMedia } from '#domain/share/shared.ts'
import { broughtId, newId } from '#lib/ids.ts'
import { deckKey, type Destination } from '#tools/notetaker/import/rows.ts'
import type { ShareFound } from '#tools/notetaker/import/share/find-share.ts'
import type { MetNote, NoteWords } from '#tools/notetaker/import/share/note-meets.ts'
import type { SharedFiles } from '#tools/notetaker/import/share/shared-files.ts'
import { ownDoc } from '#tools/notetaker/share/shared-doc.ts'

export interface ShareChoice {
  /** Where both changed the same: the author's. */
  readonly takesTheirs: boolean
  /** What the student deleted comes back. */
  readonly bringsBack: boolean
}

export interface Asked extends ShareChoice {
  readonly studentId: string
  readonly found: ShareFound
  readonly to: Destination
  readonly subjects: number
  readonly files: SharedFiles['stored']
}

/** What a note was when it was shared, kept as a file beside it. */
export interface BeforeFile {
  readonly id: string
  readonly bytes: ArrayBuffer
}

export interface ShareRows {
  readonly rows: readonly Staged[]
  readonly before: readonly BeforeFile[]
}

/** Notes of which the words of the share are written, with those words. */
export function notesTaken({ notes }: ShareFound, { takesTheirs, bringsBack }: ShareChoice): [MetNote, NoteWords][] {
  return notes.flatMap((met): [MetNote, NoteWords][] => {
    const { verdict, theirs, next } = met
    const isTaken =
      verdict === 'fresh' || (verdict === 'deleted' && bringsBack) || (verdict === 'unknown' && takesTheirs)
    return isTaken ? [[met, theirs]] : verdict === 'updated' && next ? [[met, next]] : []
  })
}

export const cardsTaken = ({ cards }: ShareFound, { bringsBack }: ShareChoice): readonly SharedCard[] =>
  bringsBack ? [...cards.fresh, ...cards.deleted] : cards.fresh

export function cardsChanged({ cards }: ShareFound, { takesTheirs }: ShareChoice): readonly MetCard[] {
  return [...cards.updated, ...cards.clashing].filter(({ taken }) => takesTheirs || taken.length > 0)
}

/** How many cards and notes pressing the button writes. */
export const countTaken = (found: ShareFound, choice: ShareChoice): number =>
  cardsTaken(found, choice).length + cardsChanged(found, choice).length + notesTaken(found, choice).length

function mediaOf(media: SharedMedia | undefined, files: SharedFiles['stored']): CardMedia | null {
  const pictures = (media?.pictures ?? []).flatMap(({ file, alt }) => {
    const stored = files.get(file)
    return stored ? [{ ...stored, alt }] : []
  })
  const heard = media?.sound ? files.get(media.sound.file) : undefined
  const sound = heard && media?.sound ? { fileId: heard.fileId, name: media.sound.name } : null
  return pictures.length > 0 || sound ? { v: 1, pictures, sound } : null
}

type CardFields = Partial<Fields<'cards'>>

function fieldsOf(card: SharedCard, fields: readonly SharedField[], files: SharedFiles['stored']): CardFields {
  const has = (field: SharedField): boolean => fields.includes(field)
  return {
    ...(has('front') && { front: card.front }),
    ...(has('back') && { back: card.back }),
    ...(has('asked') && {
      kind: card.kind,
      ordinal: card.ordinal,
      choices: card.wrong ? { v: 1 as const, wrong: [...card.wrong] } : null
    }),
    ...(has('tags') && { tags: [...(card.tags ?? [])] }),
    ...(has('frontMedia') && { frontMedia: mediaOf(card.frontMedia, files) }),
    ...(has('backMedia') && { backMedia: mediaOf(card.backMedia, files) })
  }
}

const ALL: readonly SharedField[] = ['front', 'back', 'asked', 'tags', 'frontMedia', 'backMedia']

/** The subject and topics that the rows go to, made where they are new. */
function placeRows({ to, subjects }: Asked, rows: Staged[]) {
  const { subject } = to
  const subjectId = subject === null ? null : 'id' in subject ? subject.id : newId()
  if (subject && subjectId && 'name' in subject) {
    const fields = { name: subject.name, board: null, level: null, examOn: null, position: subjects }
    rows.push({ name: 'subjects', id: subjectId, fields })
  }
  const topics = new Map<string, string>()
  for (const [deck, topic] of subjectId ? to.topics : []) {
    const id = 'id' in topic ? topic.id : newId()
    topics.set(deck, id)
    if (subjectId && 'name' in topic) {
      const links = { subjectId, parentId: null, code: null, position: rows.length, confidence: null }
      rows.push({ name: 'topics', id, fields: { ...links, name: topic.name } })
    }
  }
  return (place: readonly string[] | undefined) => ({
    subjectId,
    topicId: topics.get(deckKey(topicPlace(place))) ?? null
  })
}

/** The first name is the subject's; the topic is told by those below it. */
export const topicPlace = (place: readonly string[] | undefined): readonly string[] => (place ?? []).slice(1)

async function noteRows(asked: Asked, rows: Staged[], placeOf: ReturnType<typeof placeRows>): Promise<BeforeFile[]> {
  const { studentId, found, files } = asked
  const taken = new Map(notesTaken(found, asked))
  const before: BeforeFile[] = []
  for (const met of found.notes) {
    const { note, theirs, own, verdict } = met
    const words = taken.get(met)
    const id = own?.id ?? broughtId(studentId, 'note', note.key)
    if (words) {
      const doc = ownDoc(words.doc, name => files.get(name)?.fileId ?? (verdict === 'updated' ? name : null))
      const fields = { title: words.title, tags: [...words.tags], doc: { ...doc }, plain: plainText(doc) }
      if (own) {
        const { title, tags, doc: stored, plain } = own
        rows.push({ name: 'notes', id, fields, before: { title, tags, doc: stored, plain } })
      } else rows.push({ name: 'notes', id, fields: { ...fields, ...placeOf(note.place), pinned: false } })
    }
    // Of one that the student keeps as it is, what was shared is known from now on.
    if (!words && verdict !== 'unknown') continue
    const made = await beforeFile(id, note.key, theirs)
    rows.push(made.row)
    before.push(made.file)
  }
  return before
}

async function beforeFile(noteId: string, key: string, words: NoteWords): Promise<{ row: Staged; file: BeforeFile }> {
  const bytes = new TextEncoder().encode(JSON.stringify(words)).buffer
  const id = newId()
  const fields = {
    noteId,
    kind: 'source' as const,
    name: beforeName(key),
    mime: SHARED_NOTE_MIME,
    size: bytes.byteLength,
    sha256: await sha256(bytes)
  }
  return { row: { name: 'files', id, fields }, file: { id, bytes } }
}

/** What of the author's comes, and in any case what was shared now. */
function changedRow(met: MetCard, { takesTheirs, files }: Asked): Staged {
  const { card, own, taken, clashes } = met
  const fields = { ...fieldsOf(card, takesTheirs ? [...taken, ...clashes] : taken, files), guid: nextGuid(met) }
  const before = Object.fromEntries(Object.keys(fields).map(field => [field, own.stored[field] ?? null]))
  return { name: 'cards', id: own.id, fields, before }
}

/** The rows of a share, parents first. */
export async function shareRows(asked: Asked): Promise<ShareRows> {
  const { studentId, found, files } = asked
  const rows: Staged[] = []
  const placeOf = placeRows(asked, rows)
  const before = await noteRows(asked, rows, placeOf)
  const taken = new Set(notesTaken(found, asked).map(([met]) => met))
  const noteIds = new Map(
    found.notes
      .filter(met => met.own !== null || taken.has(met))
      .map(({ note, own }) => [note.key, own?.id ?? broughtId(studentId, 'note', note.key)])
  )
  // A gap that is new joins its siblings.
  const groups = new Map<string, string>()
  for (const { card, own } of [...found.cards.same, ...found.cards.updated, ...found.cards.clashing])
    groups.set(card.group, own.groupId)
  for (const card of cardsTaken(found, asked)) {
    const groupId = groups.get(card.group) ?? newId()
    groups.set(card.group, groupId)
    const noteId = noteIds.get(card.note ?? '') ?? null
    const rest = { source: null, engine: MANUAL, suspended: false, flag: 0, buriedUntil: null, lossId: null }
    const words = fieldsOf(card, ALL, files) as Required<CardFields>
    const fields = { ...rest, ...words, ...placeOf(card.place), groupId, noteId, guid: shareGuid(card) }
    rows.push({ name: 'cards', id: broughtId(studentId, 'card', card.key), fields })
  }
  const { same, updated, clashing } = found.cards
  for (const met of [...updated, ...clashing, ...same])
    if (met.isNews && nextGuid(met) !== met.own.guid) rows.push(changedRow(met, asked))
    else if (asked.takesTheirs && met.clashes.length > 0) rows.push(changedRow(met, asked))
  return { rows, before }
}
