import { SIZES } from '#config/sizes.ts'
import { addFile } from '#data/sync/files/files.ts'
import { toAppError } from '#lib/errors.ts'
import { m } from '#messages/generated/messages.js'
import { notify } from '#stores/notices.ts'
import { wordsFor } from '#stores/words.ts'
import type { CardSound } from '#tools/shared/cards/media/media.ts'

const MEGABYTE = 1024 * 1024

/** Whether this browser can play it: other devices mostly can then as well. */
async function isPlayable(file: Blob): Promise<boolean> {
  const address = URL.createObjectURL(file)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const player = new Audio()
  player.addEventListener('loadedmetadata', () => resolve(true))
  player.addEventListener('error', () => resolve(false))
  player.preload = 'metadata'
  player.src = address
  return promise.finally(() => URL.revokeObjectURL(address))
}

/** Stores a sound on this device, from where it is sent when there is a network. Throws where the device refuses it. */
export async function storeSound(sound: Blob, name: string): Promise<CardSound> {
  const mime = sound.type.split(';')[0] ?? ''
  const fileId = await addFile(await sound.arrayBuffer(), { name, mime, noteId: null, kind: 'card' })
  return { fileId, name: name.slice(0, 200) }
}

/** A sound that the student brought; null when it was refused, in words. */
export async function bringSound(file: File, canPlay = isPlayable): Promise<CardSound | null> {
  const { name, size } = file
  if (size > SIZES.soundBytes) {
    const limit = SIZES.soundBytes / MEGABYTE
    notify({ text: m.media_sound_too_large({ name, size: Math.ceil(size / MEGABYTE), limit }) })
    return null
  }
  if (!(await canPlay(file))) {
    notify({ text: m.media_sound_unreadable({ name }) })
    return null
  }
  try {
    return await storeSound(file, name)
  } catch (error) {
    notify({ text: m.notes_picture_failed({ name, reason: wordsFor(toAppError(error)) }) })
    return null
  }
}
