import { existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { AppError } from '#lib/errors.ts'
import type { ServerEnv } from '#server/env.ts'
import { apiHeaders, securityHeaders, WORKER, WORKER_POLICY } from '#server/headers.ts'
import { aiListener } from '#server/local/http/ai-listener.ts'
import { assetsOf } from '#server/local/site/assets.ts'
import type { Backend } from '#server/local/backend.ts'
import { refuseIfLocked } from '#server/local/folder/lock.ts'
import { forwarderOf } from '#server/contact/forward.ts'
import { calendarListener } from '#server/local/http/calendar-listener.ts'
import { contactListener } from '#server/local/http/contact-listener.ts'
import { backendListener } from '#server/local/http/listener.ts'
import { waitingFor } from '#server/local/http/opening.ts'
import { BODY_WITHIN, endSlowBody } from '#server/local/http/slow-body.ts'
import { readable, serveMissing, serveRedirect, serveStatic } from '#server/local/site/statics.ts'

type Handler = (req: IncomingMessage, res: ServerResponse) => unknown

export interface Served {
  readonly port: number
  /** Resolves when the database is open; rejects when it cannot be opened. */
  readonly ready: Promise<Backend | undefined>
  readonly close: () => Promise<void>
}

/**
 * Site, endpoints and backend in one process. Pages are answered at once; what needs the database waits until that is
 * open, which itself waits for `before`.
 */
export async function serve(
  env: ServerEnv,
  log: (line: string) => void,
  before: (env: ServerEnv) => Promise<void> = () => Promise.resolve()
): Promise<Served> {
  if (env.backend === 'local') refuseIfLocked(path.resolve(env.dataDir))
  const dist = path.resolve(env.dist)
  const endpoints = await builtEndpoints(dist)
  const assets = assetsOf(dist, env.siteUrl)
  const isHttps = env.siteUrl.startsWith('https:')
  const fixed = Object.entries(securityHeaders(isHttps))
  let backend: Backend | undefined
  const opening = waitingFor(() => ready)
  const api = backendListener(opening, { trustProxy: env.trustProxy, isHttps })
  const options = { trustProxy: env.trustProxy, isHttps }
  const contact = contactListener(
    env.backend === 'local',
    opening,
    options,
    forwarderOf(() => env, log),
    log
  )
  const ai = aiListener(env.backend === 'local', opening, process.env, log, options)
  const calendar = calendarListener(env.backend === 'local', opening, process.env, log, options)
  const server = createServer((req, res) => {
    for (const [name, value] of fixed) res.setHeader(name, value)
    endSlowBody(req, res, token => backend?.hasSigned(token) ?? false)
    // No Request of the fetch standard can have it: what stands behind would fail over it.
    if (req.method === 'TRACE') return void res.writeHead(405, { allow: 'GET, HEAD, POST, PUT, PATCH, DELETE' }).end()
    if (WORKER.test(req.url ?? '')) res.setHeader('content-security-policy', WORKER_POLICY)
    if (req.url === '/api/health')
      return sayHealth(res, isHttps, env.backend !== 'local' || backend !== undefined, env.runToken)
    if (env.backend === 'local' && api(req, res)) return
    if (contact(req, res) || ai(req, res) || calendar(req, res)) return
    if (serveRedirect(req, res)) return
    if (serveStatic(assets, req, res)) return
    if (!/^\/(api|_)/.test(req.url ?? '') && serveMissing(assets, req, res)) return
    req.url = readable(req.url ?? '/')
    endpoints(req, res)
  })
  server.requestTimeout = BODY_WITHIN.student
  server.headersTimeout = BODY_WITHIN.headers
  await listen(server, env)
  const ready = before(env)
    .then(() => openBackend(env, log))
    .then(open => (backend = open))
  // Handled by whoever waits for it; without this a failure before that would end the process.
  ready.catch(() => undefined)
  return {
    port: (server.address() as { port: number }).port,
    ready,
    close: async () => {
      const stopped = new Promise(resolve => server.close(resolve))
      server.closeIdleConnections()
      setTimeout(() => server.closeAllConnections(), 800).unref()
      await stopped
      await (await ready.catch(() => undefined))?.close()
    }
  }
}

async function builtEndpoints(dist: string): Promise<Handler> {
  const entry = path.join(dist, 'server/entry.mjs')
  if (!existsSync(entry))
    throw new AppError('missing', `There is no built site in ${dist}. Run \`npm run build\` first.`)
  process.env['ASTRO_NODE_AUTOSTART'] = 'disabled'
  const { handler } = (await import(pathToFileURL(entry).href)) as { handler: Handler }
  return handler
}

async function openBackend(env: ServerEnv, log: (line: string) => void): Promise<Backend | undefined> {
  if (env.backend !== 'local') return undefined
  const { startBackend } = await import('#server/local/backend.ts')
  const backend = await startBackend({ ...env, log })
  const { openSocket } = await import('#server/local/operator/socket.ts')
  const socket = await openSocket(env.dataDir, backend)
  return { ...backend, close: () => (socket?.close(), backend.close()) }
}

function sayHealth(res: ServerResponse, isHttps: boolean, isReady: boolean, run: string | undefined): void {
  const headers = { ...apiHeaders(isHttps), 'content-type': 'application/json' }
  res.writeHead(isReady ? 200 : 503, isReady ? headers : { ...headers, 'retry-after': '2' })
  res.end(JSON.stringify({ status: isReady ? 'ok' : 'starting', run }))
}

function listen(server: Server, { port, host }: ServerEnv): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const inUse = error.code === 'EADDRINUSE'
      reject(inUse ? new AppError('unavailable', `Port ${port} is in use. Set PORT to another number.`) : error)
    })
    server.listen(port, host, resolve)
  })
}
