import { missingIn } from '#cli/process/missing-settings.ts'
import { makeDatabase } from '#cli/process/make-database.ts'
import { readEnv } from '#server/env.ts'
import { beat } from '#server/local/process/heartbeat.ts'
import { PURPOSE } from '#server/local/purpose.ts'
import { serve, type Served } from '#server/local/http/serve.ts'

/** The built site and its backend in one process; `npm start` runs it under a watchdog (start.ts). */
const CLOSE_WITHIN = 2000

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

function endOn(served: Served): () => void {
  const end = (): void => {
    setTimeout(() => process.exit(0), CLOSE_WITHIN).unref()
    served.close().then(() => process.exit(0), fail)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end)
  return end
}

async function start(): Promise<void> {
  const env = readEnv(process.env)
  const served = await serve(env, say, makeDatabase)
  const heart = beat(endOn(served))
  say(`${env.siteUrl} (listening on ${env.host}:${served.port})`)
  const backend = await served.ready
  heart.ready()
  if (!backend) return
  if (backend.applied.length > 0) say(`Brought the database up to date: ${backend.applied.join(', ')}`)
  say(`${PURPOSE}\nReady.`)
  for (const line of missingIn(process.env)) say(line)
}

await start().catch(fail)
