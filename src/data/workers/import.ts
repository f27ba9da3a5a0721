import { openPort, workerClient, type Run } from '#data/workers/client.ts'
import type { ArgsOf, ResultOf } from '#contract/worker.ts'
import type { ImportMethods } from '#workers/import.worker.ts'

const reader = workerClient<ImportMethods>(() =>
  openPort(new Worker(new URL('../../workers/import.worker.ts', import.meta.url), { type: 'module', name: 'import' }))
)

/** Reads a file away from the page. */
export function readInWorker<Method extends keyof ImportMethods>(
  method: Method,
  args: ArgsOf<ImportMethods, Method>,
  run: Run = {}
): Promise<ResultOf<ImportMethods, Method>> {
  return reader.run(method, args, run)
}

/** Gives back what a large file took of the memory. */
export const endImportWorker = (): void => reader.end()
