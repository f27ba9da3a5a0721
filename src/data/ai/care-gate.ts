import type { AiFeature } from '#contract/ai.ts'
import type { AiRequests } from '#contract/ai-requests.ts'
import { withholdFromModel, mayPass } from '#data/ai/kept-words.ts'
import { AppError } from '#lib/errors.ts'

/** What a student wrote in a request; sound cannot be read, and what others said in a conversation was read before. */
export function writtenIn<Feature extends AiFeature>(feature: Feature, request: AiRequests[Feature]): string[] {
  const one = { [feature]: request } as Partial<AiRequests>
  const sources = [
    ...(one.cards ? [one.cards.source] : []),
    ...(one.quiz?.sources ?? []),
    ...(one.questions?.sources ?? [])
  ]
  return [
    ...(one.ask ? [one.ask.question] : []),
    ...(one.mark ? [one.mark.answer] : []),
    ...(one.plan ? [one.plan.goal] : []),
    ...sources.flatMap(source => [source.title, ...source.blocks.map(block => block.text)])
  ]
}

/** Before anything leaves: throws where the page of care answers better than a model. */
export async function guardWords<Feature extends AiFeature>(
  feature: Feature,
  request: AiRequests[Feature]
): Promise<void> {
  const { careOf } = await import('#engine/care/care.ts')
  const found = writtenIn(feature, request).filter(text => !mayPass(text) && careOf(text) === 'crisis')
  if (found.length === 0) return
  withholdFromModel(found)
  throw new AppError('care', 'The words are kept from the model')
}
