import { atom, type ReadableAtom } from 'nanostores'
import type { Chosen, Fallback } from '#data/ai/choose.ts'
import type { StudyRun } from '#data/ai/study.ts'
import { type AppError, toAppError } from '#lib/errors.ts'
import { $wanted } from '#tools/shared/engine/engine-choice.store.ts'

/** Parts of a long job that are done. */
export interface Progress {
  readonly done: number
  readonly total: number
}

/** One question to the engine, from the press of the button to its answer; which engine answered stands in the answer. */
export type EngineRun<Answer, Partial = never> =
  | { readonly state: 'idle' }
  | { readonly state: 'running'; readonly progress: Progress | null; readonly partial: Partial | null }
  | { readonly state: 'failed'; readonly error: AppError }
  /** There was nothing to read, so that no engine was asked. */
  | { readonly state: 'empty' }
  /** `fallback`: the model that was to answer, and why it could not. */
  | { readonly state: 'ready'; readonly answer: Answer; readonly fallback: Fallback | null }

export interface Work<Partial> extends StudyRun {
  readonly signal: AbortSignal
  /** Shows what is there of the answer so far. */
  readonly tell: (partial: Partial) => void
}

export interface EngineRunStore<Answer, Partial = never> {
  readonly $run: ReadableAtom<EngineRun<Answer, Partial>>
  /**
   * Stops what runs and asks anew; the work gives null where there is nothing to read. Resolves when it has ended, however
   * it ended: what came of it is in the store.
   */
  readonly start: (ask: (work: Work<Partial>) => Promise<Chosen<Answer> | null>) => Promise<void>
  /** Ends the engine's work, or puts its answer away. */
  readonly stop: () => void
}

/** Where a screen asks the engine: the student's choice of engine, stopping, progress, failure and fallback in one place. */
export function engineRun<Answer, Partial = never>(): EngineRunStore<Answer, Partial> {
  const $run = atom<EngineRun<Answer, Partial>>({ state: 'idle' })
  let current = new AbortController()
  return {
    $run,
    start: async ask => {
      current.abort()
      current = new AbortController()
      const { signal } = current
      // What an older run still has to say must not replace a newer one.
      const set = (next: EngineRun<Answer, Partial>): void => {
        if (!signal.aborted) $run.set(next)
      }
      let progress: Progress | null = null
      let partial: Partial | null = null
      const show = (): void => set({ state: 'running', progress, partial })
      show()
      try {
        const chosen = await ask({
          signal,
          only: $wanted.get() === 'builtin' ? 'builtin' : undefined,
          onProgress: (done, total) => {
            progress = { done, total }
            show()
          },
          tell: next => {
            partial = next
            show()
          }
        })
        set(chosen ? { state: 'ready', answer: chosen.result, fallback: chosen.fallback } : { state: 'empty' })
      } catch (error) {
        set({ state: 'failed', error: toAppError(error) })
      }
    },
    stop: () => {
      current.abort()
      $run.set({ state: 'idle' })
    }
  }
}
