import { openPort, workerClient } from '#data/workers/client.ts'
import type { Facts } from '#domain/graph/facts.ts'
import type { Picture } from '#domain/graph/draw.ts'
import type { GraphAsked, GraphMethods } from '#workers/graph.worker.ts'

/** No graph takes this long; lines that do are too much for this device. */
const LONGEST_MS = 10_000

const grapher = workerClient<GraphMethods>(
  () =>
    openPort(new Worker(new URL('../../workers/graph.worker.ts', import.meta.url), { type: 'module', name: 'graph' })),
  { longestMs: LONGEST_MS }
)

/** The picture of each line, sampled in a worker. */
export const drawInWorker = (asked: GraphAsked): Promise<readonly Picture[]> => grapher.run('draw', [asked])

/** Roots, turning points and meetings of what is drawn. */
export const factsInWorker = (asked: GraphAsked): Promise<Facts> => grapher.run('facts', [asked])
