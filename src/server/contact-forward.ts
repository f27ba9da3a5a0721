import { setTimeout as wait } from 'node:timers/promises'
import { site } from '#config/site.ts'
import type { ContactMessage } from '#contract/contact.ts'
import type { KeepMessage } from '#server/contact.ts'
import type { ServerEnv } from '#server/env.ts'

/** Never rejects: a mail is a courtesy, the kept message is what counts. */
export type ForwardMessage = (message: ContactMessage) => Promise<void>

/** A function of Vercel lives ten seconds at least; keeping the message has had eight of its own. */
const PATIENCE = 8000

/** Sends the operator a copy of each message, where CONTACT_FORWARD_TO says. */
export function forwarderOf(
  { contactForwardTo, smtpUrl, mailFrom }: Pick<ServerEnv, 'contactForwardTo' | 'smtpUrl' | 'mailFrom'>,
  log: (line: string) => void,
  patience = PATIENCE
): ForwardMessage {
  if (!contactForwardTo || !smtpUrl) return () => Promise.resolve()
  return async ({ email, message }) => {
    const late = new AbortController()
    try {
      const { deliverBy } = await import('#server/local/mail.ts')
      const deliver = deliverBy({ from: mailFrom, smtpUrl, folder: '', log })
      const subject = `${site.name}: a message from the contact form`
      const mail = { to: contactForwardTo, replyTo: email, subject, text: `${email}\n\n${message}` }
      const gaveUp = wait(patience, undefined, { signal: late.signal }).then(() =>
        Promise.reject(new Error(`no answer in ${patience / 1000} s`))
      )
      await Promise.race([deliver(mail), gaveUp])
    } catch (error) {
      // The server's own words may hold the address: only the kind of failure is written down.
      const { code, message: words } = error as { code?: string; message: string }
      log(`A message of the contact form is kept, but could not be forwarded: ${code ?? words}.`)
    } finally {
      late.abort()
    }
  }
}

/** Kept first, then forwarded; whether the second works changes no answer. */
export function keepThenForward(keep: KeepMessage, forward: ForwardMessage): KeepMessage {
  return async message => {
    await keep(message)
    await forward(message)
  }
}
