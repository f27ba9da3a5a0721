import type { Evidence } from '#contract/engine/mark.ts'
import { likeness } from '#engine/builtin/mark/likeness.ts'
import { headOf, spanOf, type TextRange, type Sentence } from '#engine/builtin/mark/sentences.ts'
import { turnsIn } from '#engine/builtin/mark/turns.ts'
import { wordsWithPlaces, type Word } from '#engine/builtin/mark/tokens.ts'
import { isCommon } from '#engine/text/tables/common.ts'
import { rarity } from '#engine/text/rarity.ts'
import { isDirection } from '#engine/text/senses.ts'

/** Beside the best sentence so good a second is shown as well. */
const AS_GOOD = 0.9
const ASKED = 0.35
const COMMON = 0.75
const DIRECTION = 0.35
const DIRECTIONAL = new Set(['more', 'less', 'same', 'before', 'after', 'off'])

/** Only letters between which words can be told apart, and of one script. */
const SCRIPTS = [
  /\p{Script=Latin}/gu,
  /\p{Script=Cyrillic}/gu,
  /\p{Script=Greek}/gu,
  /\p{Script=Arabic}/gu,
  /\p{Script=Devanagari}/gu
]
const mainScript = (text: string): number => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return SCRIPTS.findIndex(script => (text.match(script)?.length ?? 0) * 2 > letters)
}
export function isOtherScript(point: string, answer: string): boolean {
  // A letter by itself, π or x, is of no language.
  const [first, second] = [point, answer].map(text => text.replace(/(?<![\p{L}\p{M}])\p{L}(?![\p{L}\p{M}])/gu, ''))
  if (!/\p{L}/u.test(first ?? '') || !/\p{L}/u.test(second ?? '')) return false
  const [one, two] = [mainScript(first ?? ''), mainScript(second ?? '')]
  return one !== two || one === -1
}

/** How much a word says: rare ones more, those of the question and directions little. */
const weightOf = ({ stem, lower, sense }: Word, asked: ReadonlySet<string>): number =>
  rarity(stem) * (isDirection(stem) ? DIRECTION : isCommon(lower) ? COMMON : 1) * (asked.has(sense) ? ASKED : 1)

interface Hit {
  readonly word: Word
  readonly like: number
}
const bestOf = (wanted: Word, { words }: Sentence): Hit | undefined =>
  words
    .map(word => ({ word, like: likeness(wanted, word) }))
    .reduce<Hit | undefined>((best, hit) => (hit.like > (best?.like ?? 0) ? hit : best), undefined)

export interface Shared {
  /** Share of the point's words, by weight, 0 to 1. */
  readonly share: number
  readonly words: readonly Word[]
}

/** The words of a sentence that a point has too; a direction by itself is none. */
export function sharedWith(point: readonly Word[], sentence: Sentence, asked: ReadonlySet<string>): Shared {
  const hits = point.map(wanted => ({ wanted, hit: bestOf(wanted, sentence), weight: weightOf(wanted, asked) }))
  const whole = hits.reduce((sum, { weight }) => sum + weight, 0)
  const held = hits.reduce((sum, { weight, hit }) => sum + weight * (hit?.like ?? 0), 0)
  const words = hits.flatMap(({ hit }) => (hit ? [hit.word] : []))
  return words.every(word => isDirection(word.stem) || DIRECTIONAL.has(word.lower))
    ? { share: 0, words: [] }
    : { share: whole === 0 ? 0 : held / whole, words }
}

const distinct = (words: readonly Word[]): TextRange[] => {
  const places = new Map(words.map(({ start, end }) => [start, { start, end }]))
  return [...places.values()].sort((a, b) => a.start - b.start)
}

/** The nearest of an answer's sentences to a point in words, and what turns its words round. Never a verdict. */
export function nearest(
  wordings: readonly string[],
  answer: string,
  sentences: readonly Sentence[],
  asked: ReadonlySet<string>
): Evidence {
  const tried = wordings.map(headOf).flatMap(text => {
    const point = wordsWithPlaces(text)
    return sentences.map(sentence => ({ text, sentence, shared: sharedWith(point, sentence, asked) }))
  })
  const best = tried.reduce<(typeof tried)[number] | undefined>(
    (first, one) => (one.shared.share > (first?.shared.share ?? 0) ? one : first),
    undefined
  )
  if (!best) return { kind: 'nothing-near' }
  const near = tried
    .filter(one => one.text === best.text && one.shared.share >= best.shared.share * AS_GOOD)
    .filter((one, at, all) => all.findIndex(other => other.sentence.start === one.sentence.start) === at)
    .slice(0, 2)
  return {
    kind: 'near',
    sentences: near.map(({ sentence }) => spanOf(answer, sentence)),
    shared: near.flatMap(({ shared }) => distinct(shared.words).map(place => spanOf(answer, place))),
    turns: near.flatMap(({ sentence }) =>
      turnsIn(best.text, answer, sentence).map(({ why, ...place }) => ({ why, span: spanOf(answer, place) }))
    )
  }
}
