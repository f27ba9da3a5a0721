import { sharedNames } from '#data/import/share/file-names.ts'
import { addFile } from '#data/sync/files/files.ts'
import { readInWorker } from '#data/workers/import.ts'
import { mimeOf } from '#domain/import/file-kinds.ts'
import { filesOfDoc } from '#tools/notetaker/share/shared-doc.ts'
import { preparePicture } from '#tools/shared/pictures/picture.ts'
import type { ShareFound } from '#tools/notetaker/import/share/find-share.ts'
import type { StoredFile } from '#tools/notetaker/import/deck-files.ts'
import { SIZES } from '#config/sizes.ts'
import type { SharedCard } from '#domain/share/shared.ts'
import type { DocNode } from '#domain/notes/note-text.ts'

export interface SharedFiles {
  /** By their names in the share. */
  readonly stored: ReadonlyMap<string, StoredFile>
  readonly lost: number
}

interface Wanted {
  readonly cards: readonly SharedCard[]
  readonly docs: readonly DocNode[]
}

function wantedOf({ cards, docs }: Wanted): Map<string, { kind: 'picture' | 'sound'; of: 'card' | 'note' }> {
  const wanted = new Map<string, { kind: 'picture' | 'sound'; of: 'card' | 'note' }>()
  for (const name of docs.flatMap(filesOfDoc)) wanted.set(name, { kind: 'picture', of: 'note' })
  for (const media of cards.flatMap(({ frontMedia, backMedia }) => [frontMedia, backMedia])) {
    // A file of both belongs to the card, which outlives the note.
    for (const { file } of media?.pictures ?? []) wanted.set(file, { kind: 'picture', of: 'card' })
    if (media?.sound) wanted.set(media.sound.file, { kind: 'sound', of: 'card' })
  }
  return wanted
}

/** Pictures and sounds of what is brought in, each once; one that is here already is used again. */
export async function bringSharedFiles(
  { file }: Pick<ShareFound, 'file'>,
  what: Wanted,
  signal: AbortSignal,
  report: (share: number) => void
): Promise<SharedFiles> {
  const wanted = wantedOf(what)
  const own = new Map([...(await sharedNames())].map(([id, name]) => [name, id]))
  const stored = new Map<string, StoredFile>()
  let done = 0
  for (const [name, { kind, of }] of wanted) {
    signal.throwIfAborted()
    report(done++ / wanted.size)
    const here = own.get(name)
    if (here !== undefined) {
      stored.set(name, { fileId: here, width: null, height: null })
      continue
    }
    const mime = mimeOf(kind, name)
    const bytes = mime === null ? null : await readInWorker('sharedFile', [file, name], { signal })
    if (!bytes || mime === null) continue
    const kept = { name, noteId: null, kind: of }
    if (kind === 'sound') {
      if (bytes.byteLength > SIZES.soundBytes) continue
      stored.set(name, { fileId: await addFile(bytes, { ...kept, mime }), width: null, height: null })
      continue
    }
    const picture = await preparePicture(new Blob([bytes], { type: mime }))
    if (picture.kind !== 'ready') continue
    const { width, height } = picture
    stored.set(name, { fileId: await addFile(picture.bytes, { ...kept, mime: picture.mime }), width, height })
  }
  return { stored, lost: wanted.size - stored.size }
}
