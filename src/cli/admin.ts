import path from 'node:path'
import { readEnv } from '#server/env.ts'
import { holderOf } from '#server/local/folder/lock.ts'
import { askSocket } from '#server/local/operator/socket.ts'
import { COMMANDS, isCommand, operate, type Command } from '#server/local/operator/operator.ts'

/** `npm run admin`: asks the running server, or opens the data itself when no server runs. */
async function answer(command: Command, email: string | undefined): Promise<string> {
  const env = readEnv(process.env)
  if (env.backend !== 'local')
    throw new Error('These commands are for the embedded backend. On Supabase, use its dashboard.')
  const holder = holderOf(path.resolve(env.dataDir))
  if (holder)
    return askSocket(env.dataDir, command, email).catch(() => {
      throw new Error(`The server (process ${holder.pid}) cannot be asked. Stop it, then run this command again.`)
    })
  const { startBackend } = await import('#server/local/backend.ts')
  const backend = await startBackend({ ...env, log: () => undefined })
  return operate(backend, command, email).finally(() => backend.close())
}

const [command, email] = process.argv.slice(2)
if (!isCommand(command)) {
  process.stdout.write(`npm run admin -- <command>\n\n${Object.values(COMMANDS).join('\n')}\n`)
  process.exit(command === undefined ? 0 : 1)
}
try {
  process.stdout.write(`${await answer(command, email)}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
