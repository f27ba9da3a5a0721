import { isLiving } from '#data/device/rows.ts'
import { live } from '#data/read/live.ts'

export interface SoundUse {
  readonly bytes: number
  /** Lectures that have sound. */
  readonly lectures: number
}

/** What the sound of all lectures takes in the student's storage. */
export const $soundUse = live<SoundUse>(async db => {
  const sounds = (await db.recordings.toArray()).filter(isLiving).flatMap(({ sound }) => sound ?? [])
  const bytes = sounds.flatMap(({ cuts }) => cuts).reduce((sum, cut) => sum + cut.bytes, 0)
  return { bytes, lectures: sounds.length }
}, 1000)
