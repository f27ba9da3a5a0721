import type { Run } from '../../src/data/workers/client.ts'
import { makeApkg, type Apkg, type ApkgAsk } from '../../src/workers/export/apkg.ts'

/** What the worker of decks does, on the thread of the test: Node has no workers of a browser. */
export const makeApkgInWorker = (ask: ApkgAsk, { onProgress }: Run = {}): Promise<Apkg> => makeApkg(ask, onProgress)
