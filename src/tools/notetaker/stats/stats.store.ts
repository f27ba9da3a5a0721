import { atom, onMount } from 'nanostores'
import { readFigures, type Figures } from '#data/read/cards/stats.ts'
import { $preferences } from '#data/write/preferences.ts'
import { $lastDurations } from '#data/read/cards/pace.ts'
import { $opening } from '#data/read/workspace.ts'
import { paceOf } from '#domain/progress/load.ts'
import { toAppError, type AppError } from '#lib/errors.ts'
import { onceReady } from '#stores/once-ready.ts'

export type FiguresState =
  | { readonly state: 'reading'; readonly done: number; readonly all: number }
  | { readonly state: 'failed'; readonly error: AppError }
  | { readonly state: 'ready'; readonly figures: Figures; readonly wish: number }

const START: FiguresState = { state: 'reading', done: 0, all: 0 }
export const $figures = atom<FiguresState>(START)

async function read(signal: AbortSignal): Promise<void> {
  const [preferences, durations] = await Promise.all([onceReady($preferences), onceReady($lastDurations)])
  const { desiredRetention, fsrsWeights, newPerDay, timeZone, dayStartsAt } = preferences
  const { secondsPerAnswer } = paceOf(durations)
  const options = { desiredRetention, weights: fsrsWeights, newPerDay, secondsPerAnswer, timeZone, dayStartsAt }
  const tell = (done: number, all: number): void => $figures.set({ state: 'reading', done, all })
  const figures = await readFigures(new Date(), options, tell, signal)
  if (figures) $figures.set({ state: 'ready', figures, wish: desiredRetention })
}

/** Read once when the page is opened: they are a picture of this moment. */
onMount($figures, () => {
  let ending = new AbortController()
  const unbind = $opening.subscribe(now => {
    ending.abort()
    ending = new AbortController()
    if (now.state === 'failed') $figures.set({ state: 'failed', error: now.error })
    if (now.state === 'open')
      read(ending.signal).catch((error: unknown) => $figures.set({ state: 'failed', error: toAppError(error) }))
  })
  return () => {
    ending.abort()
    unbind()
    $figures.set(START)
  }
})
