import type { Recording } from '#contract/entities.ts'
import { bringFile, fileHere, fromServer, type Download } from '#data/sync/files/files.ts'
import { runsOf, type Cut } from '#data/sync/lectures/cuts.ts'
import { joinInWorker } from '#data/workers/sound.ts'
import { workspace } from '#data/read/workspace.ts'
import { AppError } from '#lib/errors.ts'
import type { Joined } from '#workers/join-sound.ts'

/** Of one file of a sound: an upload that is cut off begins again with this much, and fits every plan's limit. */
export const CUT_BYTES = 4 * 1024 * 1024

type Progress = (done: number, total: number) => void

/** One by one: a long sound is never on the heap as a whole. What this device lacks comes from the server. */
async function cutBlobs(cuts: readonly Cut[], onCut: () => void, download: Download): Promise<Blob[]> {
  const blobs: Blob[] = []
  for (const { fileId } of cuts) {
    const here = await fileHere(fileId)
    blobs.push(here ?? new Blob([(await bringFile(workspace().db, fileId, download)).bytes]))
    onCut()
  }
  return blobs
}

type WithSound = Pick<Recording, 'state' | 'sound' | 'seconds'>

/** What the recorder left, as one file. */
export async function joinedSound(
  { sound, seconds }: WithSound,
  onProgress?: Progress,
  download: Download = fromServer
): Promise<Joined> {
  if (!sound) throw new AppError('missing', 'No sound')
  const sounds: Blob[] = []
  for (const run of runsOf(sound)) sounds.push(new Blob(await cutBlobs(run, () => undefined, download)))
  return joinInWorker({ sounds, cutBytes: CUT_BYTES, seconds }, { onProgress })
}

/** The sound as one blob that a player can seek in. */
export async function soundOf(
  recording: WithSound,
  onProgress?: Progress,
  download: Download = fromServer
): Promise<Blob> {
  const { sound, state } = recording
  if (!sound) throw new AppError('missing', 'No sound')
  if (state !== 'kept') {
    const { cuts, mime } = await joinedSound(recording, onProgress, download)
    return new Blob([...cuts], { type: mime })
  }
  let done = 0
  const tell = (): void => onProgress?.((done += 1), sound.cuts.length)
  return new Blob(await cutBlobs(sound.cuts, tell, download), { type: sound.mime })
}
