import { openPort, workerClient } from '#data/workers/client.ts'
import type { ImportMethods } from '#workers/import.worker.ts'

/** Reads a file away from the page; ended, it gives back what a large file took of the memory. */
export const { run: readInWorker, end: endImportWorker } = workerClient<ImportMethods>(() =>
  openPort(new Worker(new URL('../../workers/import.worker.ts', import.meta.url), { type: 'module', name: 'import' }))
)
