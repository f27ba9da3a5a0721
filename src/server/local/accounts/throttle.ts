import { createHash } from 'node:crypto'
import { authError } from '#server/local/accounts/auth-error.ts'
import { tooSoon } from '#server/local/accounts/resend.ts'
import { WindowCounter } from '#server/endpoint/window.ts'

/** Wrong answers for one account, and questions from one address: a school may share an address. */
export const THROTTLE = {
  account: { wrong: 10, window: 15 * 60_000 },
  address: { asked: 300, window: 10 * 60_000 },
  mail: { asked: 1, window: 60_000 }
} as const

const GUARDED = /^\/auth\/v1\/(signup|recover|resend|otp|magiclink|verify)$/
/** Answers to a wrong password or a wrong code. */
const WRONG = new Set([400, 401, 403])

export interface Attempt {
  /** Tells the outcome: only a wrong answer keeps its place. */
  readonly settle: (status: number, email?: string) => void
}

export type Throttle = (url: URL, method: string, peer: string | null, body: Buffer | undefined) => Response | Attempt

/**
 * In front of sign-in, sign-up and one-time codes; never in front of a refresh, so that a device with a session
 * works while somebody else guesses. An address that has signed in to the account before counts apart: a stranger
 * who guesses cannot lock the owner out at home.
 */
export function throttle(now: () => number = Date.now): Throttle {
  const accounts = new WindowCounter(THROTTLE.account.wrong, THROTTLE.account.window, now)
  const addresses = new WindowCounter(THROTTLE.address.asked, THROTTLE.address.window, now)
  const mails = new WindowCounter(THROTTLE.mail.asked, THROTTLE.mail.window, now)
  const homes = new Set<string>()
  return (url, method, peer, body) => {
    const guesses = url.pathname === '/auth/v1/token' && url.searchParams.get('grant_type') === 'password'
    if (method === 'OPTIONS' || !(guesses || GUARDED.test(url.pathname))) return { settle: () => undefined }
    const address = peer ?? 'unknown'
    const crowded = addresses.take(address)
    if (crowded > 0) return refusal(crowded)
    const asker = url.pathname === '/auth/v1/recover' ? accountIn(body) : undefined
    const soon = asker === undefined ? 0 : mails.take(asker)
    if (soon > 0) return tooSoon(soon)
    const account = guesses || url.pathname.endsWith('/verify') ? accountIn(body) : undefined
    const feelsAtHome = (name: string): void => {
      if (homes.size > 50_000) homes.clear()
      homes.add(`${name} ${address}`)
    }
    // A link by mail proves who comes, where a stranger's guesses have closed the account to new addresses.
    const byLink = (status: number, email?: string): void => {
      if (status === 200 && email !== undefined) feelsAtHome(nameOf(email))
    }
    if (account === undefined) return { settle: byLink }
    const home = `${account} ${address}`
    const key = homes.has(home) ? home : account
    const wait = accounts.take(key)
    if (wait > 0) return refusal(wait)
    return {
      settle: (status, email) => {
        if (!WRONG.has(status)) accounts.giveBack(key)
        if (status === 200) feelsAtHome(account)
        byLink(status, email)
      }
    }
  }
}

function nameOf(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase().normalize('NFKC')).digest('base64url')
}

/** Only a hash is kept: the table of a running server need not hold addresses. */
function accountIn(body: Buffer | undefined): string | undefined {
  try {
    const { email, phone } = JSON.parse(body?.toString('utf8') ?? '') as { email?: unknown; phone?: unknown }
    const name = typeof email === 'string' ? email : phone
    if (typeof name !== 'string') return undefined
    return nameOf(name)
  } catch {
    return undefined
  }
}

function refusal(seconds: number): Response {
  const minutes = Math.ceil(seconds / 60)
  const message = `Too many tries. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
  return authError(429, 'over_request_rate_limit', message, seconds)
}
