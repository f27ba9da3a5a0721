import type { WebLlmPort } from '#data/private/web-llm-session.ts'

// A file of its own for the build, which leaves out this one, and six megabytes with it, where no model is offered.
export const openWebLlmWorker = (): WebLlmPort =>
  new Worker(new URL('../../workers/web-llm.worker.ts', import.meta.url), {
    type: 'module',
    name: 'web-llm'
  }) as unknown as WebLlmPort
