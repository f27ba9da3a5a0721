import * as z from 'zod/mini'
import { AppError } from '#lib/errors.ts'
import { asStudent, type Gateway } from '#server/gateway/gateway.ts'

/** Somebody the backend has just vouched for. */
export interface Caller {
  readonly id: string
  readonly token: string
  /** Milliseconds; the backend has checked the signature. */
  readonly expiresAt: number
}

const user = z.object({ id: z.uuid() })
const claims = z.object({ exp: z.number() })

/** null without a token; throws `unauthorised` for one that the backend does not accept. */
export async function whoIs({ headers }: Pick<Request, 'headers'>, gateway: Gateway): Promise<Caller | null> {
  const header = headers.get('authorization')
  if (header === null) return null
  const [, token = '', payload = ''] = /^Bearer ([\w-]+\.([\w-]+)\.[\w-]+)$/i.exec(header) ?? []
  if (token === '' || token.length > 8000) throw new AppError('unauthorised', 'no token of ours')
  const answer = await asStudent(gateway, token, '/auth/v1/user')
  if (answer.status === 429 || answer.status >= 500)
    throw new AppError('unavailable', `the backend answered ${answer.status}`)
  const found = user.safeParse(answer.ok ? await answer.json().catch(() => null) : null)
  const known = claims.safeParse(decoded(payload))
  if (!found.success || !known.success) throw new AppError('unauthorised', `the backend answered ${answer.status}`)
  return { id: found.data.id, token, expiresAt: known.data.exp * 1000 }
}

function decoded(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}
