import * as z from 'zod/mini'
import { AppError } from '#lib/errors.ts'
import { asStudent, type Gateway } from '#server/gateway/gateway.ts'

/** What a call takes from the student's bucket, and the day's budget; null where the student's own key pays. */
export interface Price {
  readonly cost: number
  readonly perMinute: number
  readonly perDay: number | null
}

const taken = z.discriminatedUnion('granted', [
  z.object({ granted: z.literal(true) }),
  z.object({ granted: z.literal(false), reason: z.enum(['limit', 'budget']), wait: z.number() })
])

async function call(gateway: Gateway, token: string, name: string, input: unknown): Promise<unknown> {
  const answer = await asStudent(gateway, token, `/rest/v1/rpc/${name}`, input)
  if (answer.status === 401 || answer.status === 403) throw new AppError('unauthorised', `${name}: ${answer.status}`)
  if (!answer.ok) throw new AppError('unavailable', `${name}: ${answer.status}`)
  return answer.status === 204 ? null : answer.json()
}

/** Throws `limit` or `budget`, with the seconds to wait. */
export async function takeTokens(gateway: Gateway, token: string, { cost, perMinute, perDay }: Price): Promise<void> {
  const answer = taken.parse(
    await call(gateway, token, 'take_tokens', { cost, per_minute: perMinute, per_day: perDay })
  )
  if (!answer.granted) throw new AppError(answer.reason, 'not granted', { waitSeconds: answer.wait })
}

export async function spendTokens(gateway: Gateway, token: string, tokens: number): Promise<void> {
  await call(gateway, token, 'spend_tokens', { tokens: Math.min(Math.max(0, Math.ceil(tokens)), 100_000_000) })
}
