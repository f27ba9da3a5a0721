import { ownKeyRequest, type OwnKeyRequest } from '#contract/ai-key.ts'
import type { AiProvider } from '#contract/ai.ts'

export interface OwnKeyDraft {
  readonly provider: AiProvider
  readonly model: string
  readonly key: string
  /** Asked only of servers that speak like OpenAI's. */
  readonly address: string
}

export const EMPTY: OwnKeyDraft = { provider: 'openai', model: '', key: '', address: '' }

export type OwnKeyFault = 'model' | 'key' | 'address'

/** What would be sent, or the fields that the server would refuse. */
export function readDraft({ provider, model, key, address }: OwnKeyDraft): OwnKeyRequest | ReadonlySet<OwnKeyFault> {
  const baseUrl = provider === 'compatible' ? { baseUrl: address.trim() } : {}
  const read = ownKeyRequest.safeParse({ provider, model, key, ...baseUrl })
  if (read.success) return read.data
  return new Set(
    read.error.issues.map(({ path: [field] }) =>
      field === 'baseUrl' ? 'address' : field === 'model' ? 'model' : 'key'
    )
  )
}

export const isRequest = (read: ReturnType<typeof readDraft>): read is OwnKeyRequest => 'provider' in read
