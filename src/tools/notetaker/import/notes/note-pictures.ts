import { addFile } from '#data/sync/files/files.ts'
import { readInWorker } from '#data/workers/import.ts'
import type { BroughtNote } from '#domain/import/notes/brought-note.ts'
import type { PlacedPicture } from '#domain/import/notes/settle.ts'
import { preparePicture } from '#tools/shared/pictures/picture.ts'

export interface PlacedPictures {
  readonly placed: ReadonlyMap<number, PlacedPicture>
  /** How many could not be read. */
  readonly lost: number
}

const fileNameOf = (name: string): string =>
  name.startsWith('data:') ? 'picture' : name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\u0001')) + 1)

/** Stores the pictures of one note, before the note: what no note shows in the end is cleared away as always. */
export async function bringPictures(
  files: readonly File[],
  { pictures }: BroughtNote,
  noteId: string,
  signal: AbortSignal
): Promise<PlacedPictures> {
  const placed = new Map<number, PlacedPicture>()
  const stored = new Map<string, Omit<PlacedPicture, 'alt'>>()
  for (const [index, { name, alt }] of pictures.entries()) {
    signal.throwIfAborted()
    const known = stored.get(name)
    if (known) {
      placed.set(index, { ...known, alt })
      continue
    }
    const read = await readInWorker('picture', [files, name], { signal })
    if (!read) continue
    const picture = await preparePicture(new Blob([read.bytes], { type: read.mime }))
    if (picture.kind !== 'ready') continue
    const { bytes, mime, width, height } = picture
    const one = { fileId: await addFile(bytes, { name: fileNameOf(name), mime, noteId, kind: 'note' }), width, height }
    stored.set(name, one)
    placed.set(index, { ...one, alt })
  }
  return { placed, lost: pictures.length - placed.size }
}
