import { collectShare, sharedBytes, type Collected } from '#data/import/share/collect.ts'
import { SHARE_LIMITS, SHARE_LIST, SHARE_VERSION, type Share, type SharedCard } from '#domain/share/shared.ts'
import { sharedKey } from '#lib/ids.ts'
import { packText } from '#lib/values/packed-text.ts'
import { zipWriter } from '#lib/zip/write.ts'
import { href } from '#stores/route.ts'
import { filesOfDoc, sharedDoc } from '#tools/notetaker/share/shared-doc.ts'

/** What is to be shared. */
export interface ToShare {
  readonly kind: Share['kind']
  readonly title: string
  readonly cardIds: readonly string[]
  readonly noteIds: readonly string[]
  /** What it is a share of, so that a later one is known as the same: ids, or the words of a filter. */
  readonly of: string
}

export interface MadeShare {
  readonly share: Share
  /** The share as text. */
  readonly text: string
  /** By their names in the share: the ids of its pictures and sounds. */
  readonly files: ReadonlyMap<string, string>
  readonly pictures: number
  readonly sounds: number
  /** Its address; null where it holds files, or is too long for one. */
  readonly link: string | null
  /** Signs that its address would have; null where it holds files. */
  readonly signs: number | null
}

const mediaOf = ({ frontMedia, backMedia }: SharedCard) => [frontMedia, backMedia].flatMap(media => media ?? [])

function notesOf({ notes, names }: Collected): Share['notes'] {
  return notes.flatMap(({ key, note, place }) => {
    const doc = sharedDoc(note.doc, id => names.get(id) ?? null)
    if (!doc) return []
    const { title, tags } = note
    return [{ key, title, ...(tags.length > 0 && { tags }), ...(place.length > 0 && { place }), doc: { ...doc } }]
  })
}

/** The address under which the import room shows it. Nothing behind the # is sent to a server. */
export async function linkOf(text: string, origin: string): Promise<string> {
  return `${origin}${href('notetaker', { import: '' })}#share=${await packText(text)}`
}

export async function makeShare({ kind, title, cardIds, noteIds, of }: ToShare, origin: string): Promise<MadeShare> {
  const collected = await collectShare(cardIds, noteIds)
  const notes = notesOf(collected)
  const keys = new Set(notes.map(({ key }) => key))
  const cards = collected.cards.map(({ note, ...card }) => ({
    ...card,
    ...(note !== undefined && keys.has(note) && { note })
  }))
  const share: Share = {
    cramless: 'share',
    version: SHARE_VERSION,
    id: kind === 'note' ? (notes[0]?.key ?? sharedKey(of)) : sharedKey('deck', of),
    kind,
    title,
    cards,
    notes
  }
  const media = cards.flatMap(mediaOf)
  const pictures = new Set([
    ...media.flatMap(one => one.pictures.map(({ file }) => file)),
    ...notes.flatMap(({ doc }) => filesOfDoc(doc as never))
  ])
  const sounds = new Set(media.flatMap(({ sound }) => (sound ? [sound.file] : [])))
  const files = new Map(
    [...pictures, ...sounds].flatMap(name => {
      const id = collected.files.get(name)
      return id === undefined ? [] : [[name, id] as const]
    })
  )
  const text = JSON.stringify(share)
  const link = files.size > 0 ? null : await linkOf(text, origin)
  const made = { share, text, files, pictures: pictures.size, sounds: sounds.size }
  return { ...made, link: link && link.length <= SHARE_LIMITS.link ? link : null, signs: link?.length ?? null }
}

export interface ShareFile {
  readonly file: Blob
  /** Pictures and sounds that could not be read. */
  readonly lost: number
}

/** Words alone are JSON; with pictures or sounds it is a zip. */
export async function shareFile({ text, files }: MadeShare, signal: AbortSignal): Promise<ShareFile> {
  if (files.size === 0) return { file: new Blob([text], { type: 'application/json' }), lost: 0 }
  const zip = zipWriter()
  await zip.add(SHARE_LIST, new Blob([text]))
  let lost = 0
  for (const [name, id] of files) {
    signal.throwIfAborted()
    const bytes = await sharedBytes(id)
    if (bytes) await zip.add(`files/${name}`, bytes, false)
    else lost += 1
  }
  return { file: zip.finish(), lost }
}
