import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

/** What a walk needs of a browser. Acts are functions that run in the page: what they take and give back is JSON. */
export interface Browser {
  readonly goto: (address: string) => Promise<void>
  readonly run: <Args extends readonly unknown[], Found>(
    act: (...args: Args) => Found,
    ...args: Args
  ) => Promise<Awaited<Found>>
  /** What it has logged as an error so far. */
  readonly wrong: () => readonly string[]
  /** SIGKILL to all its processes. */
  readonly kill: () => Promise<void>
}

export interface Kind {
  readonly name: string
  /** Whether its data outlive it: a driven WebKitGTK keeps all in memory. */
  readonly keeps: boolean
  /** A browser whose data lie in this folder. */
  readonly open: (profile: string) => Promise<Browser>
}

export interface Spawned {
  readonly child: ChildProcess
  /** All that it printed so far. */
  readonly said: () => string
  readonly kill: () => Promise<void>
}

/** A process that a signal ends tells nobody, but what it holds open is closed: then the whole group goes. */
const WHILE_HELD = 'exec 3<&0; "$@" </dev/null 3<&- & one=$!; { cat <&3; kill -KILL -$$; } >/dev/null & wait $one'

/** A process group of its own: what it starts is killed with it, and nothing of it outlives the tests. */
export function spawnGroup(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Spawned {
  const child = spawn('sh', ['-c', WHILE_HELD, 'sh', command, ...args], {
    detached: true,
    env: { ...process.env, ...env },
    stdio: 'pipe'
  })
  let words = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (words += part.toString()))
  const gone = new Promise<void>(resolve => {
    child.once('error', () => resolve())
    child.once('exit', () => resolve())
  })
  const shoot = (): void => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    } catch {
      // All of it has ended.
    }
  }
  const kill = async (): Promise<void> => {
    shoot()
    await gone
  }
  return { child, said: () => words, kill }
}

const PATIENCE = 60_000

/** A page that is left while it is asked may never answer: it is asked again. */
export const ANSWERS_WITHIN = 10_000

/** Asks until there is an answer. */
export async function until<Found>(
  what: string,
  ask: () => Promise<Found | undefined> | Found | undefined
): Promise<Found> {
  const end = performance.now() + PATIENCE
  for (let cause: unknown; ; await wait(100)) {
    try {
      const found = await ask()
      if (found !== undefined) return found
    } catch (error) {
      cause = error
    }
    if (performance.now() > end) throw new Error(`Waited in vain: ${what}`, { cause })
  }
}

/** The source of an act with its arguments, whose value is text. */
export const sourceOf = (act: (...args: never[]) => unknown, args: readonly unknown[]): string =>
  `Promise.resolve((${act.toString()})(...${JSON.stringify(args)})).then(found => JSON.stringify(found ?? null))`
