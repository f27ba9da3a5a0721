import { backendFrom, type BackendMode } from '#config/backend.ts'

/** What the server takes from its environment, read once and checked: `.env.example` names every variable. */
export interface ServerEnv {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly dist: string
  readonly backend: BackendMode
  /** The origin people type: in mails, redirects and canonical links. */
  readonly siteUrl: string
  readonly trustProxy: boolean
  /** Whether the embedded backend has on the disk what it answers. */
  readonly syncDisk: boolean
  readonly smtpUrl: string | undefined
  readonly mailFrom: string | undefined
  /** Who gets a copy of each message of the contact form. */
  readonly contactForwardTo: string | undefined
  readonly confirmEmail: boolean
  /** Said by the health answer: how the tests know that this is the server they have started. */
  readonly runToken: string | undefined
  readonly google: { readonly clientId: string; readonly secret: string } | undefined
}

type Source = Readonly<Record<string, string | undefined>>

export function readEnv(source: Source): ServerEnv {
  const port = portOf(text(source, 'PORT') ?? '4321')
  const host = text(source, 'HOST') ?? '127.0.0.1'
  const smtpUrl = text(source, 'SMTP_URL')
  if (smtpUrl && !/^smtps?:\/\//.test(smtpUrl)) throw new Error('SMTP_URL must begin with smtp:// or smtps://.')
  const contactForwardTo = text(source, 'CONTACT_FORWARD_TO')
  if (contactForwardTo && !smtpUrl) throw new Error('CONTACT_FORWARD_TO needs SMTP_URL: without it no mail can leave.')
  return {
    port,
    host,
    dataDir: text(source, 'CRAMLESS_DATA') ?? '.data',
    dist: text(source, 'CRAMLESS_DIST') ?? 'dist',
    backend: backendFrom(source).mode,
    siteUrl: originOf(text(source, 'SITE_ORIGIN')) ?? `http://${shownHost(host)}:${port}`,
    trustProxy: flag(source, 'CRAMLESS_TRUST_PROXY') ?? false,
    syncDisk: flag(source, 'CRAMLESS_SYNC_DISK') ?? true,
    smtpUrl,
    mailFrom: text(source, 'MAIL_FROM'),
    contactForwardTo,
    confirmEmail: flag(source, 'CRAMLESS_CONFIRM_EMAIL') ?? smtpUrl !== undefined,
    runToken: text(source, 'CRAMLESS_RUN_TOKEN'),
    google: googleOf(source)
  }
}

function text(source: Source, name: string): string | undefined {
  const value = source[name]?.trim()
  return value === '' ? undefined : value
}

function flag(source: Source, name: string): boolean | undefined {
  const value = text(source, name)
  if (value === undefined) return undefined
  if (value === '1' || value === 'true') return true
  if (value === '0' || value === 'false') return false
  throw new Error(`${name} is "${value}". Write 1 or 0.`)
}

function portOf(value: string): number {
  const port = Number(value)
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port
  throw new Error(`PORT is "${value}". Write a number from 0 to 65535.`)
}

function originOf(value: string | undefined): string | undefined {
  if (value === undefined) return undefined
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return new URL(value).origin
  throw new Error(`SITE_ORIGIN is "${value}". Write an address such as https://study.example.org.`)
}

/** A browser cannot open 0.0.0.0, and ports of IPv6 need brackets. */
function shownHost(host: string): string {
  if (host === '0.0.0.0' || host === '::' || host === '127.0.0.1') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

function googleOf(source: Source): ServerEnv['google'] {
  const clientId = text(source, 'GOOGLE_CLIENT_ID')
  const secret = text(source, 'GOOGLE_CLIENT_SECRET')
  if (clientId && secret) return { clientId, secret }
  if (clientId ?? secret) throw new Error('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET go together.')
  return undefined
}
