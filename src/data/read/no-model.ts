import { computed, type ReadableAtom } from 'nanostores'
import type { Database } from '#data/device/database.ts'
import { live } from '#data/read/live.ts'
import { $openDatabase } from '#data/read/workspace.ts'
import { isReady } from '#lib/remote.ts'

/** The student's wish, as this device knows it. A row from before there was the wish has none. */
export async function isModelRefused(db: Database): Promise<boolean> {
  const [row] = await db.preferences.toArray()
  return row?.no_model === true
}

/** Asked again before each call of a model: what was chosen in another tab counts at once. */
export async function isModelOff(): Promise<boolean> {
  const now = $openDatabase.get()
  return now.state === 'closed' ? false : isModelRefused(now.db)
}

const $refused = live(isModelRefused)
/** For screens; false until it is known. */
export const $isModelOff: ReadableAtom<boolean> = computed($refused, known => isReady(known) && known.value)
