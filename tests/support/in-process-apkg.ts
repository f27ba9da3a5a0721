import type { Run } from '../../src/data/workers/client.ts'
import { readDeck, type ReadDeck } from '../../src/workers/import/anki/deck.ts'
import { makeApkg, type Apkg, type ApkgAsk } from '../../src/workers/export/apkg.ts'

/** What the worker of decks does, on the thread of the test: Node has no workers of a browser. */
export const makeApkgInWorker = (ask: ApkgAsk, { onProgress }: Run = {}): Promise<Apkg> => makeApkg(ask, onProgress)

/** A deck as it comes in again. */
export const deckIn = (file: Blob): Promise<ReadDeck> => {
  const wishes = { now: Date.now(), timeZone: 'UTC', dayStartsAt: 4, desiredRetention: 0.9, weights: null }
  return readDeck(file, wishes, () => {})
}
