import { compose, type Outcome, type Request, type Solve } from '#domain/paper/compose.ts'
import type { PaperQuestion } from '#domain/paper/question.ts'
import { swapFor, type SwapRequest } from '#domain/paper/swap.ts'

export type PaperTask =
  | { readonly id: number; readonly kind: 'compose'; readonly request: Request }
  | { readonly id: number; readonly kind: 'swap'; readonly request: SwapRequest }

export type PaperAnswer =
  | { readonly id: number; readonly state: 'solving' }
  | { readonly id: number; readonly state: 'composed'; readonly outcome: Outcome }
  | { readonly id: number; readonly state: 'swapped'; readonly question: PaperQuestion | null }
  | { readonly id: number; readonly state: 'failed'; readonly message: string }

export function answerTask(task: PaperTask, solve: Solve): PaperAnswer {
  return task.kind === 'swap'
    ? { id: task.id, state: 'swapped', question: swapFor(task.request) }
    : { id: task.id, state: 'composed', outcome: compose(task.request, solve) }
}
