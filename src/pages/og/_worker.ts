import { setImmediate } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import type { Made, Wanted } from './_aside.ts'
import { drawPicture } from './_draw.ts'

for (const [index, { title, kind }] of (workerData as readonly Wanted[]).entries()) {
  const file = await drawPicture(title, kind)
  const made: Made = [index, file]
  // A small file may lie in memory that others share, which cannot be handed over.
  parentPort?.postMessage(made, file.byteLength === file.buffer.byteLength ? [file.buffer] : [])
  // What a picture took outside of JavaScript is given back between two turns of the event loop, not sooner.
  await setImmediate()
}
