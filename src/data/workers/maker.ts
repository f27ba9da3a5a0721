import { AppError } from '#lib/errors.ts'
import type { Outcome, Request } from '#domain/paper/compose.ts'
import type { PaperQuestion } from '#domain/paper/question.ts'
import type { SwapRequest } from '#domain/paper/swap.ts'
import type { PaperAnswer, PaperTask } from '#workers/paper-tasks.ts'

let worker: Worker | undefined
let last = 0
const waiting = new Map<number, { done: (answer: PaperAnswer) => void; failed: (error: unknown) => void }>()

function close(error: unknown): void {
  worker?.terminate()
  worker = undefined
  for (const one of waiting.values()) one.failed(error)
  waiting.clear()
}

function open(): Worker {
  const made = new Worker(new URL('../../workers/paper.worker.ts', import.meta.url), { type: 'module', name: 'paper' })
  made.onmessage = ({ data }: MessageEvent<PaperAnswer>) => {
    if (data.state === 'solving') return
    const one = waiting.get(data.id)
    waiting.delete(data.id)
    if (data.state === 'failed') one?.failed(new AppError('unavailable', data.message))
    else one?.done(data)
  }
  made.onerror = event => close(new AppError('unavailable', event.message))
  return made
}

type Unnumbered = PaperTask extends infer Task ? (Task extends PaperTask ? Omit<Task, 'id'> : never) : never

function run(task: Unnumbered, signal?: AbortSignal): Promise<PaperAnswer> {
  worker ??= open()
  last += 1
  const id = last
  const asked = worker
  return new Promise((done, failed) => {
    waiting.set(id, { done, failed })
    signal?.addEventListener('abort', () => close(new DOMException('Stopped.', 'AbortError')), { once: true })
    asked.postMessage({ ...task, id })
  })
}

export async function composePaper(request: Request, signal?: AbortSignal): Promise<Outcome> {
  const answer = await run({ kind: 'compose', request }, signal)
  if (answer.state !== 'composed') throw new AppError('unavailable', 'no paper')
  return answer.outcome
}

export async function swapQuestion(request: SwapRequest): Promise<PaperQuestion | null> {
  const answer = await run({ kind: 'swap', request })
  return answer.state === 'swapped' ? answer.question : null
}
