import { openPort, workerClient, type Run } from '#data/workers/client.ts'
import type { ArgsOf, ResultOf } from '#contract/worker.ts'
import type { PassportMethods } from '#workers/passport.worker.ts'

const reader = workerClient<PassportMethods>(() =>
  openPort(
    new Worker(new URL('../../workers/passport.worker.ts', import.meta.url), { type: 'module', name: 'passport' })
  )
)

/** Reads a passport away from the page; the worker holds its rows until it is ended. */
export function askPassport<Method extends keyof PassportMethods>(
  method: Method,
  args: ArgsOf<PassportMethods, Method>,
  run: Run = {}
): Promise<ResultOf<PassportMethods, Method>> {
  return reader.run(method, args, run)
}

export const endPassport = (): void => reader.end()
