import { openPort, workerClient } from '#data/workers/client.ts'
import type { Facts } from '#domain/graph/facts.ts'
import type { Painted } from '#domain/graph/plane/painted.ts'
import type { GraphAsked, GraphMethods } from '#workers/graph.worker.ts'

/** No graph takes this long; lines that do are too much for this device. */
const LONGEST_MS = 10_000

const grapher = workerClient<GraphMethods>(
  () =>
    openPort(new Worker(new URL('../../workers/graph.worker.ts', import.meta.url), { type: 'module', name: 'graph' })),
  { longestMs: LONGEST_MS }
)

let has: { readonly number: number; readonly generation: number; readonly pictures: readonly Painted[] } | undefined

/** The picture of each line, sampled in a worker. One that did not change is the same object. */
export async function drawInWorker(asked: GraphAsked): Promise<readonly Painted[]> {
  const before = has?.generation === grapher.generation() ? has : undefined
  const { number, pictures } = await grapher.run('draw', [asked, before?.number ?? 0])
  const all = pictures.flatMap((one, line) => one ?? before?.pictures[line] ?? [])
  has = { number, generation: grapher.generation(), pictures: all }
  return all
}

/** Roots, turning points and meetings of what is drawn. */
export const factsInWorker = (asked: GraphAsked): Promise<Facts> => grapher.run('facts', [asked])
