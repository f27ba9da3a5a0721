import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { AppError } from '#lib/errors.ts'
import { syncFolder } from '#server/local/folder/sync-tree.ts'

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
  writeFileSync(draft, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flush: true })
  renameSync(draft, file)
  syncFolder(dataDir)
  return made
}

function read(file: string): (Omit<Secrets, 'aiKeySecret'> & Partial<Secrets>) | undefined {
  if (!existsSync(file)) return undefined
  try {
    const value = JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>
    const { jwtSecret, secretKey, aiKeySecret } = value
    if (!jwtSecret || !secretKey) throw new Error('a secret is missing')
    return { jwtSecret, secretKey, ...(aiKeySecret ? { aiKeySecret } : {}) }
  } catch (error) {
    throw new AppError(
      'storage',
      `The file ${file} is damaged. Put it back from a backup. Without one, delete it and start again: everybody has to sign in again, students enter their own AI keys again, and nothing else is lost.`,
      { cause: error }
    )
  }
}
