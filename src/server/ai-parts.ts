import type { AiParts } from '#server/ai-place.ts'

let loading: Promise<AiParts> | undefined

/** The libraries of all providers: half a second, once. */
export function aiParts(): Promise<AiParts> {
  return (loading ??= load())
}

async function load(): Promise<AiParts> {
  const [{ modelsFrom, testOwnKey }, { ownAccess }, { cards }] = await Promise.all([
    import('#server/ai/models.ts'),
    import('#server/ai/own-key.ts'),
    import('#server/ai/cards.ts')
  ])
  return { modelsFrom, testOwnKey, checkOwnKey: ownAccess, tasks: { cards } }
}
