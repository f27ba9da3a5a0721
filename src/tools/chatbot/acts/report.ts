import { CONTACT } from '#config/contact.ts'
import { DEVICE_KEYS } from '#config/device.ts'
import { m } from '#messages/generated/messages.js'

export interface Reported {
  readonly question: string
  readonly answer: string
  readonly engine: string
}

/** What the contact form begins with. */
export function reportText({ question, answer, engine }: Reported): string {
  const head = m.chat_report_text({ engine, question })
  return `${head}\n\n${answer}`.slice(0, CONTACT.message)
}

/** Opens the contact page with the message filled in: it lies in this tab alone until the student sends it. */
export function report(reported: Reported): void {
  try {
    sessionStorage.setItem(DEVICE_KEYS.message, reportText(reported))
  } catch {
    // Storage that is full or refused: the form opens empty.
  }
  location.assign('/contact')
}
