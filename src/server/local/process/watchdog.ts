import type { ChildProcess } from 'node:child_process'

export interface WatchOptions {
  readonly start: () => ChildProcess
  /** Milliseconds without a sign of life before the server is ended. */
  readonly patience: number
  readonly say: (line: string) => void
  readonly exit: (code: number) => void
}

/** Until it is ready it may be silent for longer: making a database holds the process up, on a slow disk for long. */
const STARTING = 4
const RESTARTS = { most: 5, within: 10 * 60_000, pause: 1000 } as const
/** Longer than a clean end takes (src/cli/serve.ts). */
const END_WITHIN = 4000

/** Ends a server that no longer answers, and starts another; SQL in a loop hears no signal but SIGKILL. */
export function watch({ start, patience, say, exit }: WatchOptions): { readonly stop: () => void } {
  const restarts: number[] = []
  let child: ChildProcess
  let isStopping = false
  let wasReady = false
  let deadline = 0

  const again = (why: string): void => {
    const now = Date.now()
    while (restarts[0] !== undefined && restarts[0] < now - RESTARTS.within) restarts.shift()
    if (restarts.length >= RESTARTS.most) {
      say(`${why} It was started again ${RESTARTS.most} times in ten minutes, so it stays off.`)
      return exit(1)
    }
    restarts.push(now)
    say(`${why} It is started again.`)
    setTimeout(() => (isStopping ? exit(0) : run()), RESTARTS.pause * restarts.length)
  }

  const run = (): void => {
    deadline = Date.now() + STARTING * patience
    const started = start()
    child = started
    let isHung = false
    let isReady = false
    const timer = setInterval(
      () => {
        if (Date.now() < deadline || isHung) return
        isHung = true
        started.kill('SIGKILL')
      },
      Math.min(1000, patience / 4)
    )
    started.on('message', word => {
      if (word === 'ready') isReady = wasReady = true
      deadline = Date.now() + (isReady ? patience : STARTING * patience)
    })
    started.once('exit', (code, signal) => {
      clearInterval(timer)
      if (isStopping) return exit(code ?? 1)
      if (isHung) return again('The server no longer answered and was ended.')
      // What fails before it was ever ready fails again: a wrong setting, a folder in use.
      if (!wasReady || code === 0) return exit(code ?? 1)
      again(`The server ended unexpectedly (${signal ?? `code ${code}`}).`)
    })
  }

  run()
  return {
    stop: () => {
      isStopping = true
      child.kill('SIGTERM')
      setTimeout(() => child.kill('SIGKILL'), END_WITHIN).unref()
    }
  }
}
