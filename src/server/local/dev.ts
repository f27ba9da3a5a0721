import type { IncomingMessage, ServerResponse } from 'node:http'
import { readEnv } from '#server/env.ts'
import { startBackend, type Backend } from '#server/local/backend.ts'
import { backendListener } from '#server/local/listener.ts'
import { PURPOSE } from '#server/local/purpose.ts'

/** What we need of Vite's dev server; its own types would tie this floor to it. */
interface DevServer {
  readonly middlewares: { use(handler: (req: IncomingMessage, res: ServerResponse, next: () => void) => void): unknown }
  readonly httpServer: { once(event: 'close', listener: () => void): unknown } | null
  readonly config: { readonly logger: { info(line: string): void; error(line: string): void } }
}

export function mountInDev({ middlewares, httpServer, config }: DevServer): void {
  const { logger } = config
  const env = readEnv(process.env)
  let backend: Backend | undefined
  const opening = startBackend({ ...env, log: line => logger.info(line) }).then(
    open => {
      backend = open
      logger.info(PURPOSE)
    },
    (error: unknown) => {
      logger.error(error instanceof Error ? error.message : String(error))
      process.exit(1)
    }
  )
  const close = () => opening.then(() => backend?.close())
  const api = backendListener(() => backend, { trustProxy: false, isHttps: false })
  middlewares.use((req, res, next) => {
    if (req.url === '/api/health') res.writeHead(backend ? 200 : 503).end()
    else if (!api(req, res)) next()
  })
  httpServer?.once('close', () => void close())
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().finally(() => process.exit(0)))
}
