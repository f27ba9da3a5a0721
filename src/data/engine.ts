import type { EngineAnswer, EngineRequest } from '#contract/engine-worker.ts'
import type { CardsOptions, CardsResult, Source } from '#contract/engine.ts'
import { AppError } from '#lib/errors.ts'

/** What of a Worker is used: lets a test run the engine without a browser. */
export interface Port {
  postMessage(request: EngineRequest): void
  terminate(): void
  onmessage: ((event: { data: EngineAnswer }) => void) | null
  onerror: ((event: { message?: string }) => void) | null
}

interface Waiting {
  readonly resolve: (result: CardsResult) => void
  readonly reject: (error: unknown) => void
}

// An address known at build time, so that the worker is a file of its own and the policy's worker-src 'self' holds.
const openWorker = (): Port =>
  new Worker(new URL('../workers/engine.worker.ts', import.meta.url), {
    type: 'module',
    name: 'engine'
  }) as unknown as Port

/** The engine behind a worker: made at the first question, ended by an abort or a crash, made again when asked again. */
export function engineClient(open: () => Port) {
  let port: Port | undefined
  let last = 0
  const waiting = new Map<number, Waiting>()

  const close = (error: unknown): void => {
    port?.terminate()
    port = undefined
    for (const one of waiting.values()) one.reject(error)
    waiting.clear()
  }

  const start = (): Port => {
    const opened = open()
    opened.onmessage = ({ data }) => {
      const one = waiting.get(data.id)
      waiting.delete(data.id)
      if (data.state === 'done') one?.resolve(data.result)
      else one?.reject(new AppError('bug', data.message))
    }
    opened.onerror = event => close(new AppError('unavailable', event.message ?? 'The engine could not start.'))
    return opened
  }

  return {
    cards(source: Source, options: CardsOptions = {}, signal?: AbortSignal): Promise<CardsResult> {
      if (signal?.aborted) return Promise.reject(asError(signal.reason))
      port ??= start()
      last += 1
      const id = last
      const asked = port
      return new Promise<CardsResult>((resolve, reject) => {
        const onAbort = (): void => {
          reject(asError(signal?.reason))
          waiting.delete(id)
          // The worker computes without pause: only ending it gives the time back..
          if (waiting.size === 0 && port === asked) close(signal?.reason)
        }
        const done = (): void => signal?.removeEventListener('abort', onAbort)
        waiting.set(id, {
          resolve: result => {
            done()
            resolve(result)
          },
          reject: error => {
            done()
            reject(asError(error))
          }
        })
        signal?.addEventListener('abort', onAbort, { once: true })
        asked.postMessage({ id, source, options })
      })
    }
  }
}

const asError = (reason: unknown): Error =>
  reason instanceof Error ? reason : new DOMException('The request was stopped.', 'AbortError')

const client = engineClient(openWorker)

/** Card suggestions from the built-in engine, off the page's thread. Rejects with the signal's reason when stopped. */
export function suggestCards(source: Source, options: CardsOptions = {}, signal?: AbortSignal): Promise<CardsResult> {
  return client.cards(source, options, signal)
}
