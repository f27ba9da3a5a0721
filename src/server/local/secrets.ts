import { randomBytes } from 'node:crypto'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export interface Secrets {
  readonly jwtSecret: string
  readonly secretKey: string
}

export function newSecrets(): Secrets {
  return {
    jwtSecret: randomBytes(48).toString('base64url'),
    secretKey: `sb_secret_${randomBytes(32).toString('base64url')}`
  }
}

/** Made at the first start. Losing the file signs everybody out; no data is lost. */
export function secretsOf(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json')
  const known = read(file)
  if (known) {
    chmodSync(file, 0o600)
    return known
  }
  const made = newSecrets()
  writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 })
  return made
}

function read(file: string): Secrets | undefined {
  try {
    const value = JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>
    return value.jwtSecret && value.secretKey ? { jwtSecret: value.jwtSecret, secretKey: value.secretKey } : undefined
  } catch {
    return undefined
  }
}
