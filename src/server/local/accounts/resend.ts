import { randomBytes } from 'node:crypto'
import type { PGlite } from '@supabase/lite/pglite'
import { authError } from '#server/local/accounts/auth-error.ts'
import { fillTemplate, TEMPLATES, type TemplateName } from '#server/local/mail/template.ts'
import { textOf } from '#server/local/mail/text.ts'
import type { Deliver } from '#server/local/mail/mail.ts'

export interface ResendTools {
  readonly database: PGlite
  readonly deliver: Deliver
  readonly templatesDir: string
  readonly siteUrl: string
  readonly log: (line: string) => void
}

const PAUSE_SECONDS = 60

/** The library never sends these again: it answers every repetition with 429. Columns are those of auth.users. */
const KINDS: Readonly<
  Record<string, { template: TemplateName; token: string; sent: string; to: string; open: string }>
> = {
  signup: {
    template: 'confirmation',
    token: 'confirmation_token',
    sent: 'confirmation_sent_at',
    to: 'email',
    open: 'email_confirmed_at is null'
  },
  email_change: {
    template: 'email_change',
    token: 'email_change_token_new',
    sent: 'email_change_sent_at',
    to: 'email_change',
    open: "coalesce(email_change, '') <> ''"
  }
}

/** Answers alike whether or not the address is known. */
export async function resend(tools: ResendTools, type: string, email: string): Promise<Response | undefined> {
  const kind = KINDS[type]
  if (!kind) return undefined
  const { rows } = await tools.database.query<{ id: string; recipient: string; wait: number }>(
    `select id, ${kind.to} as recipient,
       ceil(${PAUSE_SECONDS} - extract(epoch from now() - coalesce(${kind.sent}, '-infinity')))::float8 as wait
     from auth.users where lower(email) = lower($1) and ${kind.open}`,
    [email]
  )
  const [row] = rows
  if (!row) return Response.json({})
  if (row.wait > 0) return tooSoon(row.wait)
  const tokenHash = randomBytes(28).toString('hex')
  await tools.database.query(`update auth.users set ${kind.token} = $2, ${kind.sent} = now() where id = $1`, [
    row.id,
    tokenHash
  ])
  const values = { SiteURL: tools.siteUrl, TokenHash: tokenHash, Email: email, NewEmail: row.recipient }
  const html = fillTemplate(tools.templatesDir, kind.template, values)
  await tools.deliver({ to: row.recipient, subject: TEMPLATES[kind.template].subject, html, text: textOf(html) })
  return Response.json({})
}

export function tooSoon(seconds: number): Response {
  const message = `For security purposes, you can only request this after ${seconds} seconds.`
  return authError(429, 'over_email_send_rate_limit', message, seconds)
}
