import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { FRUGAL } from '#cli/process/frugal.ts'
import { readEnv, type ServerEnv } from '#server/env.ts'

/**
 * Makes a new database in a process of its own: the memory that takes (about 900 MB) is never given back by the process
 * that made it. Does nothing where there is one. Rejects with what the other process said.
 */
export async function makeDatabase({ backend, dataDir }: ServerEnv): Promise<void> {
  if (backend !== 'local' || existsSync(path.join(dataDir, 'database/PG_VERSION'))) return
  const child = fork(import.meta.filename, { execArgv: [...FRUGAL], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  let said = ''
  child.stderr?.on('data', (part: Buffer) => (said += part.toString()))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new Error(said.trim() || 'The database could not be made.')
}

async function make(): Promise<void> {
  // Ends with its parent: nothing half made is left running.
  process.once('disconnect', () => process.exit(1))
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
