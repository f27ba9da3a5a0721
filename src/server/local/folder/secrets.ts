import { randomBytes } from 'node:crypto'
import { chmodSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export interface Secrets {
  readonly jwtSecret: string
  readonly secretKey: string
  /** Seals students' own AI keys. Losing it loses those keys and nothing else. */
  readonly aiKeySecret: string
}

export function newSecrets(): Secrets {
  return {
    jwtSecret: randomBytes(48).toString('base64url'),
    secretKey: `sb_secret_${randomBytes(32).toString('base64url')}`,
    aiKeySecret: randomBytes(48).toString('base64url')
  }
}

/** Made at the first start. Losing the file signs everybody out; no data is lost. */
export function secretsOf(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json')
  const known = read(file)
  if (known?.aiKeySecret) {
    chmodSync(file, 0o600)
    return { ...known, aiKeySecret: known.aiKeySecret }
  }
  // A folder of an earlier version keeps what it has.
  const made = { ...newSecrets(), ...known }
  const draft = `${file}.new`
  writeFileSync(draft, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 })
  renameSync(draft, file)
  return made
}

function read(file: string): (Omit<Secrets, 'aiKeySecret'> & Partial<Secrets>) | undefined {
  try {
    const value = JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>
    const { jwtSecret, secretKey, aiKeySecret } = value
    if (!jwtSecret || !secretKey) return undefined
    return { jwtSecret, secretKey, ...(aiKeySecret ? { aiKeySecret } : {}) }
  } catch {
    return undefined
  }
}
