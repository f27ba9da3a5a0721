import * as z from 'zod'
import type { AiAnswers, AiRequests } from '#contract/ai-requests.ts'
import { CARD_TYPES } from '#contract/engine/engine.ts'
import { read } from '#engine/builtin/read.ts'
import { candidateOf, cardsData, chooseCards, shareOf } from '#engine/model/cards.ts'
import { guardOf } from '#engine/model/checks/leak.ts'
import { readInChunks } from '#engine/model/material/lines.ts'
import { CARDS } from '#engine/model/prompts/cards.ts'
import { askForObject, instructionsOf } from '#server/ai/call/object.ts'
import { overChunks } from '#server/ai/material/over-chunks.ts'
import { engineOf, type ModelRun } from '#server/ai/run.ts'

const written = z.object({
  cards: z.array(
    z.object({
      block: z.number().describe('number of the block'),
      quote: z.string().describe('copied from that block'),
      type: z.enum(CARD_TYPES),
      front: z.string(),
      back: z.string()
    })
  )
})

export async function cards({ source, options }: AiRequests['cards'], run: ModelRun): Promise<AiAnswers['cards']> {
  const reading = read(source)
  const parts = readInChunks([source])
  const share = shareOf(reading, options, parts.chunks.length)
  const made = await overChunks(run, parts, async lines => {
    const { boundary, material, data } = cardsData(lines, options.known ?? [], share)
    const call = { feature: 'cards', prompt: CARDS, data, schema: written, maxTokens: 6000 } as const
    const answer = await askForObject(run, call)
    const guard = guardOf(await instructionsOf(run, call), material, boundary)
    return answer.cards.map(card => candidateOf(card, lines, guard))
  })
  return chooseCards(made.answers.flat(), reading, options, engineOf(run, 'cards'), made.warnings)
}
