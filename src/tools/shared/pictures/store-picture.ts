import { SIZES } from '#config/sizes.ts'
import { addFile, type NewFile } from '#data/sync/files/files.ts'
import { toAppError } from '#lib/errors.ts'
import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import { wordsFor } from '#stores/words.ts'
import { preparePicture, type Picture } from '#tools/shared/pictures/picture.ts'

export interface StoredPicture {
  readonly fileId: string
  readonly width: number
  readonly height: number
}

const megabytes = (bytes: number): string => String(Math.round(bytes / 1024 / 1024))

/** A picture as it is kept. Null when it was refused, in words. */
export async function readPicture(file: File): Promise<Extract<Picture, { kind: 'ready' }> | null> {
  const name = file.name
  const picture = await preparePicture(file)
  if (picture.kind === 'too-large') {
    const limit = megabytes(picture.bytes > SIZES.fileBytes ? SIZES.fileBytes : SIZES.imageBytes)
    notify({ text: m.notes_picture_too_large({ name, size: megabytes(picture.bytes), limit }) })
    return null
  }
  if (picture.kind === 'unreadable') {
    notify({ text: m.notes_picture_unreadable({ name }) })
    return null
  }
  return picture
}

/** Stores a picture on this device, from where it is sent when there is a network. Null when it was refused, in words. */
export async function storePicture(file: File, of: Pick<NewFile, 'noteId' | 'kind'>): Promise<StoredPicture | null> {
  const name = file.name
  const picture = await readPicture(file)
  if (!picture) return null
  try {
    const fileId = await addFile(picture.bytes, { name: name.slice(0, 200), mime: picture.mime, ...of })
    return { fileId, width: picture.width, height: picture.height }
  } catch (error) {
    notify({ text: m.notes_picture_failed({ name, reason: wordsFor(toAppError(error)) }) })
    return null
  }
}
