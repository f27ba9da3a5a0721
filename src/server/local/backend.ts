import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { apiHeaders } from '#server/headers.ts'
import { openApp, type OpenApp } from '#server/local/app.ts'
import { apiOf, LARGEST, wholeBody } from '#server/local/body.ts'
import { lockDirectory } from '#server/local/lock.ts'
import { deliverBy, mailDriver, type Deliver, type Mail } from '#server/local/mail.ts'
import { aloud, quietly } from '#server/local/quiet.ts'
import { newSecrets, secretsOf } from '#server/local/secrets.ts'
import { throttle } from '#server/local/throttle.ts'

const SUPABASE = path.resolve(import.meta.dirname, '../../../supabase')

export interface BackendOptions {
  /** Where everything lies, or `memory`: nothing is kept (tests). */
  readonly dataDir: string
  /** The origin people use: it stands in mails and in the redirect of Google. */
  readonly siteUrl: string
  readonly log?: (line: string) => void
  readonly deliver?: Deliver
  readonly smtpUrl?: string | undefined
  readonly mailFrom?: string | undefined
  readonly confirmEmail?: boolean
  readonly google?: { readonly clientId: string; readonly secret: string } | undefined
  readonly migrationsDir?: string
  readonly now?: () => number
}

export interface Backend {
  /** `peer` is the address of the socket, never a header. */
  readonly fetch: (request: Request, peer?: string | null) => Promise<Response>
  readonly close: () => Promise<void>
  readonly database: OpenApp['database']
  readonly removeFiles: OpenApp['removeFiles']
  readonly lastMail: () => Mail | undefined
  readonly siteUrl: string
  /** Migrations this start applied. */
  readonly applied: readonly string[]
}

export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { dataDir, siteUrl } = options
  const log = (line: string) => aloud(() => options.log?.(line))
  const inMemory = dataDir === 'memory'
  const folder = inMemory ? mkdtempSync(path.join(tmpdir(), 'backend-')) : path.resolve(dataDir)
  const lock = inMemory ? undefined : lockDirectory(folder)
  const letGo = () => (inMemory ? rmSync(folder, { recursive: true, force: true }) : lock?.release())
  try {
    const filesDir = path.join(folder, 'files')
    mkdirSync(filesDir, { recursive: true, mode: 0o700 })
    const deliver =
      options.deliver ??
      deliverBy({ from: options.mailFrom, smtpUrl: options.smtpUrl, folder: path.join(folder, 'mail'), log })
    let last: Mail | undefined
    const open = await quietly(log, () =>
      openApp({
        database: inMemory ? 'memory://' : path.join(folder, 'database'),
        filesDir,
        migrationsDir: options.migrationsDir ?? path.join(SUPABASE, 'migrations'),
        templatesDir: path.join(SUPABASE, 'templates'),
        siteUrl,
        secrets: inMemory ? newSecrets() : secretsOf(folder),
        mail: mailDriver(mail => {
          last = mail
          return deliver(mail)
        }),
        confirmEmail: options.confirmEmail ?? false,
        google: options.google
      })
    )
    const answer = answerer(open, siteUrl, log, options.now)
    let closing: Promise<void> | undefined
    const close = () => (closing ??= open.close().finally(letGo))
    const { database, removeFiles, applied } = open
    return { fetch: answer, close, database, removeFiles, applied, lastMail: () => last, siteUrl }
  } catch (error) {
    letGo()
    throw error
  }
}

function answerer(
  { app }: OpenApp,
  siteUrl: string,
  log: (line: string) => void,
  now: (() => number) | undefined
): Backend['fetch'] {
  const guard = throttle(now)
  const fixed = apiHeaders(siteUrl.startsWith('https:'))
  const dressed = (response: Response) => {
    const headers = new Headers(response.headers)
    // Other origins have no business here: without these a browser keeps the answer from them.
    for (const name of [...headers.keys()]) if (name.startsWith('access-control-')) headers.delete(name)
    for (const [name, value] of Object.entries(fixed)) headers.set(name, value)
    const { status, statusText } = response
    return new Response(response.body, { status, statusText, headers })
  }
  return async (request, peer = null) => {
    const url = new URL(request.url)
    const api = apiOf(url.pathname)
    if (!api) return dressed(Response.json({ message: 'Not found' }, { status: 404 }))
    const body = await wholeBody(request, LARGEST[api])
    if (body === null) return dressed(tooLarge())
    const attempt = guard(url, request.method, peer, body)
    if (attempt instanceof Response) return dressed(attempt)
    const headers = new Headers(request.headers)
    if (body) {
      headers.delete('transfer-encoding')
      headers.set('content-length', String(body.byteLength))
    }
    const inner = new Request(request.url, { method: request.method, headers, ...(body ? { body } : {}) })
    const response = await quietly(log, () => app.fetch(inner, { peerAddress: peer }))
    attempt.settle(response.status)
    return dressed(response)
  }
}

function tooLarge(): Response {
  const message = 'The object exceeded the maximum allowed size'
  return Response.json({ statusCode: '413', code: '413', error: 'Payload too large', message }, { status: 413 })
}
