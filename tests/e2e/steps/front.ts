import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface Front {
  readonly origin: string
  /** From now on the site is its next version: every page says so, and the worker lists it with new revisions. */
  release(): void
  close(): Promise<void>
}

/** The started app behind an address of its own, on which the next version of the site can be published. */
export async function openFront(upstream: string): Promise<Front> {
  let isReleased = false

  async function pass(answer: IncomingMessage, to: ServerResponse): Promise<void> {
    const isText = /html|javascript/.test(answer.headers['content-type'] ?? '')
    to.statusCode = answer.statusCode ?? 502
    for (const [name, value] of Object.entries(answer.headers))
      if (value !== undefined && !(isReleased && name === 'content-length')) to.setHeader(name, value)
    if (!isReleased || !isText) return void answer.pipe(to)
    const body = await text(answer)
    to.end(body.replace('<html', '<html data-version="next"').replaceAll(/("revision":")(?=[0-9a-f]{32}")/g, '$1next-'))
  }

  const server = createServer((req, res) => {
    const headers = isReleased ? { ...req.headers, 'accept-encoding': 'identity' } : req.headers
    const onwards = request(upstream + (req.url ?? '/'), { method: req.method, headers }, answer => {
      pass(answer, res).catch((error: unknown) => res.destroy(error as Error))
    })
    onwards.on('error', error => res.destroy(error))
    req.pipe(onwards)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: () => void (isReleased = true),
    close: () => {
      server.closeAllConnections()
      return new Promise(resolve => server.close(() => resolve()))
    }
  }
}
