import type { Fields } from '#contract/entities.ts'
import { SIZES } from '#config/sizes.ts'
import { workspace } from '#data/read/workspace.ts'
import type { Cut, Sound } from '#data/sync/lectures/cuts.ts'
import { keepCut, recordingRow } from '#data/sync/lectures/pieces.ts'
import { inHand } from '#data/sync/lectures/recording.ts'
import { CUT_BYTES } from '#data/sync/lectures/sound.ts'
import { cutInWorker, probeInWorker } from '#data/workers/sound.ts'
import { saveAll } from '#data/write/write.ts'
import { hear, packLevels, SILENCE } from '#domain/lecture/loudness.ts'
import { toAppError } from '#lib/errors.ts'
import { newId } from '#lib/ids.ts'
import { log } from '#lib/log.ts'
import type { Probed } from '#workers/probe-sound.ts'

/** Files that this device is bringing in, with the cuts of them that lie here: a page that dies leaves them here. */
const BRINGING = 'lecture-file '
/** Decoded at one time: 20 MB. */
const STRETCH = 300

type Progress = (share: number) => void

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

export type BringFault = 'big' | 'long' | 'unread' | 'picture' | 'unplayed'

export class CannotBring extends Error {
  readonly fault: BringFault
  constructor(fault: BringFault) {
    super(fault)
    this.fault = fault
  }
}

async function probed(file: File, canPlay: (mime: string) => boolean): Promise<Probed> {
  if (file.size > SIZES.lectureBytes) throw new CannotBring('big')
  const found = await probeInWorker(file).catch((error: unknown) => {
    throw toAppError(error).code === 'unreadable' ? new CannotBring('unread') : error
  })
  if (found.hasPicture) throw new CannotBring('picture')
  if (found.seconds > SIZES.recordingSeconds) throw new CannotBring('long')
  if (!canPlay(found.mime)) throw new CannotBring('unplayed')
  return found
}

async function keepAll(file: File, ids: readonly string[], mime: string, onProgress: Progress): Promise<Cut[]> {
  const cuts: Cut[] = []
  for (const [at, fileId] of ids.entries()) {
    const bytes = await file.slice(at * CUT_BYTES, (at + 1) * CUT_BYTES).arrayBuffer()
    await keepCut(bytes, mime, () => [], fileId)
    cuts.push({ fileId, bytes: bytes.byteLength })
    onProgress(cuts.length / ids.length)
  }
  return cuts
}

/** A file becomes a lecture, its bytes as they are. The row is made last: no device sees half of one. */
export async function bringSound(
  file: File,
  about: Pick<Fields<'recordings'>, 'title' | 'subjectId'>,
  canPlay: (mime: string) => boolean,
  onProgress: Progress
): Promise<string> {
  const { seconds, mime } = await probed(file, canPlay)
  const id = newId()
  const { meta } = workspace().db
  const ids = Array.from({ length: Math.ceil(file.size / CUT_BYTES) }, () => newId())
  await inHand(id, async () => {
    await meta.put({ key: BRINGING + id, value: ids })
    try {
      const loudness = await loudnessIn(file, seconds, share => onProgress(share / 2))
      const cuts = await keepAll(file, ids, mime, share => onProgress((1 + share) / 2))
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
  return id
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
