import { backoff } from '#data/sync/backoff.ts'
import type { Phase } from '#data/sync/status.ts'
import { AccountGone, TransportError } from '#data/sync/transport.ts'
import { log } from '#lib/log.ts'

export interface RunnerOptions {
  /** One cycle, or null when another tab is at it. */
  readonly work: () => Promise<'done' | 'reload' | null>
  readonly onPhase: (phase: Phase) => void
  readonly random?: () => number
}

export interface Runner {
  /** Sync soon; several calls make one cycle. While the server asks for patience only `now` goes ahead. */
  readonly poke: (delay?: number) => void
  readonly now: () => Promise<void>
  readonly stop: () => void
}

/** Another tab is syncing: see afterwards whether something is left. */
const OTHER_TAB = 1000

function phaseAfter(error: unknown): Phase {
  if (!(error instanceof TransportError)) return 'idle'
  if (error instanceof AccountGone) return 'gone'
  if (error.code === 'unauthorised' || error.code === 'invalid') return 'refused'
  return error.code === 'full' ? 'full' : 'offline'
}

/** Decides when the next cycle runs: after a poke, or after a failure with growing patience. One cycle at a time. */
export function createRunner({ work, onPhase, random = Math.random }: RunnerOptions): Runner {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined
  let failures = 0
  let again = false
  let isStopped = false

  const wait = (delay: number) => {
    clearTimeout(timer)
    timer = isStopped ? undefined : setTimeout(() => void run(), delay)
  }

  async function attempt(): Promise<void> {
    onPhase('syncing')
    try {
      const result = await work()
      failures = 0
      // The tab that is at it says itself when it is done.
      if (result === null) return wait(OTHER_TAB)
      onPhase(result === 'reload' ? 'reload' : 'idle')
      if (result === 'reload') isStopped = true
    } catch (error) {
      failures += 1
      log('sync', error)
      onPhase(phaseAfter(error))
      // A refused sign-in is no outage: the next focus, save or sign-in tries again.
      if (error instanceof TransportError && error.code === 'unauthorised') return
      wait(backoff(failures, error instanceof TransportError ? error.retryAfter : null, random))
    }
  }

  function run(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (isStopped) return Promise.resolve()
    if (running) {
      again = true
      return running
    }
    running = attempt().finally(() => {
      running = undefined
      if (again && failures === 0) wait(0)
      again = false
    })
    return running
  }

  return {
    poke: (delay = 0) => {
      if (failures > 0 && timer !== undefined) return
      if (running) again = true
      else if (timer === undefined) wait(delay)
    },
    now: () => {
      failures = 0
      return run()
    },
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    }
  }
}
