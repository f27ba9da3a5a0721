import { atom, type ReadableAtom } from 'nanostores'
import type { Recording } from '#contract/entities.ts'
import { transcribeAll } from '#data/ai/lecture/transcribe-all.ts'
import { study } from '#data/ai/study.ts'
import { readRows } from '#data/read/live-rows.ts'
import { soundOf } from '#data/sync/lectures/sound.ts'
import { cutInWorker } from '#data/workers/sound.ts'
import { voicedOf, type Stretch } from '#domain/lecture/pieces/voice.ts'
import { site } from '#config/site.ts'
import { toAppError, type AppError } from '#lib/errors.ts'

export type RunState =
  | { readonly state: 'idle' }
  | { readonly state: 'running'; readonly id: string; readonly seconds: number; readonly total: number }
  | { readonly state: 'failed'; readonly id: string; readonly error: AppError }
  | { readonly state: 'elsewhere'; readonly id: string }

const $state = atom<RunState>({ state: 'idle' })
/** One lecture at a time; it goes on while the student looks at something else. */
export const $run: ReadableAtom<RunState> = $state

const HINTS = { most: 60, longest: 60 }
let stop: AbortController | null = null

/** Names that the student's own topics and notes of the subject have: likely to be said. */
async function termsFor({ subjectId, noteId }: Recording): Promise<string[]> {
  if (subjectId === null && noteId === null) return []
  const [topics, notes] = await Promise.all([readRows('topics'), readRows('notes')])
  const names = [
    ...notes.filter(note => note.id === noteId || note.subjectId === subjectId).map(note => note.title),
    ...topics.filter(topic => topic.subjectId === subjectId).map(topic => topic.name)
  ]
  return [...new Set(names.map(name => name.trim()))]
    .filter(name => name !== '' && name.length <= HINTS.longest)
    .slice(0, HINTS.most)
}

const waiting = (seconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise(resolve => {
    const timer = setTimeout(resolve, seconds * 1000)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

async function run(recording: Recording, pieces: readonly Stretch[], texts: readonly string[]): Promise<void> {
  const { id } = recording
  const { signal } = (stop = new AbortController())
  const total = pieces.reduce((sum, one) => sum + one.to - one.from, 0)
  $state.set({ state: 'running', id, seconds: 0, total })
  const sound = await soundOf(recording)
  signal.throwIfAborted()
  await transcribeAll(
    { recordingId: id, pieces, hints: await termsFor(recording), texts },
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
  texts: readonly string[]
): Promise<void> {
  if ($state.get().state === 'running') return
  const { id } = recording
  await navigator.locks.request(`${site.slug}-text-${id}`, { ifAvailable: true }, async lock => {
    if (!lock) return $state.set({ state: 'elsewhere', id })
    try {
      await run(recording, pieces, texts)
      $state.set({ state: 'idle' })
    } catch (error) {
      $state.set(stop?.signal.aborted ? { state: 'idle' } : { state: 'failed', id, error: toAppError(error) })
    }
  })
}

export const stopText = (): void => stop?.abort()
