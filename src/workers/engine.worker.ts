import { makeCards } from '#engine/builtin/cards.ts'
import type { EngineAnswer, EngineRequest } from '#contract/engine-worker.ts'

// One request at a time in the order of arrival; aborting is done by ending the worker.
addEventListener('message', ({ data }: MessageEvent<EngineRequest>) => {
  postMessage(answer(data))
})

function answer({ id, source, options }: EngineRequest): EngineAnswer {
  try {
    return { id, state: 'done', result: makeCards(source, options) }
  } catch (error) {
    return { id, state: 'failed', message: error instanceof Error ? error.message : String(error) }
  }
}
