import { FEED_LIMITS } from '#config/calendar.ts'
import { decodeIcs } from '#domain/ics/decode.ts'
import { ICS_LIMITS } from '#domain/ics/event.ts'
import { AppError, type ErrorCode } from '#lib/errors.ts'
import { atMost, isPublicAddress, publicFetchOf } from '#server/ai/providers/public-fetch.ts'
import { say, type SayKey } from '#server/endpoint/words.ts'

const refusal = (code: ErrorCode, key: SayKey, message: string, cause?: unknown): AppError =>
  new AppError(code, message, { shown: say(key), ...(cause === undefined ? {} : { cause }) })

const publicFetch = publicFetchOf(ICS_LIMITS.bytes)

/** Calendars are often given as webcal://, which is https by another name. */
function urlOf(address: string): URL {
  const text = address.replace(/^webcals?:/i, 'https:')
  if (!URL.canParse(text)) throw refusal('invalid', 'errors_feed_address', 'no address')
  const url = new URL(text)
  url.hash = ''
  return url
}

/** Each address on the way is judged anew, by its form here and by what its name resolves to when it is dialled. */
async function ask(url: URL, houseHosts: readonly string[], signal: AbortSignal): Promise<Response> {
  const init: RequestInit = { signal, redirect: 'manual', headers: { accept: 'text/calendar, */*;q=0.5' } }
  if (houseHosts.includes(url.host)) return fetch(url, init)
  if (!isPublicAddress(url)) throw refusal('invalid', 'errors_feed_address', 'not a public address')
  return publicFetch(url, init)
}

const letGo = (answer: Response): void => void answer.body?.cancel().catch(() => undefined)

async function arrived(start: URL, houseHosts: readonly string[], signal: AbortSignal): Promise<Response> {
  let url = start
  for (let hops = 0; hops <= FEED_LIMITS.redirects; hops++) {
    const answer = await ask(url, houseHosts, signal)
    const next = answer.status >= 300 && answer.status < 400 ? answer.headers.get('location') : null
    if (next === null) return answer
    letGo(answer)
    if (!URL.canParse(next, url)) throw refusal('unavailable', 'errors_feed_no_answer', 'a redirect to nowhere')
    url = urlOf(new URL(next, url).href)
  }
  throw refusal('unavailable', 'errors_feed_redirects', 'too many redirects')
}

const BY_STATUS: Readonly<Record<number, SayKey>> = {
  401: 'errors_feed_sign_in',
  403: 'errors_feed_sign_in',
  404: 'errors_feed_gone',
  410: 'errors_feed_gone'
}

async function bytesOf(answer: Response): Promise<Uint8Array> {
  try {
    const body = answer.body?.pipeThrough(atMost(ICS_LIMITS.bytes)) ?? null
    return new Uint8Array(await new Response(body).arrayBuffer())
  } catch (error) {
    if (error instanceof TypeError && error.message.includes('does not end'))
      throw refusal('too-large', 'errors_feed_too_big', 'more than is read', error)
    throw error
  }
}

const PAGE = /^\s*(<!doctype|<html|<\?xml|<head|<body)/i

/** The text of the calendar at an address, or why there is none in words of ours; within ten seconds. */
export async function readFeed(address: string, houseHosts: readonly string[], gone: AbortSignal): Promise<string> {
  const late = AbortSignal.timeout(FEED_LIMITS.within)
  try {
    const answer = await arrived(urlOf(address), houseHosts, AbortSignal.any([gone, late]))
    if (!answer.ok) {
      letGo(answer)
      throw refusal('missing', BY_STATUS[answer.status] ?? 'errors_feed_no_answer', `status ${answer.status}`)
    }
    const text = decodeIcs(await bytesOf(answer))
    if (/^BEGIN:\s*VCALENDAR/im.test(text)) return text
    throw refusal('unreadable', PAGE.test(text) ? 'errors_feed_page' : 'errors_feed_none', 'no calendar')
  } catch (error) {
    if (error instanceof AppError || gone.aborted) throw error
    if (late.aborted) throw refusal('timeout', 'errors_feed_slow', 'too slow', error)
    throw refusal('unavailable', 'errors_feed_no_answer', 'no answer', error)
  }
}
