import type { ArgsOf, ResultOf, WorkerAnswer, WorkerRequest } from '#contract/worker.ts'
import { AppError } from '#lib/errors.ts'

/** What of a Worker is used: lets a test run the work without a browser. */
export interface Port {
  postMessage(request: WorkerRequest): void
  terminate(): void
  onmessage: ((event: { data: WorkerAnswer }) => void) | null
  onerror: ((event: { message?: string }) => void) | null
}

export const openPort = (worker: Worker): Port => worker as unknown as Port

export interface Run {
  readonly signal?: AbortSignal | undefined
  /** Called as parts of a long job are done. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined
}

export interface WorkerClient<Offer> {
  readonly run: <Method extends keyof Offer & string>(
    method: Method,
    args: ArgsOf<Offer, Method>,
    run?: Run
  ) => Promise<ResultOf<Offer, Method>>
  /** Ends the worker and what it holds; the next question opens another. */
  readonly end: () => void
  /** A number that changes when the worker was ended: what it held is gone. */
  readonly generation: () => number
}

interface Waiting {
  readonly resolve: (result: unknown) => void
  readonly reject: (error: unknown) => void
  readonly onProgress: Run['onProgress']
}

export interface ClientOptions {
  /** A worker that holds something is not ended to stop one answer: the answer is only not waited for. */
  readonly outlivesAbort?: boolean
  /** No job takes this long: a worker that does is ended. */
  readonly longestMs?: number
}

export const asError = (reason: unknown): Error =>
  reason instanceof Error ? reason : new DOMException('The request was stopped.', 'AbortError')

/**
 * Work behind a worker: made at the first question, ended by an abort or a crash, made again when asked again. Rejects
 * with the signal's reason, `timeout`, `unavailable` where the worker could not start, or what failed within it.
 */
export function workerClient<Offer>(
  open: () => Port,
  { outlivesAbort = false, longestMs }: ClientOptions = {}
): WorkerClient<Offer> {
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
    made.onerror = event => close(new AppError('unavailable', event.message ?? 'The worker could not start.'))
    return made
  }

  const stop = (id: number, asked: Port, reason: unknown): void => {
    waiting.get(id)?.reject(reason)
    waiting.delete(id)
    // The worker computes without pause: only ending it gives the time back. Others that wait keep it.
    if (waiting.size === 0 && port === asked && !outlivesAbort) close(reason)
  }

  return {
    end: () => close(new DOMException('The worker was ended.', 'AbortError')),
    generation: () => opened,
    run: (method, args, { signal, onProgress } = {}) => {
      if (signal?.aborted) return Promise.reject(asError(signal.reason))
      port ??= start()
      last += 1
      const id = last
      const asked = port
      const { promise, resolve, reject } = Promise.withResolvers<unknown>()
      const onAbort = (): void => stop(id, asked, signal?.reason)
      const late = (): void => {
        if (port === asked) close(new AppError('timeout', 'The worker did not answer'))
      }
      const timer = longestMs === undefined ? undefined : setTimeout(late, longestMs)
      const ended = (): void => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', onAbort)
      }
      waiting.set(id, { onProgress, resolve, reject: error => reject(asError(error)) })
      signal?.addEventListener('abort', onAbort, { once: true })
      asked.postMessage({ id, method, args })
      return promise.finally(ended) as Promise<ResultOf<Offer, typeof method>>
    }
  }
}
