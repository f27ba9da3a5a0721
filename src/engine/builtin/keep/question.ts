import { rarity, isSpecific } from '#engine/builtin/ask/rarity.ts'
import { term } from '#engine/builtin/ask/terms.ts'
import type { Candidate } from '#engine/builtin/candidate.ts'
import { TOPIC } from '#engine/builtin/keep/form.ts'
import { isStopWord, stem, wordCount, wordsOf } from '#engine/builtin/text/words.ts'
import { flag, type Features } from '#engine/builtin/keep/flag.ts'

/** "the layers": a definite noun with nothing behind it that says which. */
export const DEFINITE =
  /\bthe (?:\p{Ll}+ )?\p{Ll}{3,}(?=[?,.]|$| (?:is|are|was|were|to|and|or|by|have|has|do|does|did|go|become|\p{Ll}+ed|\p{Ll}+s)\b)/u
const ASKS = new Set(
  'what who when where why how which mean meant happen happened formula name give example stand differ do did does'.split(
    ' '
  )
)

/** What the question alone shows: does it name something that a student would know? */
export function questionFeatures(card: Candidate): Features {
  const { front } = card
  const bare = front.replace(TOPIC, '')
  const isMaths = bare.includes('$')
  const words = wordsOf(bare).filter(word => !isStopWord(word) && !ASKS.has(word))
  const rare = words.filter(word => isSpecific(term(word))).length
  const topic = new Set(card.headings.flatMap(wordsOf).map(stem))
  const count = wordCount(bare)
  const means = words.map(word => rarity(term(word)))
  const names = front.slice(1).match(/(?<![.?!“"] )\b\p{Lu}[\p{L}\d]+/gu)?.length ?? 0
  return {
    short: flag(count <= 4),
    long: flag(count >= 14),
    'very long': flag(count >= 20),
    'no rare word': flag(rare === 0),
    'rare words': Math.min(rare, 3) / 3,
    rarity: means.length === 0 ? 0 : means.reduce((sum, one) => sum + one, 0) / means.length,
    'one word': flag(words.length <= 1),
    name: flag(names > 0),
    'bare thing': flag(
      /^(?:what|why|how|when|where|under what condition) (?:does|is|was|has) (?!(?:an?|the|this|each|every|it|meant|one|most|all|another)\b)\p{Ll}/iu.test(
        bare
      )
    ),
    'bare letters': flag(
      /^(?:what|why|how|when|where) (?:does|is|was|has) \p{Lu}{2,}\b/iu.test(bare) && !/stand for/.test(bare)
    ),
    topic: flag(TOPIC.test(front)),
    'says its topic': flag(words.some(word => topic.has(stem(word)))),
    definite: flag(DEFINITE.test(bare)),
    pronoun: flag(/\b(?:it|its|they|their|them|he|his|she|her|this|these|one|ones|others?)\b/i.test(bare)),
    maths: flag(isMaths),
    signs: flag(!isMaths && /[&+=→/<>~*#]|->|\.\.|…/.test(bare)),
    brackets: flag(!isMaths && /[()[\]]/.test(bare)),
    quotes: flag(/[“”"]/.test(bare)),
    comma: flag(/,/.test(bare)),
    dash: flag(/\s[–—-]\s|;|:/.test(bare)),
    number: flag(/\d/.test(bare)),
    and: flag(/\band\b/.test(bare)),
    'ends in preposition': flag(/\b(?:in|of|at|on|by|with|for|to|from|as|into|than|about)\?$/.test(bare)),
    'prepositions twice': flag(
      /\b(?:in|of|at|on|by|with|for|to|from|as) (?:in|of|at|on|by|with|for|from|as)\b/.test(bare)
    ),
    shorthand: flag(/\b(?:bc|esp|approx|govt?|ppl|w|vs|eg|ie|etc|diff|dont|cant|def|info|poss)\b/i.test(bare)),
    'past tense': flag(/\b(?:did|was|were|had)\b/.test(bare)),
    modal: flag(/\b(?:can|could|may|might|must|should|will|would)\b/.test(bare)),
    relative: flag(/\b(?:that|which|who|whose)\b/.test(bare.slice(5)))
  }
}
