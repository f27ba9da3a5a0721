import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { anthropic } from './anthropic.ts'
import type { Asked, WireName } from './asked.ts'
import { chat } from './chat.ts'
import { google } from './google.ts'
import { embeddings, inputsOf, transcription } from './plain.ts'
import { isFailing, piecesOf, textOf, type Failing, type Reply, type Saying } from './reply.ts'
import { responses } from './responses.ts'
import { string, type Json, type Wire } from './wire.ts'

const TALKING: Readonly<Partial<Record<WireName, Wire>>> = { chat, responses, anthropic, google }

export interface FakeAi {
  /** Origin; an OpenAI-compatible base address is `${url}/v1`, Google's `${url}/v1beta`. */
  readonly url: string
  readonly requests: Asked[]
  /** What every request is answered from now on. */
  readonly reply: (answer: (asked: Asked) => Reply | Promise<Reply>) => void
  readonly close: () => Promise<void>
}

function wireOf(path: string): WireName | undefined {
  if (path.endsWith('/chat/completions')) return 'chat'
  if (path.endsWith('/responses')) return 'responses'
  if (path.endsWith('/messages')) return 'anthropic'
  if (/:(?:stream)?generateContent$/i.test(path)) return 'google'
  if (path.endsWith('/embeddings') || /:(?:batchEmbedContents|embedContent)$/.test(path)) return 'embeddings'
  return path.endsWith('/audio/transcriptions') ? 'transcription' : undefined
}

async function asked(request: IncomingMessage, response: ServerResponse): Promise<Asked | undefined> {
  const path = (request.url ?? '').split('?')[0] ?? ''
  const wire = wireOf(path)
  const bytes = await buffer(request)
  if (!wire || request.method !== 'POST') return undefined
  const header = (name: string): string => String(request.headers[name] ?? '')
  const body = wire === 'transcription' ? bytes.toString('latin1') : (JSON.parse(bytes.toString()) as Json)
  const said = typeof body === 'string' ? undefined : TALKING[wire]?.read(path, body)
  const model = typeof body === 'string' ? (/name="model"\s+(\S+)/.exec(body)?.[1] ?? '') : string(body['model'])
  const closed = new Promise<void>(resolve => response.once('close', resolve))
  const record: Asked = {
    ...(said ?? { system: '', prompt: '', schema: null, wantsJson: false, stream: false, maxTokens: null }),
    wire,
    path,
    model: said?.model ?? model,
    key: header('authorization').replace('Bearer ', '') || header('x-api-key') || header('x-goog-api-key'),
    inputs: wire === 'embeddings' ? inputsOf(path, body) : [],
    bytes: bytes.length,
    body,
    sent: [],
    aborted: false,
    closed
  }
  response.once('close', () => (record.aborted = !response.writableFinished))
  return record
}

function json(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

function fail(failing: Failing, request: Asked, response: ServerResponse): void {
  const { fail: how, message = 'fake provider: no such luck', retryAfter } = failing
  if (how === 'hang') return
  if (how === 'drop') response.destroy()
  else if (how === 'garbage') response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Bad gateway</html>')
  else {
    const headers = retryAfter === undefined ? undefined : { 'retry-after': String(retryAfter) }
    json(response, how, (TALKING[request.wire] ?? chat).error(how, message), headers)
  }
}

async function stream(saying: Saying, request: Asked, wire: Wire, response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(wire.head(request))
  const isRefused = saying.finish === 'refusal'
  const pieces = isRefused ? [] : piecesOf(textOf(saying))
  for (const [place, piece] of pieces.entries()) {
    if (place === saying.cut) return void response.destroy()
    if (place > 0 && saying.drip !== undefined) await wait(saying.drip)
    if (response.destroyed) return
    request.sent.push({ at: performance.now(), text: piece })
    response.write(wire.word(piece, request))
  }
  if (saying.cut === undefined) response.end(wire.tail(saying, request))
  else response.destroy()
}

/** Providers stop at the limit they were given. */
function limited(saying: Saying, { maxTokens }: Asked): Saying {
  const text = textOf(saying)
  const most = (maxTokens ?? Infinity) * 4
  return text.length > most ? { ...saying, object: undefined, text: text.slice(0, most), finish: 'length' } : saying
}

async function say(given: Saying, request: Asked, response: ServerResponse): Promise<void> {
  const saying = limited(given, request)
  if (saying.wait !== undefined) await wait(saying.wait)
  if (response.destroyed) return
  if (request.wire === 'embeddings') return json(response, 200, embeddings(request.path, request.inputs, saying))
  if (request.wire === 'transcription') return json(response, 200, transcription(saying))
  const wire = TALKING[request.wire] ?? chat
  if (request.stream) return stream(saying, request, wire, response)
  // A whole answer takes as long as its stream would.
  if (saying.drip !== undefined) await wait(saying.drip * piecesOf(textOf(saying)).length)
  if (saying.cut === undefined) return json(response, 200, wire.whole(saying, request))
  const body = JSON.stringify(wire.whole(saying, request))
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(body.length + 1) })
  response.write(body.slice(0, body.length / 2), () => response.destroy())
}

/** A provider of language models on 127.0.0.1 that answers in the shape it is asked in, and fails as told. */
export async function startFakeAi(): Promise<FakeAi> {
  const requests: Asked[] = []
  let answer: (asked: Asked) => Reply | Promise<Reply> = () => ({ fail: 500, message: 'nothing to say' })
  const serve = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const request = await asked(incoming, response)
    if (!request) return json(response, 404, { error: { message: 'no such place' } })
    requests.push(request)
    const reply = await answer(request)
    if (isFailing(reply)) fail(reply, request, response)
    else await say(reply, request, response)
  }
  const server = createServer((incoming, response) => {
    serve(incoming, response).catch((error: unknown) => {
      if (!response.headersSent) json(response, 500, { error: { message: String(error) } })
      else response.destroy()
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const close = () =>
    new Promise<void>(resolve => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, requests, reply: next => void (answer = next), close }
}
