import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Backend } from '#server/local/backend.ts'
import type { Opening } from '#server/local/http/opening.ts'
import { apiOf } from '#server/local/http/body.ts'
import { apiHeaders } from '#server/headers.ts'

export interface ListenerOptions {
  /** Only behind a proxy of one's own: the header is the client's word otherwise. */
  readonly trustProxy: boolean
  readonly isHttps: boolean
}

export type Listener = (req: IncomingMessage, res: ServerResponse) => boolean

/** Answers the backend's three paths; where the database does not open in time: 503, try again in two seconds. */
export function backendListener(backend: Opening<Backend>, options: ListenerOptions): Listener {
  const listener = getRequestListener(
    async (request, env) => {
      const open = await backend()
      const { incoming } = env as { incoming: IncomingMessage }
      return open ? open.fetch(request, peerOf(incoming, options.trustProxy)) : starting(options.isHttps)
    },
    { overrideGlobalObjects: false }
  )
  return (req, res) => {
    const url = req.url ?? '/'
    const pathname = url.split('?', 1)[0] ?? '/'
    if (!apiOf(pathname)) return false
    void listener(req, res)
    return true
  }
}

export function starting(isHttps: boolean): Response {
  const message = 'The server is starting. Try again in a moment.'
  return Response.json(
    { code: 'starting', message },
    { status: 503, headers: { ...apiHeaders(isHttps), 'retry-after': '2' } }
  )
}

export function peerOf(req: IncomingMessage, trustProxy: boolean): string | null {
  // The last entry is the one the own proxy wrote.
  const forwarded = trustProxy ? req.headers['x-forwarded-for'] : undefined
  const last = [forwarded].flat().at(-1)?.split(',').at(-1)?.trim()
  return last ?? req.socket.remoteAddress ?? null
}
