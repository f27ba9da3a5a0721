import { AI_LIMITS } from '#config/ai.ts'

/** What the operator allows each student (docs/ai.md). */
export interface AiLimits {
  readonly requestsPerMinute: number
  readonly tokensPerDay: number
  /** Milliseconds for every feature, or undefined: config/ai.ts says how long each may take. */
  readonly timeout: number | undefined
}

type Env = Readonly<Record<string, string | undefined>>

export function aiLimitsFrom(env: Env): AiLimits {
  return {
    requestsPerMinute:
      whole('AI_REQUESTS_PER_MINUTE', env['AI_REQUESTS_PER_MINUTE'], 1, 1000) ?? AI_LIMITS.requestsPerMinute,
    tokensPerDay: whole('AI_TOKENS_PER_DAY', env['AI_TOKENS_PER_DAY'], 0, 1e12) ?? AI_LIMITS.tokensPerDay,
    timeout: aiTimeoutFrom(env)
  }
}

/** A model on a small machine at home may need minutes. */
export function aiTimeoutFrom(env: Env): number | undefined {
  const seconds = whole('AI_TIMEOUT_SECONDS', env['AI_TIMEOUT_SECONDS'], 1, 600)
  return seconds === undefined ? undefined : seconds * 1000
}

function whole(name: string, value: string | undefined, min: number, max: number): number | undefined {
  if (value === undefined || value.trim() === '') return undefined
  const number = Number(value)
  if (Number.isInteger(number) && number >= min && number <= max) return number
  throw new Error(`${name} is "${value}". Write a whole number from ${min} to ${max}.`)
}
