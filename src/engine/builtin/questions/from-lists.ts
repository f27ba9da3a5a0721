import { inWords } from '#engine/builtin/text/number-words.ts'
import type { CardSuggestion } from '#contract/engine.ts'
import { type Draft, type DraftPoint } from '#engine/builtin/questions/draft.ts'
import { indirectOf } from '#engine/builtin/questions/indirect.ts'
import type { Material } from '#engine/builtin/questions/material.ts'
import { findIn } from '#engine/builtin/questions/pieces.ts'

const COUNT = /^(?:the )?(?:two|three|four|five|six|seven|eight|[2-8]) (?=\S)/i

/** The members of a list, each where it stands: in the one sentence, or in blocks of their own. */
function membersOf(material: Material, card: CardSuggestion): DraftPoint[] {
  const block = material.blockOf(card.source.blockId)
  if (!block) return []
  const own = material.source.blocks.filter(one => one.list && one.list.id === block.list?.id)
  const places = own.length > 0 ? own : [block]
  const used = new Set<string>()
  return card.back.split('\n').flatMap(line => {
    const item = line.replace(/^(?:•|\d+\.) /, '')
    for (const one of places) {
      const within = one === block && own.length === 0 ? card.source : { start: 0, end: one.text.length }
      const stretch = findIn(one, item, within)
      const id = `${one.id}:${stretch?.start ?? ''}`
      if (!stretch || used.has(id)) continue
      used.add(id)
      return [{ block: one, stretch }]
    }
    return []
  })
}

/** "List the four types of erosion", "State two factors that affect the rate", "Outline the steps of …". */
export function fromList(material: Material, card: CardSuggestion): Draft[] {
  if (card.type !== 'list' && card.type !== 'sequence') return []
  const points = membersOf(material, card)
  const size = card.back.split('\n').length
  const asked = indirectOf(material, card)
  if (!asked || points.length !== size || points.length < 2) return []
  const common = {
    source: material.source,
    points,
    trust: card.confidence,
    ...(asked.opening && { opening: asked.opening })
  }
  const all = { ...common, least: size, most: size }
  const isSteps = card.type === 'sequence' && !/\b(?:ways|causes|reasons|factors|methods)\b/.test(asked.text)
  if (isSteps)
    return [
      { ...all, term: 'outline', tail: () => asked.text.replace(/^what are /, '').replace(/, in order$/, ', in order') }
    ]
  if (!/^the\b/.test(asked.text)) return [{ ...all, term: 'state', tail: () => asked.text }]
  const noun = asked.text.replace(/^the /, '')
  const bare = COUNT.test(asked.text) ? asked.text.replace(COUNT, '') : noun
  const some = (marks: number): string =>
    marks === 1
      ? `one of the ${bare}`
      : marks < size
        ? `${inWords(marks)} of the ${bare}`
        : `the ${inWords(size)} ${bare}`
  return [
    { ...all, term: 'list', tail: () => some(size) },
    { ...common, term: 'state', tail: some, least: 1, most: size - 1 },
    { ...common, term: 'identify', tail: some, least: 1, most: size - 1, trust: card.confidence - 0.05 }
  ]
}
