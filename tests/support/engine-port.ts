import type { EngineMethods } from '#contract/engine/worker.ts'
import type { Port } from '#data/workers/client.ts'
import { answers, type Work } from '#workers/answers.ts'
import { engineWork } from '#workers/engine-work.ts'

export interface TestPort extends Port {
  ended: boolean
  /** The methods asked, in order. */
  readonly asked: string[]
}

/** The worker's own code on the other side of a port that clones and answers later, as a worker does. */
export function workerPorts<Offer>(work: () => Work<Offer>): { open: () => Port; opened: TestPort[] } {
  const opened: TestPort[] = []
  const open = (): Port => {
    const take = answers(work(), answer => {
      if (!port.ended) port.onmessage?.({ data: structuredClone(answer) })
    })
    const port: TestPort = {
      ended: false,
      asked: [],
      onmessage: null,
      onerror: null,
      terminate: () => void (port.ended = true),
      postMessage: request => {
        port.asked.push(request.method)
        const sent = structuredClone(request)
        setTimeout(() => {
          if (!port.ended) take(sent)
        })
      }
    }
    opened.push(port)
    return port
  }
  return { open, opened }
}

export const enginePorts = (): { open: () => Port; opened: TestPort[] } => workerPorts<EngineMethods>(engineWork)
