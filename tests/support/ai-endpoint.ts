import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AI_FEATURES, type AiCapabilities, type AiEvent, type AiFeature } from '#contract/ai.ts'
import type { AiNetwork } from '#data/backend/network.ts'

export interface Asked {
  readonly method: string
  readonly path: string
  readonly token: string | null
  readonly type: string | null
  readonly body: Buffer
  /** The client has gone away before the answer was whole. */
  readonly gone: Promise<void>
}

type Reply = (asked: Asked, response: ServerResponse) => void | Promise<void>

/** The other end of the wire of /api/ai/*, over a real socket and scripted by a test. */
export interface AiEndpoint {
  readonly asked: Asked[]
  readonly network: AiNetwork
  /** Tokens that `network.renew` hands out, oldest first; none left means that the session is over. */
  readonly renewals: string[]
  readonly reply: (reply: Reply) => void
  readonly close: () => Promise<void>
}

export async function startAiEndpoint(): Promise<AiEndpoint> {
  const asked: Asked[] = []
  const renewals: string[] = []
  let reply: Reply = (_asked, response) => void response.writeHead(404).end()
  const server = createServer((request: IncomingMessage, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const gone = new Promise<void>(resolve => {
        response.on('close', () => {
          if (!response.writableEnded) resolve()
        })
      })
      const one: Asked = {
        method: request.method ?? '',
        path: request.url ?? '',
        token: request.headers.authorization?.replace('Bearer ', '') ?? null,
        type: request.headers['content-type'] ?? null,
        body: Buffer.concat(parts),
        gone
      }
      asked.push(one)
      void reply(one, response)
    })
  })
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    asked,
    renewals,
    network: {
      origin: () => origin,
      token: () => Promise.resolve('first-token'),
      renew: () => Promise.resolve(renewals.shift() ?? null)
    },
    reply: next => void (reply = next),
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
  }
}

export const eventText = (event: AiEvent): string => `data: ${JSON.stringify(event)}\n\n`

export function sendEvents(response: ServerResponse, events: readonly AiEvent[]): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const event of events) response.write(eventText(event))
  response.end()
}

/** A server that has a model of this name for these features. */
export function capabilitiesWith(name: string, features: readonly AiFeature[] = AI_FEATURES): AiCapabilities {
  const of = (feature: AiFeature) => (features.includes(feature) ? { kind: 'model' as const, name } : null)
  return {
    features: Object.fromEntries(AI_FEATURES.map(one => [one, of(one)])) as AiCapabilities['features'],
    ownKey: { allowed: false, provider: null, model: null },
    limits: { bodyBytes: 1_000_000, requestsPerMinute: 20, tokensPerDay: 500_000 }
  }
}
