import { SIZES } from '#config/sizes.ts'
import { mimeOf } from '#domain/import/file-kinds.ts'
import { bytesOf, zipBundle } from '#workers/import/notes/bundle.ts'
import { gather, MOST_BYTES, type Gathered } from '#workers/import/notes/gather.ts'
import { INSIDE, inlinePicture } from '#workers/import/notes/pictures.ts'

export interface PictureBytes {
  readonly bytes: ArrayBuffer
  readonly mime: string
}

let opened: { readonly of: string; readonly gathered: Promise<Gathered> } | undefined

/** Files with thousands of pictures have one list: it is read once. */
function openedOnce(files: readonly File[]): Promise<Gathered> {
  const of = files.map(({ name, size, lastModified }) => `${name} ${size} ${lastModified}`).join('\n')
  if (opened?.of !== of) opened = { of, gathered: gather(files) }
  return opened.gathered
}

/** The bytes of a picture of a note; null where it is not there, or cannot be unpacked. */
export async function readPicture(files: readonly File[], name: string): Promise<PictureBytes | null> {
  const inline = inlinePicture(name)
  if (inline) return { bytes: inline.bytes.buffer, mime: inline.mime }
  const [outer = '', inner] = name.split(INSIDE)
  const { all } = await openedOnce(files)
  const entry = all.get(outer)
  if (!entry) return null
  const mime = mimeOf('picture', inner ?? outer) ?? ''
  if (inner === undefined) return { bytes: (await bytesOf(entry, SIZES.fileBytes)).buffer, mime }
  const picture = (await zipBundle(await entry.blob(MOST_BYTES.packed))).get(inner)
  return picture ? { bytes: (await bytesOf(picture, SIZES.fileBytes)).buffer, mime } : null
}
