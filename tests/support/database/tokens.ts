import { createHmac } from 'node:crypto'

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** An access token as an attacker or a clock would make it. */
export function tokenOf(claims: Record<string, unknown>, secret: string | null, alg = 'HS256'): string {
  const body = `${part({ alg, typ: 'JWT' })}.${part(claims)}`
  return `${body}.${secret === null ? '' : createHmac('sha256', secret).update(body).digest('base64url')}`
}

export function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>
}
