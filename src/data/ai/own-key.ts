import { ownKeyAnswer, type OwnKeyAnswer, type OwnKeyRequest } from '#contract/ai-key.ts'
import { forgetCapabilities } from '#data/ai/capabilities.ts'
import { call, pageNetwork, type AiCall, type AiNetwork } from '#data/backend/network.ts'
import { AppError } from '#lib/errors.ts'

const KEY = '/api/ai/key'

async function answered(network: AiNetwork, path: string, options: AiCall): Promise<OwnKeyAnswer> {
  const response = await call(network, path, options)
  const body: unknown = await response.json().catch(() => null)
  const answer = ownKeyAnswer.safeParse(body)
  if (!answer.success) throw new AppError('unreadable', 'The answer about the key is none', { cause: answer.error })
  return answer.data
}

/** The key goes to the server in this request and is kept nowhere on the device. */
export async function saveOwnKey(own: OwnKeyRequest, network: AiNetwork = pageNetwork): Promise<void> {
  await answered(network, KEY, { method: 'PUT', body: JSON.stringify(own) })
  forgetCapabilities()
}

export async function removeOwnKey(network: AiNetwork = pageNetwork): Promise<void> {
  await answered(network, KEY, { method: 'DELETE' })
  forgetCapabilities()
}

/** Asks the provider one word: with the key typed, or without one with the key that is stored. */
export async function testOwnKey(own: OwnKeyRequest | null, network: AiNetwork = pageNetwork): Promise<void> {
  await answered(network, `${KEY}/test`, { method: 'POST', body: JSON.stringify(own ?? {}) })
}
