import type { OwnKeyRequest } from '#contract/ai-key.ts'
import type { KeyRow, KeyStore } from '#server/ai/keys/store.ts'
import { seal, unseal } from '#server/ai/keys/seal.ts'

/** Students' own keys, sealed in the table and plain only while a call of their owner runs. */
export interface OwnKeys {
  /** null also for a key that no longer opens: the server's secret was changed, and it has to be entered again. */
  readonly read: (userId: string) => Promise<OwnKeyRequest | null>
  readonly save: (userId: string, own: OwnKeyRequest) => Promise<void>
  readonly remove: (userId: string) => Promise<void>
}

const SECRET_LENGTH = 32

/** The owner and where the key may be sent are sealed with it: a changed row opens nothing. */
const boundBy = (userId: string, row: Pick<KeyRow, 'provider' | 'base_url'>) => [userId, row.provider, row.base_url]

type Env = Readonly<Record<string, string | undefined>>

/** What the operator has set to seal keys with; undefined where nothing is set. Throws for one too short to hide anything. */
export function keySecretFrom(env: Env): string | undefined {
  const secret = env['AI_KEY_SECRET']
  if (secret === undefined || secret.trim() === '') return undefined
  if (secret.length >= SECRET_LENGTH) return secret
  throw new Error(`AI_KEY_SECRET needs at least ${SECRET_LENGTH} characters.`)
}

export function ownKeys(secret: string, store: KeyStore): OwnKeys {
  return {
    read: async userId => {
      const row = await store.read(userId)
      const key = row && unseal(secret, boundBy(userId, row), row.cipher)
      if (!row || key === null) return null
      const { provider, model, base_url: baseUrl } = row
      return { provider, key, model, ...(baseUrl === null ? {} : { baseUrl }) }
    },
    save: async (userId, { provider, key, model, baseUrl }) => {
      const row = { provider, model, base_url: baseUrl ?? null }
      await store.write(userId, { ...row, cipher: seal(secret, boundBy(userId, row), key) })
    },
    remove: userId => store.remove(userId)
  }
}
