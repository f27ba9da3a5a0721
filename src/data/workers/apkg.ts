import { openPort, workerClient, type Run } from '#data/workers/client.ts'
import type { Apkg, ApkgAsk } from '#workers/export/apkg.ts'
import type { ApkgMethods } from '#workers/apkg.worker.ts'

const maker = workerClient<ApkgMethods>(() =>
  openPort(new Worker(new URL('../../workers/apkg.worker.ts', import.meta.url), { type: 'module', name: 'apkg' }))
)

/** A deck for Anki, made away from the page; the worker ends with it. */
export async function makeApkgInWorker(ask: ApkgAsk, run: Run = {}): Promise<Apkg> {
  try {
    return await maker.run('make', [ask], run)
  } finally {
    maker.end()
  }
}
