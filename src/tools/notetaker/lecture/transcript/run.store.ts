import { atom, type ReadableAtom } from 'nanostores'
import type { Recording } from '#contract/entities.ts'
import { transcribeAll } from '#data/ai/lecture/transcribe-all.ts'
import { study } from '#data/ai/study.ts'
import { soundOf } from '#data/sync/lectures/sound.ts'
import { cutInWorker } from '#data/workers/sound.ts'
import type { Limits } from '#domain/lecture/pieces/limits.ts'
import { voicedOf, type Stretch } from '#domain/lecture/pieces/voice.ts'
import { site } from '#config/site.ts'
import { toAppError, type AppError } from '#lib/errors.ts'
import { hintsFor } from '#tools/notetaker/lecture/transcript/hints.ts'

export type RunState =
  | { readonly state: 'idle' }
  | { readonly state: 'running'; readonly id: string; readonly seconds: number; readonly total: number }
  | { readonly state: 'failed'; readonly id: string; readonly error: AppError }
  | { readonly state: 'elsewhere'; readonly id: string }

const $state = atom<RunState>({ state: 'idle' })
/** One lecture at a time; it goes on while the student looks at something else. */
export const $run: ReadableAtom<RunState> = $state

let stop: AbortController | null = null

const waiting = (seconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise(resolve => {
    const timer = setTimeout(resolve, seconds * 1000)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

async function run(
  recording: Recording,
  pieces: readonly Stretch[],
  texts: readonly string[],
  hintSigns: number
): Promise<void> {
  const { id } = recording
  const { signal } = (stop = new AbortController())
  const total = pieces.reduce((sum, one) => sum + one.to - one.from, 0)
  $state.set({ state: 'running', id, seconds: 0, total })
  const sound = await soundOf(recording)
  signal.throwIfAborted()
  await transcribeAll(
    { recordingId: id, pieces, hints: await hintsFor(recording, hintSigns), texts },
    {
      study,
      signal,
      wait: waiting,
      cut: async ({ from, to }) => {
        const { bytes, levels, step } = await cutInWorker({ sound, from, to })
        const voiced = voicedOf(levels, step).map(one => ({ from: one.from + from, to: one.to + from }))
        return { audio: { bytes, mime: 'audio/wav' }, voiced }
      },
      onProgress: seconds => $state.set({ state: 'running', id, seconds, total })
    }
  )
}

/** Sends the pieces one by one; what has come stays, however it ends. Another tab that makes the same text is left to it. */
export async function makeText(
  recording: Recording,
  pieces: readonly Stretch[],
  texts: readonly string[],
  { hints }: Pick<Limits, 'hints'>
): Promise<void> {
  if ($state.get().state === 'running') return
  const { id } = recording
  await navigator.locks.request(`${site.slug}-text-${id}`, { ifAvailable: true }, async lock => {
    if (!lock) return $state.set({ state: 'elsewhere', id })
    try {
      await run(recording, pieces, texts, hints)
      $state.set({ state: 'idle' })
    } catch (error) {
      $state.set(stop?.signal.aborted ? { state: 'idle' } : { state: 'failed', id, error: toAppError(error) })
    }
  })
}

export const stopText = (): void => stop?.abort()
