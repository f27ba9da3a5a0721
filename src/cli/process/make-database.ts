import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { FRUGAL } from '#cli/process/frugal.ts'
import { readEnv, type ServerEnv } from '#server/env.ts'

/** Six seconds on a quiet machine. The watchdog hears of the server's own process alone, which only waits. */
const MADE_WITHIN = 5 * 60_000

/**
 * Makes a new database in a process of its own: the memory that takes (about 900 MB) is never given back by the process
 * that made it. Does nothing where there is one. Rejects with what the other process said.
 */
export async function makeDatabase(
  { backend, dataDir }: Pick<ServerEnv, 'backend' | 'dataDir'>,
  within = MADE_WITHIN
): Promise<void> {
  if (backend !== 'local' || existsSync(path.join(dataDir, 'database/PG_VERSION'))) return
  const late = AbortSignal.timeout(within)
  const child = fork(import.meta.filename, {
    execArgv: [...FRUGAL],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    signal: late,
    killSignal: 'SIGKILL'
  })
  let said = ''
  child.stderr?.on('data', (part: Buffer) => (said += part.toString()))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  }).catch((cause: unknown) => {
    if (!late.aborted) throw cause
    const advice = 'Start again when the machine is less busy.'
    throw new Error(`The database was not made in ${within / 1000} s. ${advice}`, { cause })
  })
  if (code !== 0) throw new Error(said.trim() || 'The database could not be made.')
}

/**
 * Ends with its parent, so that nothing half made is left running and the folder is free for the next start. From a
 * thread of its own: this one is busy for seconds at a time and would hear of it late.
 */
const END_WITH_PARENT = `
  const parent = process.ppid
  setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGKILL'), 50)
`

async function make(): Promise<void> {
  process.once('disconnect', () => process.exit(1))
  new Worker(END_WITH_PARENT, { eval: true }).unref()
  const { startBackend } = await import('#server/local/backend.ts')
  const opened = await startBackend({ ...readEnv(process.env) })
  await opened.close()
}

if (import.meta.main)
  await make().then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
      process.exit(1)
    }
  )
