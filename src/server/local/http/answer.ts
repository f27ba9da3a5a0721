import { apiHeaders } from '#server/headers.ts'
import type { AccountRequest } from '#server/local/accounts/account-request.ts'
import { accountGaps } from '#server/local/accounts/gaps.ts'
import { subjectOf } from '#server/local/http/account-size.ts'
import type { Eraser } from '#server/local/accounts/erase.ts'
import { apiOf, LARGEST, wholeBody } from '#server/local/http/body.ts'
import { accountSize } from '#server/local/http/account-size.ts'
import { roomGuard } from '#server/local/http/room-guard.ts'
import type { Room } from '#server/endpoint/room.ts'
import { asCheckFailed } from '#server/local/http/check-failed.ts'
import { isTooDeep } from '#server/local/http/depth.ts'
import { quietly, summary } from '#server/local/database/quiet.ts'
import type { ResendTools } from '#server/local/accounts/resend.ts'
import { throttle } from '#server/local/accounts/throttle.ts'

export interface AnswerOptions extends ResendTools {
  readonly app: { fetch(request: Request, context: { peerAddress: string | null }): Promise<Response> }
  readonly confirmEmail: boolean
  readonly room: Room
  readonly erase: Eraser
  readonly accountBytes: number
  readonly now: (() => number) | undefined
}

export type Answer = (request: Request, peer?: string | null) => Promise<Response>

/** The ladder around the library: path, size, throttle, gaps, answer, headers. */
export function answerer(options: AnswerOptions): Answer {
  const { app, log, erase } = options
  const guard = throttle(options.now)
  const guardRoom = roomGuard(options.room, accountSize(options.database, options.accountBytes, options.now))
  const gaps = accountGaps(options, options.confirmEmail)
  const dress = dresser(apiHeaders(options.siteUrl.startsWith('https:')))
  const inside = async (request: Request, peer: string | null): Promise<Response> => {
    const url = new URL(request.url)
    const api = apiOf(url.pathname)
    if (!api) return Response.json({ message: 'Not found' }, { status: 404 })
    if (/%00/.test(request.url)) return unfit()
    const body = await wholeBody(request, LARGEST[api])
    if (body === null) return tooLarge()
    if (body && api !== 'storage' && isTooDeep(body)) return tooDeep()
    const authorization = request.headers.get('authorization')
    const bytes = body?.byteLength ?? 0
    const asked = { api, path: url.pathname, method: request.method, bytes, authorization }
    const noRoom = await guardRoom(asked)
    if (noRoom) return noRoom
    const attempt = guard(url, request.method, peer, body)
    if (attempt instanceof Response) return attempt
    const account = api === 'auth' ? accountRequest(url, request, body) : undefined
    const own = account && (await gaps.before(account))
    const leaving = url.pathname === '/rest/v1/rpc/delete_account' ? subjectOf(authorization) : undefined
    const addresses = leaving === undefined ? [] : await erase.addressesOf(leaving)
    const answer = own ?? (await quietly(log, () => app.fetch(rebuilt(request, body), { peerAddress: peer })))
    const response = api === 'rest' ? await asCheckFailed(answer) : answer
    attempt.settle(response.status, url.pathname === '/auth/v1/verify' ? await emailIn(response) : undefined)
    if (leaving !== undefined && response.ok) {
      await erase.files(leaving)
      await erase.mails(addresses)
      await erase.bytes()
    }
    if (account) await gaps.after(account, response.status)
    return response
  }
  return async (request, peer = null) => {
    try {
      return dress(await inside(request, peer))
    } catch (error) {
      log(summary([error]) ?? 'backend failure')
      return dress(Response.json({ code: 'unexpected_failure', message: 'The server failed.' }, { status: 500 }))
    }
  }
}

/** The library needs the length that the body really has. */
function rebuilt(request: Request, body: Buffer<ArrayBuffer> | undefined): Request {
  const headers = new Headers(request.headers)
  if (body) {
    headers.delete('transfer-encoding')
    headers.set('content-length', String(body.byteLength))
  }
  return new Request(request.url, { method: request.method, headers, ...(body ? { body } : {}) })
}

function accountRequest(url: URL, request: Request, body: Buffer | undefined): AccountRequest {
  const base = {
    path: url.pathname,
    method: request.method,
    authorization: request.headers.get('authorization'),
    redirectTo: url.searchParams.get('redirect_to'),
    began: performance.now()
  }
  try {
    const parsed: unknown = JSON.parse(body?.toString('utf8') ?? '{}')
    return { ...base, body: typeof parsed === 'object' && parsed !== null ? { ...parsed } : {} }
  } catch {
    return { ...base, body: {} }
  }
}

function dresser(fixed: Readonly<Record<string, string>>): (response: Response) => Response {
  return response => {
    const headers = new Headers(response.headers)
    // Other origins have no business here: without these a browser keeps the answer from them.
    for (const name of [...headers.keys()]) if (name.startsWith('access-control-')) headers.delete(name)
    for (const [name, value] of Object.entries(fixed)) headers.set(name, value)
    const { status, statusText } = response
    return new Response(response.body, { status, statusText, headers })
  }
}

function tooLarge(): Response {
  const message = 'The object exceeded the maximum allowed size'
  return Response.json({ statusCode: '413', code: '413', error: 'Payload too large', message }, { status: 413 })
}

/** Whom a link by mail has signed in. */
async function emailIn(response: Response): Promise<string | undefined> {
  if (response.status !== 200) return undefined
  const answer = (await response
    .clone()
    .json()
    .catch(() => null)) as { user?: { email?: unknown } } | null
  return typeof answer?.user?.email === 'string' ? answer.user.email : undefined
}

/** PostgreSQL keeps no NUL in a text. */
function unfit(): Response {
  const message = 'The address holds a character that cannot be stored'
  return Response.json({ statusCode: '400', code: '22021', error: 'InvalidKey', message }, { status: 400 })
}

/** As PostgREST tells of what PostgreSQL's own stack refuses; a device then sends each change alone. */
function tooDeep(): Response {
  const message = 'The JSON is nested too deep'
  return Response.json({ code: '54001', message, details: null, hint: null }, { status: 413 })
}
