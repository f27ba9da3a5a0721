import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const FORM = 'v1'
const TAG = 16

/** AES-256-GCM. `bound` is not hidden, but a sealed text opens only together with it. */
export function seal(secret: string, bound: readonly (string | null)[], plain: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv, { authTagLength: TAG })
  cipher.setAAD(Buffer.from(JSON.stringify(bound)))
  const hidden = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return [FORM, iv, cipher.getAuthTag(), hidden]
    .map(part => (typeof part === 'string' ? part : part.toString('base64url')))
    .join('.')
}

/** null where the secret is another one, the text was changed, or it belongs to somebody else. */
export function unseal(secret: string, bound: readonly (string | null)[], sealed: string): string | null {
  const [form, iv, tag, hidden] = sealed.split('.')
  if (form !== FORM || iv === undefined || tag === undefined || hidden === undefined) return null
  try {
    const cipher = createDecipheriv('aes-256-gcm', keyOf(secret), Buffer.from(iv, 'base64url'), { authTagLength: TAG })
    cipher.setAAD(Buffer.from(JSON.stringify(bound)))
    cipher.setAuthTag(Buffer.from(tag, 'base64url'))
    return Buffer.concat([cipher.update(Buffer.from(hidden, 'base64url')), cipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'own AI keys', 32))
}
