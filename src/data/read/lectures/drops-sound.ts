import { computed, type ReadableAtom } from 'nanostores'
import type { Database } from '#data/device/database.ts'
import { live } from '#data/read/live.ts'
import { workspace } from '#data/read/workspace.ts'
import { isReady } from '#lib/remote.ts'

/** A row from before there was the wish has none; what is not known here yet keeps the sound. */
async function isWished(db: Database): Promise<boolean> {
  const [row] = await db.preferences.toArray()
  return row?.drops_sound === true
}

/** Asked when a note was made: what was chosen on another device counts as soon as it is here. */
export const dropsSound = (): Promise<boolean> => isWished(workspace().db)

const $wished = live(isWished)
/** For screens; false until it is known. */
export const $dropsSound: ReadableAtom<boolean> = computed($wished, known => isReady(known) && known.value)
