import type { Fields } from '#contract/entities.ts'
import { SIZES } from '#config/sizes.ts'
import { workspace } from '#data/read/workspace.ts'
import type { Cut, Sound } from '#data/sync/lectures/cuts.ts'
import { keepCut, recordingRow } from '#data/sync/lectures/pieces.ts'
import { inHand } from '#data/sync/lectures/recording.ts'
import { CUT_BYTES } from '#data/sync/lectures/sound.ts'
import { cutInWorker, joinInWorker, probeInWorker } from '#data/workers/sound.ts'
import { saveAll } from '#data/write/write.ts'
import { hear, packLevels, SILENCE, unpackLevels } from '#domain/lecture/loudness.ts'
import { SILENT } from '#domain/lecture/pieces/voice.ts'
import { toAppError } from '#lib/errors.ts'
import { newId } from '#lib/ids.ts'
import { log } from '#lib/log.ts'
import type { Probed } from '#workers/probe-sound.ts'

/** Files that this device is bringing in, with the cuts of them that lie here: a page that dies leaves them here. */
const BRINGING = 'lecture-file '
/** Decoded at one time: 20 MB. */
const STRETCH = 300

type Progress = (share: number) => void
type CanPlay = (mime: string) => boolean

/** How loud each second is; null where this browser cannot decode the sound, which it may still play. */
async function loudnessIn(
  file: Blob,
  seconds: number,
  onProgress: Progress
): Promise<Fields<'recordings'>['loudness']> {
  let heard = SILENCE
  try {
    for (let from = 0; from < seconds; from += STRETCH) {
      const to = Math.min(seconds, from + STRETCH)
      const { levels, step } = await cutInWorker({ sound: file, from, to })
      const size = Math.round(1 / step)
      const each = Array.from({ length: Math.ceil(levels.length / size) }, (_, at) =>
        Math.max(...levels.slice(at * size, at * size + size))
      )
      heard = hear(heard, from, each)
      onProgress(to / seconds)
    }
  } catch (error) {
    log('lecture', error)
    return null
  }
  return { v: 1, step: heard.step, levels: packLevels(heard.levels) }
}

export type BringFault = 'big' | 'video' | 'long' | 'unread' | 'unplayed'

export class CannotBring extends Error {
  readonly fault: BringFault
  constructor(fault: BringFault) {
    super(fault)
    this.fault = fault
  }
}

async function probed(file: File): Promise<Probed> {
  if (file.size > SIZES.videoBytes) throw new CannotBring('video')
  const found = await probeInWorker(file).catch(unread)
  if (!found.hasPicture && file.size > SIZES.lectureBytes) throw new CannotBring('big')
  if (found.seconds > SIZES.recordingSeconds) throw new CannotBring('long')
  return found
}

function unread(error: unknown): never {
  throw toAppError(error).code === 'unreadable' ? new CannotBring('unread') : error
}

interface Brought {
  readonly sound: Blob
  readonly mime: string
  readonly seconds: number
}

/** The bytes as they came; of a video, and of what a recorder left without a length, the sound alone as a file of its own. */
async function soundIn(file: File, canPlay: CanPlay, onProgress: Progress): Promise<Brought> {
  const { mime, codec, seconds, hasPicture, isLoose } = await probed(file)
  if (!hasPicture && !isLoose) {
    if (!canPlay(mime)) throw new CannotBring('unplayed')
    return { sound: file, mime, seconds }
  }
  const asked = { sounds: [file], cutBytes: CUT_BYTES, seconds }
  const tell = { onProgress: (done: number) => onProgress(Math.min(1, done / seconds)) }
  const made = await joinInWorker(asked, tell).catch(unread)
  if (!canPlay(codec === '' ? made.mime : `${made.mime}; codecs="${codec}"`)) throw new CannotBring('unplayed')
  const sound = new Blob([...made.cuts], { type: made.mime })
  if (sound.size > SIZES.lectureBytes) throw new CannotBring('big')
  return { sound, mime: made.mime, seconds: made.seconds }
}

async function keepAll(file: Blob, ids: readonly string[], mime: string, onProgress: Progress): Promise<Cut[]> {
  const cuts: Cut[] = []
  for (const [at, fileId] of ids.entries()) {
    const bytes = await file.slice(at * CUT_BYTES, (at + 1) * CUT_BYTES).arrayBuffer()
    await keepCut(bytes, mime, () => [], fileId)
    cuts.push({ fileId, bytes: bytes.byteLength })
    onProgress(cuts.length / ids.length)
  }
  return cuts
}

export interface Lecture {
  readonly id: string
  /** Nothing can be heard in it, as far as it could be measured. */
  readonly isSilent: boolean
}

/** A file becomes a lecture. The row is made last: no device sees half of one. */
export async function bringSound(
  file: File,
  about: Pick<Fields<'recordings'>, 'title' | 'subjectId'>,
  canPlay: CanPlay,
  onProgress: Progress
): Promise<Lecture> {
  const { sound: bytes, mime, seconds } = await soundIn(file, canPlay, share => onProgress(share / 3))
  const id = newId()
  const { meta } = workspace().db
  let isSilent = false
  const ids = Array.from({ length: Math.ceil(bytes.size / CUT_BYTES) }, () => newId())
  await inHand(id, async () => {
    await meta.put({ key: BRINGING + id, value: ids })
    try {
      const loudness = await loudnessIn(bytes, seconds, share => onProgress((1 + share) / 3))
      isSilent = loudness !== null && unpackLevels(loudness.levels).every(level => level <= SILENT)
      const cuts = await keepAll(bytes, ids, mime, share => onProgress((2 + share) / 3))
      const place = { topicId: null, noteId: null, transcript: null, startedAt: new Date().toISOString() } as const
      const sound: Sound = { v: 1, mime, cuts, making: [] }
      const made = { origin: 'file', state: 'kept', seconds, sound, loudness } as const
      await saveAll([{ name: 'recordings', id, fields: { ...about, ...place, ...made } }])
      await meta.delete(BRINGING + id)
    } catch (error) {
      await clearBrought(id, ids)
      throw error
    }
  })
  return { id, isSilent }
}

async function clearBrought(id: string, files: readonly string[]): Promise<void> {
  const { db } = workspace()
  if (!(await recordingRow(id))) {
    const known = (await db.files.bulkGet([...files])).flatMap(row => row?.id ?? [])
    await saveAll(known.map(file => ({ name: 'files', id: file, remove: true })))
    await db.blobs.bulkDelete([...files])
  }
  await db.meta.delete(BRINGING + id)
}

/** Takes away what a page that died while it brought a file has left here; the student still has the file. */
export async function clearLeftFiles(): Promise<void> {
  for (const { key, value } of await workspace().db.meta.where('key').startsWith(BRINGING).toArray()) {
    const id = key.slice(BRINGING.length)
    if (Array.isArray(value)) await inHand(id, () => clearBrought(id, value as string[]))
  }
}
