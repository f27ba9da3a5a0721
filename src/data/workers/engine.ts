import type { EngineMethods } from '#contract/engine/worker.ts'
import { openPort, workerClient, type Port, type WorkerClient } from '#data/workers/client.ts'

export type EngineClient = WorkerClient<EngineMethods>

// An address known at build time, so that the worker is a file of its own and the policy's worker-src 'self' holds.
export const openWorker = (): Port =>
  openPort(new Worker(new URL('../../workers/engine.worker.ts', import.meta.url), { type: 'module', name: 'engine' }))

/** The built-in engine for everything but the notes on the cache: off the page's thread, ended by an abort. */
export const engine: EngineClient = workerClient(openWorker)
