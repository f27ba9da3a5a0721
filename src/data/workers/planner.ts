import type { IcsResult } from '#domain/ics/event.ts'
import type { Plan, World } from '#domain/plan/world.ts'
import { AppError } from '#lib/errors.ts'

type Answer = { readonly id: number; readonly value: unknown } | { readonly id: number; readonly error: string }

/** A plan never takes this long; a worker that does is ended. */
const LONGEST_MS = 20_000

let worker: Worker | null = null
let last = 0

function open(): Worker {
  worker ??= new Worker(new URL('../../workers/planner.worker.ts', import.meta.url), {
    type: 'module',
    name: 'planner'
  })
  return worker
}

function close(): void {
  worker?.terminate()
  worker = null
}

/** Rejects with code `timeout` or `bug`. */
function ask<Value>(what: object): Promise<Value> {
  const id = ++last
  const running = open()
  return new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer)
      running.removeEventListener('message', take)
      running.removeEventListener('error', fail)
    }
    const take = ({ data }: MessageEvent<Answer>): void => {
      if (data.id !== id) return
      end()
      if ('value' in data) resolve(data.value as Value)
      else reject(new AppError('bug', data.error))
    }
    const fail = (event: ErrorEvent): void => {
      end()
      close()
      reject(new AppError('bug', event.message))
    }
    const timer = setTimeout(() => {
      end()
      close()
      reject(new AppError('timeout', 'The planner did not answer'))
    }, LONGEST_MS)
    running.addEventListener('message', take)
    running.addEventListener('error', fail)
    running.postMessage({ id, ...what })
  })
}

/** The plan of a world, made in a worker. */
export function planInWorker(world: World): Promise<Plan> {
  return ask({ world })
}

/** What a calendar file holds, or why it is refused. */
export function readIcsInWorker(bytes: ArrayBuffer, today: string, zone: string): Promise<IcsResult> {
  return ask({ ics: { bytes, today, zone } })
}
