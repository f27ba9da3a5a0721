import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { readEnv } from '#server/env.ts'
import { aiListener } from '#server/local/http/ai-listener.ts'
import { startBackend, type Backend } from '#server/local/backend.ts'
import { forwarderOf } from '#server/contact/forward.ts'
import { calendarListener } from '#server/local/http/calendar-listener.ts'
import { contactListener } from '#server/local/http/contact-listener.ts'
import { backendListener } from '#server/local/http/listener.ts'
import { waitingFor } from '#server/local/http/opening.ts'
import { PURPOSE } from '#server/local/purpose.ts'

/** What we need of Vite's dev server; its own types would tie this floor to it. */
interface DevServer {
  readonly middlewares: { use(handler: (req: IncomingMessage, res: ServerResponse, next: () => void) => void): unknown }
  readonly httpServer: { once(event: 'close', listener: () => void): unknown } | null
  readonly config: { readonly logger: { info(line: string): void; error(line: string): void } }
}

interface Shared {
  readonly opening: Promise<Backend | undefined>
  backend: Backend | undefined
  mounts: number
}

/** The dev server restarts inside its process when the configuration changes: the database stays open meanwhile. */
const HOLDER = globalThis as { localBackend?: Shared | undefined }
const RESTART_WITHIN = 1500

export function mountInDev({ middlewares, httpServer, config }: DevServer): void {
  const shared = (HOLDER.localBackend ??= open(config.logger))
  shared.mounts += 1
  const opening = waitingFor(() => shared.opening)
  const api = backendListener(opening, { trustProxy: false, isHttps: false })
  const say = (line: string) => config.logger.info(line)
  const env = readEnv(process.env)
  const forward = forwarderOf(() => env, say)
  const contact = contactListener(true, opening, { trustProxy: false }, forward, say)
  const ai = aiListener(true, opening, process.env, say, { isHttps: false })
  const calendar = calendarListener(true, opening, process.env, say, { trustProxy: false, isHttps: false })
  middlewares.use((req, res, next) => {
    if (req.url === '/api/health') res.writeHead(shared.backend ? 200 : 503).end()
    else if (!api(req, res) && !contact(req, res) && !ai(req, res) && !calendar(req, res)) next()
  })
  httpServer?.once('close', () => {
    shared.mounts -= 1
    void wait(RESTART_WITHIN, undefined, { ref: false }).then(() => (shared.mounts === 0 ? close() : undefined))
  })
}

function open(logger: DevServer['config']['logger']): Shared {
  const opening = startBackend({ ...readEnv(process.env), log: line => logger.info(line) }).then(
    backend => {
      shared.backend = backend
      logger.info(PURPOSE)
      return backend
    },
    (error: unknown) => {
      logger.error(error instanceof Error ? error.message : String(error))
      process.exit(1)
    }
  )
  const shared: Shared = { opening, backend: undefined, mounts: 0 }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().finally(() => process.exit(0)))
  return shared
}

async function close(): Promise<void> {
  const shared = HOLDER.localBackend
  HOLDER.localBackend = undefined
  await shared?.opening
  await shared?.backend?.close()
}
