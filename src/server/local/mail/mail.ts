import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { site } from '#config/site.ts'
import { printable } from '#server/local/operator/printable.ts'
import { textOf } from '#server/local/mail/text.ts'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  readonly replyTo?: string
}

export type Deliver = (mail: Mail) => Promise<void>

export interface MailOptions {
  readonly from: string | undefined
  /** `smtp://user:password@host:port` or `smtps://…`. */
  readonly smtpUrl: string | undefined
  readonly folder: string
  readonly log: (line: string) => void
}

/** With SMTP a mail leaves; without, it is printed and kept as a file for the operator to open or hand over. */
export function deliverBy({ from = `${site.name} <no-reply@localhost>`, smtpUrl, folder, log }: MailOptions): Deliver {
  if (smtpUrl) {
    const smtp = createTransport(smtpUrl)
    return async mail => {
      await smtp.sendMail({ from, ...mail })
    }
  }
  const composer = createTransport({ streamTransport: true, buffer: true })
  return async mail => {
    const { message } = await composer.sendMail({ from, ...mail })
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const file = path.join(
      folder,
      `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${Math.random().toString(36).slice(2, 6)}.eml`
    )
    await writeFile(file, message as Buffer, { mode: 0o600 })
    log(printable(`Mail to ${mail.to}: ${mail.subject}\n${mail.text.replaceAll(/^/gm, '  ')}\n  (${file})`))
  }
}

/** What the library calls; its text part is dropped. */
export function mailDriver(deliver: Deliver): {
  send(message: { to: string; subject: string; html?: string }): Promise<void>
} {
  return {
    send: ({ to, subject, html = '' }) => deliver({ to, subject, html, text: textOf(html) })
  }
}
