import type { PrivateEngine, PromptSession, SessionOptions } from '#data/workers/private/private-engine.ts'
import { inTime } from '#lib/async/in-time.ts'

/** The Prompt API of Chrome and Edge as far as it is used; the types of the DOM do not have it yet. */
export type PromptAvailability = 'unavailable' | 'downloadable' | 'downloading' | 'available'

const ENGLISH = [{ type: 'text', languages: ['en'] }] as const
/** Without the language of its answers Chrome warns, and may answer unchecked. */
const TONGUES = { expectedInputs: ENGLISH, expectedOutputs: ENGLISH } as const

interface PromptApi {
  availability(options: typeof TONGUES): Promise<PromptAvailability>
  create(
    options: typeof TONGUES & {
      initialPrompts?: readonly { role: 'system'; content: string }[]
      signal?: AbortSignal | undefined
      monitor?: (monitor: EventTarget) => void
    }
  ): Promise<PromptSession>
}

/** A browser may have the name without a model: only `availability` tells. */
const PATIENCE = 4000

function promptApi(): PromptApi | null {
  const found = (globalThis as { LanguageModel?: PromptApi }).LanguageModel
  return found && typeof found.availability === 'function' ? found : null
}

export async function promptAvailability(): Promise<PromptAvailability | 'unsupported'> {
  const api = promptApi()
  if (!api) return 'unsupported'
  try {
    return await inTime(api.availability(TONGUES), PATIENCE, () => new DOMException('No answer', 'TimeoutError'))
  } catch {
    return 'unavailable'
  }
}

async function openSession({ instructions, signal, onDownload }: SessionOptions): Promise<PromptSession> {
  const api = promptApi()
  if (!api) throw new DOMException('There is no Prompt API', 'NotSupportedError')
  return api.create({
    ...TONGUES,
    ...(instructions === undefined ? {} : { initialPrompts: [{ role: 'system', content: instructions } as const] }),
    ...(signal ? { signal } : {}),
    ...(onDownload && {
      monitor: monitor =>
        monitor.addEventListener('downloadprogress', event => onDownload((event as ProgressEvent).loaded))
    })
  })
}

/** The browser does not say which model it has. */
export const browserModel: PrivateEngine = {
  name: 'Browser model',
  look: async () => ({ state: await promptAvailability() }),
  open: openSession
}
