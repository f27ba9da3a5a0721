import { createHmac, timingSafeEqual } from 'node:crypto'

/** Asks whether an access token (HS256, as the embedded library signs) bears the signature of this secret. */
export function signedBy(secret: string): (token: string) => boolean {
  return token => {
    const [head, payload, signature, ...more] = token.split('.')
    if (!head || !payload || !signature || more.length > 0) return false
    const own = createHmac('sha256', secret).update(`${head}.${payload}`).digest()
    const given = Buffer.from(signature, 'base64url')
    return given.length === own.length && timingSafeEqual(given, own)
  }
}
