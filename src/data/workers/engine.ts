import type { EngineAnswer, EngineArgs, EngineMethod, EngineOutput, EngineRequest } from '#contract/engine/worker.ts'
import { AppError } from '#lib/errors.ts'

/** What of a Worker is used: lets a test run the engine without a browser. */
export interface Port {
  postMessage(request: EngineRequest): void
  terminate(): void
  onmessage: ((event: { data: EngineAnswer }) => void) | null
  onerror: ((event: { message?: string }) => void) | null
}

export interface Run {
  readonly signal?: AbortSignal | undefined
  /** Called as parts of a long job are done. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined
}

export interface EngineClient {
  run<Method extends EngineMethod>(method: Method, args: EngineArgs<Method>, run?: Run): Promise<EngineOutput<Method>>
  /** Ends the worker and what it holds; the next question opens another. */
  end(): void
  /** A number that changes when the worker was ended: what it held is gone. */
  generation(): number
}

interface Waiting {
  readonly resolve: (result: EngineOutput<EngineMethod>) => void
  readonly reject: (error: unknown) => void
  readonly onProgress: Run['onProgress']
}

export interface ClientOptions {
  /** A worker that holds something is not ended to stop one answer: the answer is only not waited for. */
  readonly outlivesAbort?: boolean
}

// An address known at build time, so that the worker is a file of its own and the policy's worker-src 'self' holds.
export const openWorker = (): Port =>
  new Worker(new URL('../../workers/engine.worker.ts', import.meta.url), {
    type: 'module',
    name: 'engine'
  }) as unknown as Port

/** The engine behind a worker: made at the first question, ended by an abort or a crash, made again when asked again. */
export function engineClient(open: () => Port, { outlivesAbort = false }: ClientOptions = {}): EngineClient {
  let port: Port | undefined
  let last = 0
  let opened = 0
  const waiting = new Map<number, Waiting>()

  const close = (error: unknown): void => {
    port?.terminate()
    port = undefined
    for (const one of waiting.values()) one.reject(error)
    waiting.clear()
  }

  const start = (): Port => {
    const made = open()
    opened += 1
    made.onmessage = ({ data }) => {
      const one = waiting.get(data.id)
      if (data.state === 'working') return one?.onProgress?.(data.done, data.total)
      waiting.delete(data.id)
      if (data.state === 'done') one?.resolve(data.result)
      else one?.reject(new AppError(data.code, data.message))
    }
    made.onerror = event => close(new AppError('unavailable', event.message ?? 'The engine could not start.'))
    return made
  }

  return {
    end: () => close(new DOMException('The engine was ended.', 'AbortError')),
    generation: () => opened,
    run<Method extends EngineMethod>(method: Method, args: EngineArgs<Method>, { signal, onProgress }: Run = {}) {
      if (signal?.aborted) return Promise.reject(asError(signal.reason))
      port ??= start()
      last += 1
      const id = last
      const asked = port
      return new Promise<EngineOutput<Method>>((resolve, reject) => {
        const onAbort = (): void => {
          reject(asError(signal?.reason))
          waiting.delete(id)
          // The worker computes without pause: only ending it gives the time back.
          if (waiting.size === 0 && port === asked && !outlivesAbort) close(signal?.reason)
        }
        const done = (): void => signal?.removeEventListener('abort', onAbort)
        waiting.set(id, {
          onProgress,
          resolve: result => {
            done()
            resolve(result as EngineOutput<Method>)
          },
          reject: error => {
            done()
            reject(asError(error))
          }
        })
        signal?.addEventListener('abort', onAbort, { once: true })
        asked.postMessage({ id, method, args } as EngineRequest)
      })
    }
  }
}

export const asError = (reason: unknown): Error =>
  reason instanceof Error ? reason : new DOMException('The request was stopped.', 'AbortError')

/** The built-in engine for everything but the notes on the cache: off the page's thread, ended by an abort. */
export const engine = engineClient(openWorker)
