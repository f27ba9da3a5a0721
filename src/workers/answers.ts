import type { ArgsOf, ResultOf, WorkerAnswer, WorkerRequest } from '#contract/worker.ts'
import { toAppError } from '#lib/errors.ts'

type Report = (done: number, total: number) => void

/** The work behind each method of a worker; a long one says how far it is. */
export type Work<Offer> = {
  readonly [Name in keyof Offer]: (
    args: ArgsOf<Offer, Name>,
    report: Report
  ) => ResultOf<Offer, Name> | Promise<ResultOf<Offer, Name>>
}

/** Answers requests one at a time in the order of their arrival; stopping one is done by ending the worker. */
export function answers<Offer>(
  work: Work<Offer>,
  post: (answer: WorkerAnswer) => void
): (request: WorkerRequest) => void {
  let queue = Promise.resolve()

  async function answer({ id, method, args }: WorkerRequest): Promise<void> {
    try {
      const run = work[method as keyof Offer] as (args: readonly unknown[], report: Report) => unknown
      const result = await run(args, (done, total) => post({ id, state: 'working', done, total }))
      post({ id, state: 'done', result })
    } catch (error) {
      const { code, message } = toAppError(error)
      post({ id, state: 'failed', code, message })
    }
  }

  return request => {
    queue = queue.then(() => answer(request))
  }
}

/** What a worker's file calls, once. */
export function serve<Offer>(work: Work<Offer>): void {
  const take = answers(work, answer => postMessage(answer))
  addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => take(data))
}
