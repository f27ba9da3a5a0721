import * as z from 'zod/mini'
import { ownKeyAnswer, ownKeyRequest, ownKeyTest, type OwnKeyAnswer, type OwnKeyRequest } from '#contract/ai-key.ts'
import { AppError, toAppError, type ErrorCode } from '#lib/errors.ts'
import type { AiPlace } from '#server/ai/http/place.ts'
import type { Rules } from '#server/endpoint/rules.ts'
import { endpoint } from '#server/endpoint/endpoint.ts'
import type { OwnKeys } from '#server/ai/keys/own-keys.ts'
import { jsonOf } from '#server/endpoint/shape.ts'
import { say, type SayKey } from '#server/endpoint/words.ts'

const BODY_BYTES = 4000

const known = (own: OwnKeyRequest | null): OwnKeyAnswer => ({
  provider: own?.provider ?? null,
  model: own?.model ?? null
})

type KeyRules<Input extends z.ZodMiniType> = Rules<Input, typeof ownKeyAnswer, OwnKeys, AiPlace>

const common: Omit<KeyRules<z.ZodMiniType>, 'method' | 'input' | 'name'> = {
  media: /^application\/json\s*(?:;|$)/i,
  maxBytes: BODY_BYTES,
  decode: jsonOf,
  output: ownKeyAnswer,
  timeout: 30_000,
  ready: (_, { keys }) => {
    if (!keys) throw new AppError('missing', 'own keys are off', { shown: say('errors_ai_key_off') })
    return Promise.resolve(keys)
  },
  price: (_, { requestsPerMinute }) => ({ cost: 1, perMinute: requestsPerMinute, perDay: null }),
  estimate: () => 0,
  secrets: () => [],
  facts: () => ({})
}

/** The provider's reasons as sentences about this key. */
const WORDS: Partial<Record<ErrorCode, SayKey>> = {
  invalid: 'errors_ai_key_refused',
  limit: 'errors_ai_key_limit',
  unavailable: 'errors_ai_key_no_answer',
  timeout: 'errors_ai_key_no_answer'
}

function aboutKey(error: unknown, words = WORDS): AppError {
  const { code, message } = toAppError(error)
  const key = words[code]
  return new AppError(code, message, { cause: error, ...(key === undefined ? {} : { shown: say(key) }) })
}

async function checked(own: OwnKeyRequest, place: AiPlace): Promise<void> {
  const { checkOwnKey } = await place.parts()
  try {
    checkOwnKey(own, place.env)
  } catch (error) {
    throw aboutKey(error, { invalid: 'errors_ai_key_address' })
  }
}

const isKey = (sent: z.output<typeof ownKeyTest>): sent is OwnKeyRequest => 'key' in sent

export const putKey = endpoint(
  { ...common, name: 'key', method: 'PUT', input: ownKeyRequest } satisfies KeyRules<typeof ownKeyRequest>,
  async (own, { caller, ready: keys, host }) => {
    await checked(own, host)
    await keys.save(caller.id, own)
    return known(own)
  }
)

/** Free, so that a key can always be taken back. */
export const deleteKey = endpoint(
  { ...common, name: 'key', method: 'DELETE', input: z.unknown(), price: () => null },
  async (_, { caller, ready: keys }) => {
    await keys.remove(caller.id)
    return known(null)
  }
)

export const testKey = endpoint(
  { ...common, name: 'key/test', method: 'POST', input: ownKeyTest } satisfies KeyRules<typeof ownKeyTest>,
  async (sent, { caller, ready: keys, host, signal }) => {
    const own = isKey(sent) ? sent : await keys.read(caller.id)
    if (!own) throw new AppError('missing', 'no own key', { shown: say('errors_ai_key_none') })
    await checked(own, host)
    const { testOwnKey } = await host.parts()
    try {
      await testOwnKey(own, signal, host.env)
    } catch (error) {
      throw aboutKey(error)
    }
    return known(own)
  }
)
