import { SIZES } from '#config/sizes.ts'
import { workspace } from '#data/read/workspace.ts'
import { removalsOf, type Cut, type Sound } from '#data/sync/lectures/cuts.ts'
import { keepCut, recordingRow } from '#data/sync/lectures/pieces.ts'
import { joinedSound } from '#data/sync/lectures/sound.ts'
import { saveAll } from '#data/write/write.ts'

/** Takes back what an attempt that died has made. */
async function clearMaking(id: string, sound: Sound): Promise<Sound> {
  const making = { ...sound, cuts: [] }
  if (sound.making.length === 0) return sound
  const clean = { ...sound, making: [] }
  await saveAll([...removalsOf(making), { name: 'recordings', id, fields: { sound: clean } }])
  await workspace().db.blobs.bulkDelete([...sound.making])
  return clean
}

/**
 * Makes the one file of a recording that has ended. The sound as it was recorded stays until the last cut of the file
 * is on the disk; a kill in between costs the attempt, no second.
 */
export async function keepWhole(id: string, onProgress?: (done: number, total: number) => void): Promise<void> {
  const row = await recordingRow(id)
  if (row?.state !== 'stopped' || !row.sound) return
  const raw = await clearMaking(id, row.sound)
  const joined = await joinedSound({ ...row, sound: raw }, onProgress)
  const cuts: Cut[] = []
  for (const blob of joined.cuts)
    await keepCut(await blob.arrayBuffer(), joined.mime, fileId => {
      cuts.push({ fileId, bytes: blob.size })
      const sound = { ...raw, making: cuts.map(cut => cut.fileId) }
      return [{ name: 'recordings', id, fields: { sound } }]
    })
  const seconds = Math.min(SIZES.recordingSeconds, joined.seconds)
  const sound: Sound = { v: 1, mime: joined.mime, cuts, making: [] }
  await saveAll([{ name: 'recordings', id, fields: { state: 'kept', seconds, sound } }, ...removalsOf(raw)])
  await workspace().db.blobs.bulkDelete(raw.cuts.map(({ fileId }) => fileId))
}
