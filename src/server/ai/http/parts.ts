import type { AiParts } from '#server/ai/http/place.ts'

let loading: Promise<AiParts> | undefined

/** The libraries of all providers: half a second, once. */
export function aiParts(): Promise<AiParts> {
  return (loading ??= load())
}

async function load(): Promise<AiParts> {
  const [{ modelsFrom }, { ownAccess, testOwnKey }, { AI_TASKS, PROMPT_VERSIONS }] = await Promise.all([
    import('#server/ai/providers/models.ts'),
    import('#server/ai/providers/check.ts'),
    import('#server/ai/tasks.ts')
  ])
  return { modelsFrom, testOwnKey, checkOwnKey: ownAccess, tasks: AI_TASKS, prompts: PROMPT_VERSIONS }
}
