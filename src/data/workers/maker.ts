import { openPort, workerClient, type Run } from '#data/workers/client.ts'
import type { Outcome, Request } from '#domain/paper/compose.ts'
import type { PaperQuestion } from '#domain/paper/question.ts'
import type { SwapRequest } from '#domain/paper/swap.ts'
import type { PaperMethods } from '#workers/paper.worker.ts'

const papers = workerClient<PaperMethods>(() =>
  openPort(new Worker(new URL('../../workers/paper.worker.ts', import.meta.url), { type: 'module', name: 'paper' }))
)

export function composePaper(request: Request, signal?: Run['signal']): Promise<Outcome> {
  return papers.run('compose', [request], { signal })
}

export function swapQuestion(request: SwapRequest): Promise<PaperQuestion | null> {
  return papers.run('swap', [request])
}
