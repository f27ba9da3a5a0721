import { spendTokens, type Price } from '#server/gateway/allowance.ts'
import type { Gateway } from '#server/gateway/gateway.ts'
import type { Caller } from '#server/gateway/who.ts'

/** What a call spends of the day's budget. */
export interface Bill {
  readonly spent: (tokens: number) => void
  readonly total: () => number
  /** Before the work: a token that ends before the answer could not be charged afterwards. */
  readonly prepay: (milliseconds: number) => Promise<void>
  /** After the work; an interrupted one that nobody counted costs what was estimated. */
  readonly settle: (outcome: 'finished' | 'failed' | 'interrupted') => Promise<void>
}

const SLACK = 5000

export function billFor(gateway: Gateway, caller: Caller, price: Price | null, estimate: number): Bill {
  const isFree = price === null || price.perDay === null
  let used = 0
  let paid = 0
  const pay = async (tokens: number) => {
    if (isFree || tokens <= 0) return
    paid += tokens
    await spendTokens(gateway, caller.token, tokens)
  }
  return {
    spent: tokens => void (used += Number.isFinite(tokens) ? Math.max(0, Math.ceil(tokens)) : 0),
    total: () => used,
    prepay: async milliseconds => {
      if (caller.expiresAt < Date.now() + milliseconds + SLACK) await pay(estimate)
    },
    settle: async outcome => {
      if (outcome === 'interrupted' && used === 0) used = estimate
      await pay(used - paid)
    }
  }
}
