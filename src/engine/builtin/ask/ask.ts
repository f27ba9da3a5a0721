import type { AskOptions, AskResult, Passage } from '#contract/engine/ask.ts'
import type { Source } from '#contract/engine/engine.ts'
import { weighQuestion } from '#engine/builtin/ask/asked.ts'
import { chance, signsOf } from '#engine/builtin/ask/gate.ts'
import { searchedFor } from '#engine/builtin/ask/follow-up.ts'
import { BLOCK, indexSource, openIndex, place, type OpenIndex, type SearchIndex } from '#engine/builtin/ask/index-of.ts'
import { nearnessOf } from '#engine/builtin/ask/nearness.ts'
import { rank, type Ranked } from '#engine/builtin/ask/rank.ts'
import { LIMITS } from '#engine/builtin/ask/weights.ts'
import { ENGINE } from '#engine/builtin/engine-name.ts'
import type { Encoder } from '#engine/builtin/meaning/encoder.ts'
import { meaningOf } from '#engine/builtin/ask/vectors.ts'

const SHOWN = 3

function passageOf({ index, at, score }: Ranked): Passage {
  const { block, start, end, heading, quote } = place(index, at)
  const { id, title } = index.source
  const span = { blockId: block?.id ?? '', start, end, quote }
  return { sourceId: id, title, heading, span, score: Math.round(score * 100) / 100 }
}

/**
 * The sentences of the notes nearest to a question, quoted; an honest refusal when the notes do not speak of it. By words,
 * and by meaning too where an encoder has read the notes. A question that the notes do not know alone is asked again with
 * what it leans on; what is found then is called near, never an answer.
 */
export function askIndex(index: SearchIndex, question: string, options: AskOptions = {}, encoder?: Encoder): AskResult {
  const alone = askAlone(index, question, options, encoder)
  const searched = searchedFor(question, options)
  if (alone.verdict !== 'refused' || searched === question) return alone
  const leaning = askAlone(index, searched, options, encoder)
  return leaning.verdict === 'answer' ? { ...leaning, verdict: 'closest' } : leaning
}

function askAlone(index: SearchIndex, question: string, options: AskOptions, encoder?: Encoder): AskResult {
  const asked = weighQuestion(index, question)
  const nearness = nearnessOf(index, question, encoder)
  const ranked = rank(index, question, asked, nearness)
  const signs = signsOf(index, asked, ranked, nearness)
  const [ofTopic, ofAnswer] = nearness ? ([2, 3] as const) : ([0, 1] as const)
  const topic = signs ? chance(ofTopic, signs) : 0
  const isRefused = !signs || topic < LIMITS[ofTopic]
  // A subject word of which the notes say nothing may be what the question turns on.
  const isWhole = asked.every(one => one.isKnown || !one.isSpecific)
  const isAnswer = signs !== undefined && isWhole && chance(ofAnswer, signs) >= LIMITS[ofAnswer]
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

const ranking = (index: SearchIndex, question: string, encoder?: Encoder, most?: number): Ranked[] =>
  rank(index, question, weighQuestion(index, question), nearnessOf(index, question, encoder), most)

/** The blocks nearest to a question, the nearest first, whether or not they are near enough to be shown. */
export function firstBlocks(index: SearchIndex, question: string, most: number, encoder?: Encoder) {
  const found = new Map<string, { readonly sourceId: string; readonly text: string }>()
  for (const { index: one, at, block } of ranking(index, question, encoder)) {
    if (found.size === most) break
    const sourceId = one.source.id
    found.set(`${block} ${sourceId}`, { sourceId, text: place(one, at).block?.text ?? '' })
  }
  return [...found.values()]
}

/** The blocks nearest to a question with the headings above them, in the order of their sources. */
export function nearestBlocks(index: SearchIndex, question: string, most: number, encoder?: Encoder): Source[] {
  const chosen = new Map<OpenIndex, Set<number>>()
  let left = most
  for (const { index: one, block: own } of ranking(index, question, encoder, most)) {
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

/** One source made ready for questions, by words and, with an encoder, by meaning: the slow part of asking. */
export function readSource(source: Source, encoder?: Encoder): OpenIndex {
  const index = indexSource(source)
  return openIndex(index, encoder ? meaningOf(index, encoder) : null)
}

export function ask(question: string, sources: readonly Source[], options?: AskOptions, encoder?: Encoder): AskResult {
  const index = sources.map(source => readSource(source, encoder))
  return askIndex(index, question, options, encoder)
}
