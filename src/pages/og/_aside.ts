import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'

/** What the picture of one page says. */
export interface Wanted {
  readonly title: string
  readonly kind: string
}

/** A picture as the worker hands it over: which of those wanted, and its file. */
export type Made = readonly [index: number, file: Uint8Array<ArrayBuffer>]

/** By its place in the source: Node reads it as it stands, and a built copy would lie in a folder that is cleared. */
const SCRIPT = resolve('src/pages/og/_worker.ts')

/** Draws pictures in a thread of their own, in the order of the list, while this one renders pages. */
export function drawnAside(wanted: readonly Wanted[]): readonly Promise<Made[1]>[] {
  const pictures = wanted.map(() => Promise.withResolvers<Made[1]>())
  const fail = (reason: unknown): void => {
    for (const { reject } of pictures) reject(reason)
  }
  // Nobody may have asked for them when it fails; who asks later is told.
  for (const { promise } of pictures) promise.catch(() => undefined)
  const worker = new Worker(SCRIPT, { workerData: wanted })
  worker.on('message', ([index, file]: Made) => pictures[index]?.resolve(file))
  worker.once('error', fail)
  worker.once('exit', code => fail(new Error(`Drawing stopped early, with exit code ${code}.`)))
  return pictures.map(({ promise }) => promise)
}
