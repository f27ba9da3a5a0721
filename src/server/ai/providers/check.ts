import { generateText } from 'ai'
import type { OwnKeyRequest } from '#contract/ai-key.ts'
import { AppError } from '#lib/errors.ts'
import { ownKeyFailure } from '#server/ai/providers/failures.ts'
import { languageModel, type Access } from '#server/ai/providers/providers.ts'
import { isPublicAddress, publicFetch } from '#server/ai/providers/public-fetch.ts'

type Env = Readonly<Record<string, string | undefined>>

/** Hosts the operator lets own keys reach although they are not public: a model in the same house. */
const houseHosts = (env: Env): string[] => (env['AI_OWN_KEY_HOSTS'] ?? '').split(',').map(host => host.trim())

/** Where a key may be sent: a provider's own address, or a public https server that the student named. */
export function ownAccess(own: OwnKeyRequest, env: Env): Access {
  const { provider, key, baseUrl } = own
  const shared = { provider, key, structured: provider !== 'compatible' }
  if (!baseUrl) {
    if (provider === 'compatible') throw new AppError('invalid', 'This provider needs the address of its server.')
    return { ...shared, baseUrl: undefined }
  }
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined
  if (url && houseHosts(env).includes(url.host)) return { ...shared, baseUrl }
  if (!url || !isPublicAddress(url)) throw new AppError('invalid', 'The address must be a public one with https.')
  return { ...shared, baseUrl, fetch: publicFetch }
}

/** Asks the provider for one word; an AppError says in which way it failed. */
export async function testOwnKey(own: OwnKeyRequest, signal: AbortSignal, env: Env = process.env): Promise<void> {
  const model = languageModel(ownAccess(own, env), own.model)
  try {
    // OpenAI takes no fewer than 16 tokens.
    await generateText({ model, prompt: 'Reply with OK.', maxOutputTokens: 16, maxRetries: 0, abortSignal: signal })
  } catch (error) {
    throw ownKeyFailure(error)
  }
}
