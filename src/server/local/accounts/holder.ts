import { fillTemplate, OWN_TEMPLATES } from '#server/local/mail/template.ts'
import { textOf } from '#server/local/mail/text.ts'
import { WindowCounter } from '#server/endpoint/window.ts'
import type { ResendTools } from '#server/local/accounts/resend.ts'

/** A stranger who signs up again and again may not fill somebody's letter box. */
const MAILS = { asked: 1, window: 60 * 60_000 } as const

/** The screen says the same for a new address and a taken one; its holder alone hears of the difference, by mail. */
export function tellHolder({ deliver, templatesDir, siteUrl }: ResendTools): (email: string) => Promise<void> {
  const mails = new WindowCounter(MAILS.asked, MAILS.window, Date.now)
  return async email => {
    if (mails.take(email.toLowerCase()) > 0) return
    const html = fillTemplate(templatesDir, 'account_exists', { SiteURL: siteUrl })
    await deliver({ to: email, subject: OWN_TEMPLATES.account_exists.subject, html, text: textOf(html) })
  }
}
