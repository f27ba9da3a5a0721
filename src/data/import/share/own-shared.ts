import type { Card, CardMedia, Note } from '#contract/entities.ts'
import { fromRow, isLiving } from '#data/device/rows.ts'
import { SHARED_NOTE_MIME, sharedNames } from '#data/import/share/file-names.ts'
import { workspace } from '#data/read/workspace.ts'
import { fileBytes } from '#data/sync/files/files.ts'
import type { OwnShared } from '#domain/share/compare-cards.ts'
import { cardKey } from '#domain/share/guid.ts'
import type { SharedCard, SharedMedia } from '#domain/share/shared.ts'
import { broughtId, sharedKey } from '#lib/ids.ts'
import { isRecord } from '#lib/values/is-record.ts'

type Names = ReadonlyMap<string, string>

function sharedMedia(media: CardMedia | null, names: Names): SharedMedia | undefined {
  if (!media) return undefined
  const pictures = media.pictures.flatMap(({ fileId, alt }) => {
    const file = names.get(fileId)
    return file === undefined ? [] : [{ file, alt }]
  })
  const file = media.sound && names.get(media.sound.fileId)
  const sound = media.sound && file ? { file, name: media.sound.name } : null
  return pictures.length > 0 || sound ? { pictures, sound } : undefined
}

/** A card as it is shared: its words, pictures and sounds, and nothing of who learnt it when. */
export function sharedCard(card: Card, names: Names): SharedCard {
  const { kind, front, back, ordinal, choices, tags } = card
  const [frontMedia, backMedia] = [sharedMedia(card.frontMedia, names), sharedMedia(card.backMedia, names)]
  return {
    key: cardKey(card),
    group: sharedKey('group', card.groupId),
    kind,
    front,
    back,
    ordinal,
    ...(kind === 'choice' && choices && { wrong: choices.wrong }),
    ...(tags.length > 0 && { tags }),
    ...(frontMedia && { frontMedia }),
    ...(backMedia && { backMedia })
  }
}

export interface OwnSharedCards {
  readonly own: readonly OwnShared[]
  readonly deletedKeys: ReadonlySet<string>
}

/** Cards of the student that a share of these keys is about. */
export async function readOwnShared(keys: ReadonlySet<string>): Promise<OwnSharedCards> {
  const names = await sharedNames()
  const own: OwnShared[] = []
  const deletedKeys = new Set<string>()
  await workspace().db.cards.each(row => {
    const key = cardKey({ id: row.id, guid: row.guid })
    if (!keys.has(key)) return
    if (!isLiving(row)) {
      deletedKeys.add(key)
      return
    }
    const card = fromRow('cards', row)
    const { id, guid, groupId, subjectId, topicId } = card
    own.push({ id, guid, groupId, subjectId, topicId, card: sharedCard(card, names), stored: { ...card } })
  })
  for (const { card } of own) deletedKeys.delete(card.key)
  return { own, deletedKeys }
}

/** How a note was when it was shared last; its pictures by their names in the share. */
export interface NoteBefore {
  readonly title: string
  readonly tags: readonly string[]
  readonly doc: Readonly<Record<string, unknown>>
}

export interface OwnSharedNote {
  readonly note: Pick<Note, 'id' | 'title' | 'tags' | 'doc' | 'plain'>
  /** Null where it was not shared to this student, or what was shared cannot be read now. */
  readonly before: NoteBefore | null
}

const NAME = /^share-([0-9a-f]{20})\.json$/
export const beforeName = (key: string): string => `share-${key}.json`

/** The newest such file of each note. */
async function beforeFiles(): Promise<ReadonlyMap<string, { readonly key: string; readonly fileId: string }>> {
  const found = new Map<string, { key: string; fileId: string }>()
  const rows = await workspace().db.files.toArray()
  for (const { id, name, mime, note_id: noteId, deleted_at: deletedAt } of rows.sort((a, b) =>
    a.id < b.id ? -1 : 1
  )) {
    const [, key] = NAME.exec(name) ?? []
    if (deletedAt === null && mime === SHARED_NOTE_MIME && key !== undefined && noteId !== null)
      found.set(noteId, { key, fileId: id })
  }
  return found
}

/** The key that each of these notes has in every share. */
export async function noteKeys(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const files = await beforeFiles()
  return new Map(ids.map(id => [id, files.get(id)?.key ?? sharedKey(id)]))
}

async function readBefore(fileId: string): Promise<NoteBefore | null> {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(await fileBytes(fileId)))
    if (!isRecord(value) || !isRecord(value['doc']) || typeof value['title'] !== 'string') return null
    const tags = Array.isArray(value['tags']) ? value['tags'].filter(tag => typeof tag === 'string') : []
    return { title: value['title'], tags, doc: value['doc'] }
  } catch {
    // Not on this device and no network: then nothing is taken without asking.
    return null
  }
}

/** Those of a share's notes that the student has, by key; null for one that he deleted. */
export async function readOwnSharedNotes(
  studentId: string,
  keys: readonly string[]
): Promise<ReadonlyMap<string, OwnSharedNote | null>> {
  const { db } = workspace()
  const files = await beforeFiles()
  const wanted = new Set(keys)
  const idOf = new Map(keys.map(key => [key, broughtId(studentId, 'note', key)]))
  // His own, where a share of his comes back to him.
  for (const id of await db.notes.toCollection().primaryKeys()) {
    const key = files.get(id)?.key ?? sharedKey(id)
    if (wanted.has(key)) idOf.set(key, id)
  }
  const found = new Map<string, OwnSharedNote | null>()
  for (const [key, id] of idOf) {
    const row = await db.notes.get(id)
    if (!row) continue
    if (!isLiving(row)) {
      found.set(key, null)
      continue
    }
    const { title, tags, doc, plain } = fromRow('notes', row)
    const file = files.get(id)
    found.set(key, { note: { id, title, tags, doc, plain }, before: file ? await readBefore(file.fileId) : null })
  }
  return found
}
