import type { ReadableAtom } from 'nanostores'
import type { ImportRow } from '#data/device/database.ts'
import { live } from '#data/read/live.ts'
import type { Remote } from '#lib/remote.ts'

export interface ImportedFile {
  readonly id: string
  readonly name: string
  readonly state: ImportRow['state']
  readonly at: string
  readonly rows: number
  /** How much of it took effect, or was taken back: 100 only where all of it is. */
  readonly percent: number
  /** It can be compared with what it said of itself. */
  readonly says: boolean
}

export const DAYS_TO_UNDO = 30

/** The files of the last days on this device, newest first. */
export const $imports: ReadableAtom<Remote<readonly ImportedFile[]>> = live(async db => {
  const rows = await db.imports.toArray()
  return rows
    .filter(({ state }) => state !== 'staging')
    .sort((a, b) => (a.begun_at < b.begun_at ? 1 : -1))
    .map(({ id, name, state, begun_at: at, rows: count, done, says = false }) => ({
      id,
      name,
      state,
      at,
      rows: count,
      percent: count === 0 ? 0 : Math.floor((100 * done) / count),
      says
    }))
}, 200)
