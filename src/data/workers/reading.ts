import type { ReadLine } from '#domain/notes/read-text.ts'
import { CORES, ENGLISH, READER_CACHE, READER_FILES } from '#lib/reading/files.ts'
import { openPort, workerClient, type Port } from '#data/workers/client.ts'
import type { ReadingMethods } from '#workers/reading.worker.ts'

/** How far it is, each as a share. Of a reader that is on the device nothing is fetched. */
export interface ReadingStep {
  readonly step: 'fetching' | 'reading'
  readonly share: number
}

export type ReadPicture = (
  picture: Blob,
  onStep: (step: ReadingStep) => void,
  signal: AbortSignal
) => Promise<readonly ReadLine[]>

/** It holds 100 MB and more; a student who reads a book page by page waits for it once. */
const IDLE = 60_000

/**
 * Reads the printed words of a picture on this device, one picture at a time. Rejects with the signal's reason, with
 * `offline` where its files are neither here nor to be had, and `unreadable` where the browser draws no such picture.
 */
export function pictureReader(open: () => Port, idle = IDLE): ReadPicture {
  const client = workerClient<ReadingMethods>(open)
  let running = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  return async (picture, onStep, signal) => {
    clearTimeout(timer)
    running += 1
    try {
      const tell = (step: ReadingStep['step']) => (done: number, total: number) => onStep({ step, share: done / total })
      await client.run('start', [], { signal, onProgress: tell('fetching') })
      return await client.run('read', [picture], { signal, onProgress: tell('reading') })
    } finally {
      running -= 1
      if (running === 0) timer = setTimeout(() => client.end(), idle)
    }
  }
}

export const readPicture = pictureReader(() =>
  openPort(new Worker(new URL('../../workers/reading.worker.ts', import.meta.url), { type: 'module', name: 'reading' }))
)

/** Whether the reader works without a network. */
export async function isReaderHere(): Promise<boolean> {
  if (!('caches' in globalThis)) return false
  const store = await caches.open(READER_CACHE)
  const here = async (file: string): Promise<boolean> => (await store.match(READER_FILES + file)) !== undefined
  const cores = await Promise.all(Object.values(CORES).map(({ file }) => here(file)))
  return cores.includes(true) && (await here(ENGLISH))
}
