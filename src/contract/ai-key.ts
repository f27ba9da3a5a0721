import * as z from 'zod/mini'
import { AI_PROVIDERS } from '#contract/ai.ts'

/** Body of PUT /api/ai/key and of POST /api/ai/key/test. The key travels this way only. */
export const ownKeyRequest = z
  .object({
    provider: z.enum(AI_PROVIDERS),
    key: z.string().check(z.trim(), z.minLength(8), z.maxLength(400), z.regex(/^[\x21-\x7e]+$/)),
    model: z.string().check(z.trim(), z.minLength(1), z.maxLength(100), z.regex(/^[\w.:/@-]+$/)),
    /** Of a server that speaks as OpenAI's do: public, https. The other providers' addresses are fixed. */
    baseUrl: z.exactOptional(z.url({ protocol: /^https?$/ }).check(z.maxLength(300)))
  })
  .check(
    z.refine(({ provider, baseUrl }) => (provider === 'compatible') === (baseUrl !== undefined), { path: ['baseUrl'] })
  )
export type OwnKeyRequest = z.infer<typeof ownKeyRequest>

/** An empty object in POST /api/ai/key/test asks for the key that is stored. */
export const ownKeyTest = z.union([z.strictObject({}), ownKeyRequest])

/** Answer of all three, DELETE too: what is known of the key afterwards. */
export const ownKeyAnswer = z.object({
  provider: z.nullable(z.enum(AI_PROVIDERS)),
  model: z.nullable(z.string())
})
export type OwnKeyAnswer = z.infer<typeof ownKeyAnswer>
