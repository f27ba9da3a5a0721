import type { ReadableAtom } from 'nanostores'
import type { Marker, Recording, Segment } from '#contract/entities.ts'
import { live } from '#data/read/live.ts'
import { liveRow, liveRows } from '#data/read/live-rows.ts'
import type { Remote } from '#lib/remote.ts'

export const $recordings: ReadableAtom<Remote<Recording[]>> = liveRows('recordings')

export const recordingOf = (id: string): ReadableAtom<Remote<Recording | null>> => liveRow('recordings', id)

export const markersOf = (id: string): ReadableAtom<Remote<Marker[]>> =>
  liveRows('markers', { column: 'recording_id', is: id })

export const segmentsOf = (id: string): ReadableAtom<Remote<Segment[]>> =>
  liveRows('segments', { column: 'recording_id', is: id })

export interface SoundPlace {
  /** Whether all of it is on this device. */
  readonly isHere: boolean
  /** From the beginning, what the server has confirmed. */
  readonly storedSeconds: number
}

/** Where the files of a sound lie. Those that were removed here to make room are on the server. */
export const soundPlaceOf = (id: string): ReadableAtom<Remote<SoundPlace>> =>
  live(async db => {
    const row = await db.recordings.get(id)
    const cuts = row?.sound?.cuts ?? []
    const ids = cuts.map(({ fileId }) => fileId)
    const here = new Set(await db.blobs.where('id').anyOf(ids).primaryKeys())
    const stored = new Set(await db.blobs.where('uploaded').equals(1).primaryKeys())
    const first = ids.findIndex(file => here.has(file) && !stored.has(file))
    const reach = first <= 0 ? 0 : (cuts[first - 1]?.['seconds'] ?? 0)
    const storedSeconds = first === -1 && cuts.length > 0 ? (row?.seconds ?? 0) : Number(reach)
    return { isHere: here.size === ids.length, storedSeconds }
  })
