import type { AskOptions, AskResult, Passage } from '#contract/engine-ask.ts'
import type { Source } from '#contract/engine.ts'
import { weighQuestion } from '#engine/builtin/ask/asked.ts'
import { isAnswered, isTopic, signsOf } from '#engine/builtin/ask/gate.ts'
import { LIMITS } from '#engine/builtin/ask/gate-weights.ts'
import { BLOCK, indexOf, place, type OpenIndex, type SearchIndex } from '#engine/builtin/ask/index-of.ts'
import { rank, type Ranked } from '#engine/builtin/ask/rank.ts'
import { ENGINE } from '#engine/builtin/engine-name.ts'

const SHOWN = 3

function passageOf({ index, at, score }: Ranked): Passage {
  const { block, start, end, heading, quote } = place(index, at)
  const { id, title } = index.source
  const span = { blockId: block?.id ?? '', start, end, quote }
  return { sourceId: id, title, heading, span, score: Math.round(score * 100) / 100 }
}

/** The sentences of the notes nearest to a question, quoted; an honest refusal when the notes do not speak of it. */
export function askIndex(index: SearchIndex, question: string, options: AskOptions = {}): AskResult {
  const asked = weighQuestion(index, question)
  const ranked = rank(index, question, asked)
  const signs = signsOf(index, asked, ranked)
  const topic = signs ? isTopic(signs) : 0
  const isRefused = !signs || topic < LIMITS.topic
  // A subject word of which the notes say nothing may be what the question turns on.
  const isWhole = asked.every(one => one.isKnown || !one.isSpecific)
  const isAnswer = signs !== undefined && isWhole && isAnswered(signs) >= LIMITS.answer
  const passages = isRefused ? [] : ranked.slice(0, options.max ?? SHOWN).map(passageOf)
  return {
    engine: ENGINE,
    verdict: isRefused ? 'refused' : isAnswer ? 'answer' : 'closest',
    passages,
    evidence: passages.map(one => one.span),
    confidence: isRefused ? 0 : Math.round(topic * 100) / 100,
    warnings: []
  }
}

/** The blocks nearest to a question, the nearest first, whether or not they are near enough to be shown. */
export function firstBlocks(index: SearchIndex, question: string, most: number) {
  const found = new Map<string, { readonly sourceId: string; readonly text: string }>()
  for (const { index: one, at, block } of rank(index, question, weighQuestion(index, question))) {
    if (found.size === most) break
    const sourceId = one.source.id
    found.set(`${block} ${sourceId}`, { sourceId, text: place(one, at).block?.text ?? '' })
  }
  return [...found.values()]
}

/** The blocks nearest to a question with the headings above them, in the order of their sources. */
export function nearestBlocks(index: SearchIndex, question: string, most: number): Source[] {
  const chosen = new Map<OpenIndex, Set<number>>()
  let left = most
  for (const { index: one, block: own } of rank(index, question, weighQuestion(index, question), most)) {
    const blocks = chosen.get(one) ?? new Set()
    const [block = 0, heading = -1] = one.blocks.subarray(own * BLOCK)
    if (blocks.has(block)) continue
    if (left === 0) break
    chosen.set(one, blocks)
    left -= 1
    blocks.add(block)
    if (heading >= 0) blocks.add(heading)
  }
  return [...chosen].map(([{ source }, blocks]) => ({
    ...source,
    blocks: source.blocks.filter((_, place) => blocks.has(place))
  }))
}

export function ask(question: string, sources: readonly Source[], options: AskOptions = {}): AskResult {
  return askIndex(indexOf(sources), question, options)
}
