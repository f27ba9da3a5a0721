import { atom, type ReadableAtom } from 'nanostores'
import { clearLeftFiles } from '#data/sync/lectures/brought.ts'
import { forgetEnded, leftRecordings, type LeftRecording } from '#data/sync/lectures/recording.ts'
import { log } from '#lib/log.ts'

const $found = atom<readonly LeftRecording[]>([])
/** Recordings that were cut off on this device and wait for a word. */
export const $left: ReadableAtom<readonly LeftRecording[]> = $found

export async function lookForLeft(): Promise<void> {
  await clearLeftFiles().catch((error: unknown) => log('lecture', error))
  await forgetEnded().catch((error: unknown) => log('lecture', error))
  await leftRecordings().then(
    left => $found.set(left),
    (error: unknown) => log('lecture', error)
  )
}
