import { findables } from '#data/read/find/findables.ts'
import { workspace } from '#data/read/workspace.ts'
import { log } from '#lib/log.ts'
import type { Found } from '#lib/find/text-finder.ts'
import type { FinderAsked } from '#workers/finder.worker.ts'

export interface FinderAnswer extends Found {
  /** Of how many texts; more are still being read where `isWhole` is false. */
  readonly among: number
  readonly isWhole: boolean
}

export interface Finder {
  readonly find: (typed: string, most: number) => Promise<FinderAnswer>
  readonly close: () => void
}

/** Milliseconds between two words that more can be found. */
const SAYS_EVERY = 300

/** Reads all words of this device into a worker; it answers from the first page on. `onRead`: more can be found now. */
export function openFinder(onRead: () => void): Finder {
  const worker = new Worker(new URL('../../workers/finder.worker.ts', import.meta.url), {
    type: 'module',
    name: 'finder'
  })
  const waiting = new Map<number, (answer: FinderAnswer) => void>()
  let saidAt = 0
  let last = 0
  let isWhole = false
  let isClosed = false
  const ask = (what: FinderAsked): void => worker.postMessage(what)
  worker.addEventListener('message', ({ data }: MessageEvent<{ id: number; found: Found; among: number }>) => {
    waiting.get(data.id)?.({ ...data.found, among: data.among, isWhole })
    waiting.delete(data.id)
  })
  const read = async (): Promise<void> => {
    for await (const page of findables(workspace().db)) {
      if (isClosed) return
      ask({ add: page })
      // What is typed is looked for anew each time: not with every page.
      if (performance.now() - saidAt < SAYS_EVERY) continue
      saidAt = performance.now()
      onRead()
    }
    isWhole = true
    onRead()
  }
  read().catch((error: unknown) => log('Not everything could be read for the search', error))
  return {
    find: (typed, most) =>
      new Promise(resolve => {
        last += 1
        waiting.set(last, resolve)
        ask({ id: last, find: typed, most })
      }),
    close: () => {
      isClosed = true
      worker.terminate()
    }
  }
}
