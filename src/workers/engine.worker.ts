import type { EngineRequest } from '#contract/engine/worker.ts'
import { engineAnswers } from '#workers/engine-answers.ts'

const take = engineAnswers(answer => postMessage(answer))

addEventListener('message', ({ data }: MessageEvent<EngineRequest>) => take(data))
