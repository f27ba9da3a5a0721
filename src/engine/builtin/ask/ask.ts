import type { AskOptions, AskResult, Passage } from '#contract/engine-ask.ts'
import type { Source } from '#contract/engine.ts'
import { glossaryOf, variantsOf } from '#engine/builtin/ask/glossary.ts'
import { BLOCK, ENTRY, indexOf, type OpenIndex, type SearchIndex } from '#engine/builtin/ask/index-of.ts'
import { isSpecific } from '#engine/builtin/ask/rarity.ts'
import { place, scoreAll, type Scored } from '#engine/builtin/ask/score.ts'
import { askedTerms } from '#engine/builtin/ask/terms.ts'
import { ENGINE } from '#engine/builtin/engine-name.ts'

const SHOWN = 3
/** How many of the nearest sentences are looked at to decide whether the notes speak of it. */
const LOOKED_AT = 5
/** Share of the question's weight that must stand in one block: below the first it is refused, above the second answered. */
const NEAR = 0.53
const ANSWERED = 0.62
/** And in the sentence itself, for an answer. */
const IN_SENTENCE = 0.42

/**
 * Whether the notes speak of what is asked: enough of the question stands together in a block, or its subject words
 * ("groyne", "Milgram") all stand in the notes and one in the block, however freely the rest is worded.
 */
function reaches(index: SearchIndex, asked: readonly string[], nearest: readonly Scored[]): boolean {
  if (!nearest.some(one => one.inSentence > 0) && !nearest.some(one => one.isSpecific)) return false
  if (nearest.some(one => one.inBlock >= NEAR)) return true
  const isHeld = (one: string): boolean => index.some(source => source.placeOf.has(one))
  return nearest.some(one => one.isSpecific) && asked.filter(isSpecific).every(isHeld)
}

function passageOf({ index, at, score }: Scored): Passage {
  const { block, start, end, heading, quote } = place(index, at)
  const { id, title } = index.source
  const span = { blockId: block?.id ?? '', start, end, quote }
  return { sourceId: id, title, heading, span, score: Math.round(score * 100) / 100 }
}

interface Attempt {
  readonly verdict: AskResult['verdict']
  readonly reach: number
  readonly scored: readonly Scored[]
}

function attempt(index: SearchIndex, question: string, asked: readonly string[]): Attempt {
  const scored = scoreAll(index, question, asked)
  const [best] = scored
  const nearest = scored.slice(0, LOOKED_AT)
  if (!best || !reaches(index, asked, nearest)) return { verdict: 'refused', reach: 0, scored: [] }
  const reach = Math.max(...nearest.map(one => one.inBlock))
  return { verdict: reach >= ANSWERED && best.inSentence >= IN_SENTENCE ? 'answer' : 'closest', reach, scored }
}

const RANK = { refused: 0, closest: 1, answer: 2 } as const
const better = (one: Attempt, two: Attempt): Attempt =>
  RANK[two.verdict] > RANK[one.verdict] || (two.verdict === one.verdict && two.reach > one.reach + 1e-9) ? two : one

/** The question as asked, then under the other names the notes have, then by what the notes say a name means. */
function bestAttempt(index: SearchIndex, question: string): Attempt {
  const asked = askedTerms(question)
  if (asked.length === 0) return { verdict: 'refused', reach: 0, scored: [] }
  const glossary = index.flatMap(one => glossaryOf(one.source))
  let best = attempt(index, question, asked)
  for (const kind of ['alias', 'meaning'] as const) {
    if (kind === 'meaning' && best.verdict === 'answer') break
    for (const other of variantsOf(asked, glossary, kind)) best = better(best, attempt(index, question, other))
  }
  return best
}

/** The sentences of the notes nearest to a question, quoted; an honest refusal when the notes do not speak of it. */
export function askIndex(index: SearchIndex, question: string, options: AskOptions = {}): AskResult {
  const { verdict, reach, scored } = bestAttempt(index, question)
  const passages = scored.slice(0, options.max ?? SHOWN).map(passageOf)
  return {
    engine: ENGINE,
    verdict,
    passages,
    evidence: passages.map(one => one.span),
    confidence: Math.round(reach * 100) / 100,
    warnings: []
  }
}

/** The blocks nearest to a question with the headings above them, in the order of their sources. */
export function nearestBlocks(index: SearchIndex, question: string, most: number): Source[] {
  const chosen = new Map<OpenIndex, Set<number>>()
  let left = most
  for (const { index: one, at } of scoreAll(index, question, askedTerms(question))) {
    const blocks = chosen.get(one) ?? new Set()
    chosen.set(one, blocks)
    const [own = 0] = one.entries.subarray(at * ENTRY)
    const [block = 0, heading = -1] = one.blocks.subarray(own * BLOCK)
    if (blocks.has(block)) continue
    if (left === 0) break
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
