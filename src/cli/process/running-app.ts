import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#cli/process/free-port.ts'

export interface RunningApp {
  readonly origin: string
  /** Its own empty data folder, gone when it stops. */
  readonly data: string
  /** Ends it in whatever state it is: running, not answering, or ended before. */
  readonly stop: () => Promise<void>
}

export interface Launched {
  readonly child: ChildProcess
  readonly said: () => string
  /** Its exit code; null when a signal ended it. Settled too when it ended before anybody asked. */
  readonly ended: Promise<number | null>
  readonly hasEnded: () => boolean
}

/** Longer than the two seconds that our server gives itself. */
const END_WITHIN = 10_000
const START_WITHIN = 100_000

/** Runs a script of ours as a process of its own. */
export function launch(script: string, env: NodeJS.ProcessEnv, args: readonly string[] = []): Launched {
  const child = spawn(process.execPath, [script, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let words = ''
  let isOver = false
  const hear = (part: Buffer): void => void (words = (words + part.toString()).slice(-100_000))
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', () => (isOver = true))
    child.once('close', resolve)
  })
  return { child, said: () => words, ended, hasEnded: () => isOver }
}

/** Asks it to end, and ends it where it does not listen. */
export async function stopProcess({ child, ended, hasEnded }: Launched, within = END_WITHIN): Promise<void> {
  if (hasEnded()) return
  child.kill('SIGTERM')
  const insist = setTimeout(() => child.kill('SIGKILL'), within)
  await ended
  clearTimeout(insist)
}

/**
 * Waits until the server that was started answers at `origin`, known by its token: on a port that was taken meanwhile
 * anything else may answer, and all that is tested would be tested on that.
 */
export async function answers(server: Launched, origin: string, token: string, within = START_WITHIN): Promise<void> {
  const until = performance.now() + within
  let stranger = ''
  let last = ' It answered nothing.'
  while (!server.hasEnded()) {
    const health = await fetch(`${origin}/api/health`).catch(() => undefined)
    const body = await health?.text().catch(() => '')
    if (health?.ok && body?.includes(token)) return
    if (health) last = ` It answered ${health.status}: ${body}`
    if (health?.ok) stranger = ` Another server answers at ${origin}.`
    if (performance.now() > until) {
      await stopProcess(server, 0)
      throw new Error(`The server did not start in ${within / 1000} s.${stranger || last}\n${server.said()}`)
    }
    await wait(100)
  }
  throw new Error(`The server ended while starting.${stranger}\n${server.said()}`)
}

/** `npm start` with `env` on a free port. A port that somebody took in between is given up for another. */
export async function startServer(env: NodeJS.ProcessEnv, script = 'src/cli/start.ts'): Promise<Launched & Served> {
  for (let tries = 1; ; tries += 1) {
    const port = env['PORT'] ?? String(await freePort())
    const token = randomUUID()
    const server = launch(script, { ...env, PORT: port, CRAMLESS_RUN_TOKEN: token })
    const origin = `http://127.0.0.1:${port}`
    try {
      await answers(server, origin, token)
      return { ...server, origin }
    } catch (error) {
      const isTaken = env['PORT'] === undefined && server.said().includes('is in use. Set PORT')
      if (!isTaken || tries === 3) throw error
    }
  }
}

interface Served {
  readonly origin: string
}

/** The built app with an empty local backend, as `npm start` serves it. */
export async function startApp(env: NodeJS.ProcessEnv = {}): Promise<RunningApp> {
  const data = mkdtempSync(join(tmpdir(), 'app-data-'))
  const clear = (): void => rmSync(data, { recursive: true, force: true })
  // PORT of the shell or of .env is where the operator's own app runs.
  const settings = { ...process.env, PORT: undefined, HOST: '127.0.0.1', CRAMLESS_DATA: data, ...env }
  const server = await startServer(settings).catch((error: unknown) => {
    clear()
    throw error
  })
  const stop = async (): Promise<void> => {
    await stopProcess(server)
    clear()
  }
  return { origin: server.origin, data, stop }
}
