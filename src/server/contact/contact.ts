import { CONTACT_FAILED, CONTACT_SENT, CONTACT_TRAP } from '#config/contact.ts'
import { contactMessage, type ContactMessage } from '#contract/contact.ts'
import { readBody } from '#server/endpoint/body.ts'
import { detailOf, type Log } from '#server/endpoint/log.ts'
import { isFromOtherSite } from '#server/endpoint/origin.ts'
import { WindowCounter } from '#server/endpoint/window.ts'

export type KeepMessage = (message: ContactMessage) => Promise<void>

/** A form of two fields; the largest message in three-byte letters, written as `%E2%80%94`. */
const LARGEST = 100_000
export const CONTACT_LIMIT = { peer: 5, everybody: 200, window: 10 * 60_000 } as const

export type AnswerContact = (request: Request, peer: string | null, keep: KeepMessage) => Promise<Response>

/** A plain form comes in and a page answers, so that it works without JavaScript. A page of another site may not send. */
export function contactAnswerer(log: Log = () => undefined, now: () => number = Date.now): AnswerContact {
  const peers = new WindowCounter(CONTACT_LIMIT.peer, CONTACT_LIMIT.window, now)
  const everybody = new WindowCounter(CONTACT_LIMIT.everybody, CONTACT_LIMIT.window, now)
  return async (request, peer, keep) => {
    if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } })
    if (isFromOtherSite(request)) return new Response(null, { status: 403 })
    const form = await formOf(request)
    // A program that filled in the trap is told what a person would be told.
    if (form?.get(CONTACT_TRAP)) return see(CONTACT_SENT)
    const { success, data } = contactMessage.safeParse({ email: form?.get('email'), message: form?.get('message') })
    if (!success || peers.take(peer ?? 'unknown') > 0 || everybody.take('') > 0) return see(CONTACT_FAILED)
    try {
      await keep(data)
    } catch (error) {
      log(`A message of the contact form could not be kept: ${detailOf(error, [data.email, data.message])}`)
      return see(CONTACT_FAILED)
    }
    return see(CONTACT_SENT)
  }
}

/** undefined for what is no form, is too large or comes too slowly. */
async function formOf(request: Request): Promise<URLSearchParams | undefined> {
  if (!request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')) return undefined
  const body = await readBody(request, LARGEST).catch(() => undefined)
  return body && new URLSearchParams(body.toString('utf8'))
}

function see(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
