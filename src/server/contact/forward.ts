import { site } from '#config/site.ts'
import type { ContactMessage } from '#contract/contact.ts'
import { inTime } from '#lib/async/in-time.ts'
import type { KeepMessage } from '#server/contact/contact.ts'
import type { ServerEnv } from '#server/env.ts'
import { detailOf } from '#server/endpoint/log.ts'

/** Never rejects: a mail is a courtesy, the kept message is what counts. */
export type ForwardMessage = (message: ContactMessage) => Promise<void>

/** On Vercel the visitor waits for it too, after up to eight seconds for keeping the message. */
const PATIENCE = 8000

type MailEnv = Pick<ServerEnv, 'contactForwardTo' | 'smtpUrl' | 'mailFrom'>

/** Sends the operator a copy of each message, where CONTACT_FORWARD_TO says. A setting that is wrong loses the copy alone. */
export function forwarderOf(env: () => MailEnv, log: (line: string) => void, patience = PATIENCE): ForwardMessage {
  return async ({ email, message }) => {
    try {
      const { contactForwardTo, smtpUrl, mailFrom } = env()
      if (!contactForwardTo || !smtpUrl) return
      const { deliverBy } = await import('#server/local/mail/mail.ts')
      const deliver = deliverBy({ from: mailFrom, smtpUrl, folder: '', log })
      const subject = `${site.name}: a message from the contact form`
      const mail = { to: contactForwardTo, replyTo: email, subject, text: `${email}\n\n${message}` }
      await inTime(deliver(mail), patience, () => new Error(`no answer in ${patience / 1000} s`))
    } catch (error) {
      log(`A message of the contact form is kept, but could not be forwarded: ${detailOf(error, [email, message])}`)
    }
  }
}

/** Kept first, then forwarded; whether the second works changes no answer. */
export function saveThenForward(keep: KeepMessage, forward: ForwardMessage): KeepMessage {
  return async message => {
    await keep(message)
    await forward(message)
  }
}
