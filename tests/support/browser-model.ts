import type { PromptSession } from '#data/workers/private/private-engine.ts'
import type { PromptAvailability } from '#data/workers/private/prompt-api.ts'

/** A browser with the Prompt API: its availability and what its model says are up to the test. */
export interface BrowserModel {
  state: PromptAvailability
  /** The prompts it was given, in order. */
  readonly prompts: string[]
  /** Sessions that were opened and not destroyed. */
  open: number
  /** Its download does not end by itself. */
  hold: boolean
  /** What its download fails with, if anything. */
  failure: DOMException | null
  readonly remove: () => void
}

export function putBrowserModel(say: (prompt: string) => Promise<string>): BrowserModel {
  const session = (): PromptSession => {
    model.open += 1
    return {
      prompt: (text, { signal }) => {
        model.prompts.push(text)
        const stopped = Promise.withResolvers<never>()
        signal?.addEventListener('abort', () => stopped.reject(signal.reason as Error))
        return Promise.race([say(text), stopped.promise])
      },
      clone: () => Promise.resolve(session()),
      destroy: () => void (model.open -= 1)
    }
  }
  const model: BrowserModel = {
    state: 'available',
    prompts: [],
    open: 0,
    hold: false,
    failure: null,
    remove: () => void Reflect.deleteProperty(globalThis, 'LanguageModel')
  }
  const create = async ({ monitor, signal }: { monitor?: (target: EventTarget) => void; signal?: AbortSignal }) => {
    const target = new EventTarget()
    monitor?.(target)
    for (const loaded of [0, 0.5, 1]) target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded }))
    if (model.failure) throw model.failure
    if (model.hold)
      await new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))
    model.state = 'available'
    return session()
  }
  Object.assign(globalThis, { LanguageModel: { availability: () => Promise.resolve(model.state), create } })
  return model
}
