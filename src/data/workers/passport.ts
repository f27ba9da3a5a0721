import { openPort, workerClient } from '#data/workers/client.ts'
import type { PassportMethods } from '#workers/passport.worker.ts'

/** Reads a passport away from the page; the worker holds its rows until it is ended. */
export const { run: askPassport, end: endPassport } = workerClient<PassportMethods>(() =>
  openPort(
    new Worker(new URL('../../workers/passport.worker.ts', import.meta.url), { type: 'module', name: 'passport' })
  )
)
