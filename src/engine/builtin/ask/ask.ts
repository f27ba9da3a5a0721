import type { AskOptions, AskResult, Passage } from '#contract/engine-ask.ts'
import type { Source } from '#contract/engine.ts'
import { indexOf, type Entry, type SearchIndex } from '#engine/builtin/ask/index-of.ts'
import { askedTerms } from '#engine/builtin/ask/terms.ts'
import { ENGINE } from '#engine/builtin/engine-name.ts'

const SHOWN = 3
/** BM25's usual constants (Robertson and Zaragoza, 2009). */
const K1 = 1.2
const B = 0.75
const BLOCK_SHARE = 0.45
/** Share of the question's weight that must stand in the notes: below the first it is refused, above the second answered. */
const NEAR = 0.42
/** A word that stands nowhere in the notes says more against them than a found one says for them. */
const UNKNOWN = 1.5
const ANSWERED = 0.62

const idf = (documents: number, holding: number): number => Math.log(1 + (documents - holding + 0.5) / (holding + 0.5))
const saturate = (count: number, length: number, mean: number): number =>
  (count * (K1 + 1)) / (count + K1 * (1 - B + (B * length) / Math.max(1, mean)))

/** What a kind of question looks for, seen in a sentence. */
const WANTS: readonly { readonly question: RegExp; readonly sentence: RegExp }[] = [
  {
    question: /^(?:why|what (?:is|was) the reason|for what reason)\b/i,
    sentence: /\b(?:because|since|due to|so that|in order to|therefore|reason|caused)\b/i
  },
  {
    question: /^(?:when|in what year|what year|what date)\b/i,
    sentence:
      /\b(?:\d{4}|\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)|century)\b/
  },
  {
    question: /^how (?:many|much|long|far|old|fast|hot|big|large|high)\b/i,
    sentence: /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|hundred|thousand|million|billion)\b/i
  },
  {
    question: /^(?:what (?:is|are|was|were)(?: meant by)?|define)\s/i,
    sentence: /\b(?:is|are|was|were)\s+(?:an?|the)\b|\bmeans\b|^[^:]{2,40}(?::| [–—-]) /
  },
  { question: /^who\b/i, sentence: /(?<!^)(?:\s)\p{Lu}\p{Ll}+/u },
  { question: /^where\b/i, sentence: /\b(?:in|at|near|on) the\b|\b(?:in|at|near) \p{Lu}/u }
]

interface Scored {
  readonly entry: Entry
  readonly score: number
  /** Share of the question's weight found in the sentence, and in its block, heading and title. */
  readonly inSentence: number
  readonly inBlock: number
}

function weigh(index: SearchIndex, asked: readonly string[]): Map<string, number> {
  const size = index.blocks.length
  return new Map(
    asked.map(one => {
      const holding = index.blockPostings.get(one)?.length ?? 0
      return [one, idf(size, holding) * (holding === 0 ? UNKNOWN : 1)]
    })
  )
}

function scoreAll(
  index: SearchIndex,
  question: string,
  asked: readonly string[],
  weights: ReadonlyMap<string, number>
): Scored[] {
  const total = [...weights.values()].reduce((sum, one) => sum + one, 0)
  const wanted = WANTS.find(one => one.question.test(question.trim()))
  const blocks = new Set(asked.flatMap(one => index.blockPostings.get(one) ?? []))
  const found: Scored[] = []
  index.entries.forEach(entry => {
    const block = index.blocks[entry.blockIndex]
    if (!block || !blocks.has(entry.blockIndex)) return
    let [own, around, inSentence, inBlock] = [0, 0, 0, 0]
    for (const one of asked) {
      const weight = weights.get(one) ?? 0
      const here = entry.terms.get(one) ?? 0
      const near = block.terms.get(one) ?? 0
      if (here > 0) inSentence += weight
      if (near > 0) inBlock += weight
      own += weight * saturate(here, entry.length, index.meanEntry)
      around += weight * saturate(near, block.length, index.meanBlock)
    }
    const fits = own > 0 && wanted?.sentence.test(entry.block.text.slice(entry.start, entry.end)) ? 1.15 : 1
    const score = (own + BLOCK_SHARE * around) * fits
    if (score > 0) found.push({ entry, score, inSentence: inSentence / total, inBlock: inBlock / total })
  })
  return found.sort((a, b) => b.score - a.score)
}

function passageOf({ entry, score }: Scored): Passage {
  const { source, block, start, end, heading } = entry
  const span = { blockId: block.id, start, end, quote: block.text.slice(start, end) }
  return { sourceId: source.id, title: source.title, heading, span, score: Math.round(score * 100) / 100 }
}

/** The sentences of the notes nearest to a question, quoted; an honest refusal when the notes do not speak of it. */
export function askIndex(index: SearchIndex, question: string, options: AskOptions = {}): AskResult {
  const asked = askedTerms(question)
  const refused: AskResult = {
    engine: ENGINE,
    verdict: 'refused',
    passages: [],
    evidence: [],
    confidence: 0,
    warnings: []
  }
  if (asked.length === 0 || index.entries.length === 0) return refused
  const scored = scoreAll(index, question, asked, weigh(index, asked))
  const [best] = scored
  const reach = scored.slice(0, 5).reduce((most, one) => Math.max(most, one.inBlock), 0)
  if (!best || reach < NEAR || !scored.slice(0, 5).some(one => one.inSentence > 0)) return refused
  const passages = scored.slice(0, options.max ?? SHOWN).map(passageOf)
  const verdict = reach >= ANSWERED && best.inSentence >= NEAR ? 'answer' : 'closest'
  return {
    engine: ENGINE,
    verdict,
    passages,
    evidence: passages.map(one => one.span),
    confidence: Math.round(reach * 100) / 100,
    warnings: []
  }
}

export function ask(question: string, sources: readonly Source[], options: AskOptions = {}): AskResult {
  return askIndex(indexOf(sources), question, options)
}
