import load from 'highs'
import runtime from 'highs/runtime?url'
import { compose, type Outcome, type Request } from '#domain/paper/compose.ts'
import type { PaperQuestion } from '#domain/paper/question.ts'
import { swapFor, type SwapRequest } from '#domain/paper/swap.ts'
import { serve } from '#workers/answers.ts'
import { solver, type Highs } from '#workers/highs.ts'

export interface PaperMethods {
  compose(request: Request): Outcome
  swap(request: SwapRequest): PaperQuestion | null
}

let loading: Promise<Highs> | undefined

// The solver comes with the first paper: 3.5 MB that nobody else pays for.
function highs(): Promise<Highs> {
  loading ??= load({ locateFile: () => runtime }) as unknown as Promise<Highs>
  loading.catch(() => (loading = undefined))
  return loading
}

serve<PaperMethods>({
  compose: async ([request]) => compose(request, solver(await highs())),
  swap: ([request]) => swapFor(request)
})
