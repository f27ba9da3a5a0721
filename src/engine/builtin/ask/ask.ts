import type { AskOptions, AskResult, NearHeading, Passage } from '#contract/engine/ask.ts'
import type { Source } from '#contract/engine/engine.ts'
import { listWith } from '#engine/builtin/ask/announced.ts'
import { weighQuestion, type AskedTerm } from '#engine/builtin/ask/asked.ts'
import { askedAsMeant } from '#engine/builtin/ask/asking-words.ts'
import { either, shareOf } from '#engine/builtin/ask/cover.ts'
import { isForbidden, marksOf } from '#engine/builtin/ask/forbidden.ts'
import { chance, signsOf } from '#engine/builtin/ask/gate.ts'
import { mustLean, searchedFor, withoutSelf, withSubject } from '#engine/builtin/ask/follow-up.ts'
import { following, quotedNotes } from '#engine/builtin/ask/go-on.ts'
import { BLOCK, indexSource, openIndex, place, type OpenIndex, type SearchIndex } from '#engine/builtin/ask/index-of.ts'
import { nearnessOf } from '#engine/builtin/ask/nearness.ts'
import { rank, type Ranked } from '#engine/builtin/ask/rank.ts'
import { isDefinition } from '#engine/builtin/ask/wants.ts'
import { LIMITS } from '#engine/builtin/ask/weights.ts'
import { ENGINE } from '#engine/builtin/engine-name.ts'
import type { Encoder } from '#engine/builtin/meaning/encoder.ts'
import { meaningOf } from '#engine/builtin/ask/vectors.ts'

const SHOWN = 3
/** Sentences near a question in which its names are looked for. */
const NEAR = 20

function passageOf({ index, at, score }: Pick<Ranked, 'index' | 'at' | 'score'>): Passage {
  const { block, start, end, heading, quote } = place(index, at)
  const { id, title } = index.source
  const span = { blockId: block?.id ?? '', start, end, quote }
  return { sourceId: id, title, heading, span, score: Math.round(score * 100) / 100 }
}

/**
 * The sentences of the notes nearest to a question, quoted; an honest refusal when the notes do not speak of it. By words,
 * and by meaning too where an encoder has read the notes. A question that the notes do not know alone, or that names nothing but "it", is asked again
 * with what it leans on; what is found then is called near, never an answer.
 */
export function askIndex(index: SearchIndex, typed: string, options: AskOptions = {}, encoder?: Encoder): AskResult {
  const question = askedAsMeant(index, typed)
  const next = following(index, question, options, SHOWN)
  if (next.length > 0) return goingOn(next)
  const alone = askAlone(index, question, options, encoder)
  const searched = searchedFor(question, options)
  const isEnough = alone.verdict === 'answer' || (alone.verdict === 'closest' && !mustLean(question))
  if (isEnough) return alone
  if (searched === question)
    return alone.verdict === 'refused' ? askPart(index, question, options, alone, encoder) : alone
  const leaning = askAlone(index, searched, options, encoder)
  if (leaning.verdict === 'refused' && alone.verdict !== 'refused') return alone
  return near(leaning)
}

const near = (result: AskResult): AskResult =>
  result.verdict === 'answer' ? { ...result, verdict: 'closest' } : result

/** What comes next in the note, in its order. */
function goingOn(next: readonly { readonly index: OpenIndex; readonly at: number }[]): AskResult {
  const passages = next.map(one => passageOf({ ...one, score: 1 }))
  const evidence = passages.map(one => one.span)
  return { engine: ENGINE, verdict: 'closest', passages, evidence, confidence: 0.5, warnings: [] }
}

/** What was refused whole: without what the student says of themselves, or in the note of the answer before. */
function askPart(
  index: SearchIndex,
  question: string,
  options: AskOptions,
  refused: AskResult,
  encoder?: Encoder
): AskResult {
  const bare = withoutSelf(question)
  if (bare !== question) return near(askAlone(index, bare, options, encoder))
  const together = withSubject(question, options)
  const notes = together === null ? [] : quotedNotes(index, options)
  if (together === null || notes.length === 0) return refused
  const found = askAlone(notes, together, options, encoder)
  return found.verdict === 'refused' ? refused : near(found)
}

/** One everyday word in common is nothing in common: a place is named that has two, or much of the question. */
const IN_COMMON = 1 / 3
function isShared({ around, over, title }: Ranked, asked: readonly AskedTerm[]): boolean {
  const met = either(either(around, over), title)
  const telling = asked.map(one => one.telling)
  return met.filter(one => one > 0).length > 1 || shareOf(met, telling) >= IN_COMMON
}

/** The headings nearest to a question, the nearest first; of a note without headings its title. */
function headingsOf(ranked: readonly Ranked[]): NearHeading[] {
  const found = new Map<string, NearHeading>()
  for (const { index, at } of ranked) {
    if (found.size === SHOWN) break
    const { heading } = place(index, at)
    const { id: sourceId, title } = index.source
    found.set(`${sourceId} ${heading}`, { sourceId, title, heading })
  }
  return [...found.values()]
}

/** The first sentences with the lists they announce, each sentence once. */
function shownOf(ranked: readonly Ranked[], most: number): Passage[] {
  const shown = new Map<string, Passage>()
  ranked.slice(0, most).forEach((one, rank) => {
    const { index, features } = one
    const whole = rank < SHOWN ? listWith(index, one.at, Math.max(features.heading, features.lead)) : [one.at]
    whole.forEach((at, number) => {
      const key = `${index.source.id} ${at}`
      if (!shown.has(key)) shown.set(key, { ...passageOf({ ...one, at }), ...(number > 0 && { listed: true }) })
    })
  })
  return [...shown.values()]
}

/** What is left where some of it was shown already: no further off than half as near as the nearest. */
function others(ranked: readonly Ranked[], asked: readonly AskedTerm[], besides: readonly string[]): Ranked[] {
  const telling = asked.map(one => one.telling)
  const near = ({ around }: Ranked): number => shareOf(around, telling)
  const least = Math.max(0, ...ranked.slice(0, SHOWN).map(near)) / 2
  return ranked.filter(one => near(one) > least && !besides.includes(place(one.index, one.at).quote))
}

function askAlone(index: SearchIndex, question: string, options: AskOptions, encoder?: Encoder): AskResult {
  const asked = weighQuestion(index, question)
  const nearness = nearnessOf(index, question, encoder)
  const { besides = [] } = options
  const all = rank(index, question, asked, nearness)
  const ranked = besides.length === 0 ? all : others(all, asked, besides)
  const signs = signsOf(index, asked, ranked, nearness)
  const [ofTopic, ofAnswer] = nearness ? ([2, 3] as const) : ([0, 1] as const)
  const topic = signs ? chance(ofTopic, signs) : 0
  const isRefused = !signs || topic < LIMITS[ofTopic]
  // A subject word of which the notes say nothing may be what the question turns on.
  const isAsked = isDefinition(question)
    ? // A word related to it is not the word that is to be defined.
      (one: AskedTerm) => one.isKnown && one.isHeld
    : (one: AskedTerm) => one.isKnown
  const isWhole = asked.every(one => isAsked(one) || !one.isSpecific)
  const nearest = ranked.slice(0, NEAR).map(one => place(one.index, one.at))
  const marks = marksOf(
    question,
    asked,
    nearest.flatMap(({ quote, heading, block }) => [quote, block?.text ?? '', `of ${heading}`])
  )
  const mayBe = (one: Ranked): boolean => !isForbidden(marks, question, place(one.index, one.at).quote, one)
  const [first] = ranked
  const isAnswer =
    signs !== undefined &&
    first !== undefined &&
    besides.length === 0 &&
    isWhole &&
    // One word tells what a question is about, and not what it asks.
    (asked.length > 1 || isDefinition(question)) &&
    mayBe(first) &&
    chance(ofAnswer, signs) >= LIMITS[ofAnswer]
  const passages = isRefused ? [] : shownOf(isAnswer ? ranked.filter(mayBe) : ranked, options.max ?? SHOWN)
  return {
    engine: ENGINE,
    verdict: isRefused ? 'refused' : isAnswer ? 'answer' : 'closest',
    passages,
    ...(isRefused && { headings: headingsOf(all.filter(one => isShared(one, asked))) }),
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
