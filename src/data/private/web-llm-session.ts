import type { WebLlmAnswer, WebLlmFailure, WebLlmModel, WebLlmRequest } from '#contract/web-llm-worker.ts'
import { asError } from '#data/engine/engine.ts'
import type { PromptSession, SessionOptions } from '#data/private/private-engine.ts'
import { AppError, type ErrorCode } from '#lib/errors.ts'

/** What of a Worker is used: lets a test speak for the library, which needs a graphics card. */
export interface WebLlmPort {
  postMessage(request: WebLlmRequest): void
  terminate(): void
  onmessage: ((event: { data: WebLlmAnswer }) => void) | null
  onerror: ((event: { message?: string }) => void) | null
}

/** How Chromium, Firefox and Safari say, in a TypeError, that something did not arrive. */
const CUT = /fetch|network|request failed|load failed/i
const LOADING: Readonly<Record<string, ErrorCode>> = {
  QuotaExceededError: 'storage',
  NetworkError: 'offline'
}
const ANSWERING: Readonly<Record<string, ErrorCode>> = { ContextWindowSizeExceededError: 'too-large' }

/** The name goes along as the message: Settings say more of it than a code can. */
const errorOf = ({ name, message }: WebLlmFailure, codes: Readonly<Record<string, ErrorCode>>): AppError =>
  new AppError(codes[name] ?? 'device', name, { cause: message })

/** Loads the model, and fetches what of it is missing. Ending the session ends the worker: only that frees the memory. */
export async function openWebLlm(
  open: () => WebLlmPort,
  model: WebLlmModel,
  { instructions = '', signal, onDownload }: SessionOptions
): Promise<PromptSession> {
  signal?.throwIfAborted()
  const port = open()
  const loaded = Promise.withResolvers<undefined>()
  const waiting = new Map<number, PromiseWithResolvers<string>>()
  let last = 0
  let ended: unknown = null

  const end = (reason: unknown): void => {
    if (ended !== null) return
    ended = reason
    port.terminate()
    loaded.reject(reason)
    for (const one of waiting.values()) one.reject(reason)
    waiting.clear()
  }

  port.onmessage = ({ data }) => {
    if (ended !== null) return
    if (data.kind === 'fetched') return onDownload?.(data.share)
    if (data.kind === 'ready') return loaded.resolve(undefined)
    if (data.kind === 'failed' && data.id === null) {
      const isCut = data.name === 'TypeError' && CUT.test(data.message)
      return end(errorOf(isCut ? { ...data, name: 'NetworkError' } : data, LOADING))
    }
    const one = waiting.get(data.id ?? 0)
    waiting.delete(data.id ?? 0)
    if (data.kind === 'said') one?.resolve(data.text)
    else one?.reject(errorOf(data, ANSWERING))
  }
  port.onerror = ({ message }) => end(new AppError('device', message ?? 'The worker could not start'))
  const stopLoading = (): void => end(asError(signal?.reason))
  signal?.addEventListener('abort', stopLoading, { once: true })
  port.postMessage({ kind: 'load', model })
  try {
    await loaded.promise
  } finally {
    signal?.removeEventListener('abort', stopLoading)
  }

  const session: PromptSession = {
    prompt(data, { responseConstraint: form, signal: stop }) {
      if (ended !== null) return Promise.reject(asError(ended))
      if (stop?.aborted) return Promise.reject(asError(stop.reason))
      last += 1
      const id = last
      const answer = Promise.withResolvers<string>()
      waiting.set(id, answer)
      const onStop = (): void => {
        waiting.delete(id)
        if (ended === null) port.postMessage({ kind: 'stop' })
        answer.reject(asError(stop?.reason))
      }
      stop?.addEventListener('abort', onStop, { once: true })
      port.postMessage({ kind: 'ask', id, instructions, data, form })
      return answer.promise.finally(() => stop?.removeEventListener('abort', onStop))
    },
    // The worker begins every question anew: a copy needs nothing of its own, and its end ends nothing.
    clone: () => Promise.resolve({ ...session, destroy: () => undefined }),
    destroy: () => end(new DOMException('The session was ended.', 'AbortError'))
  }
  return session
}
