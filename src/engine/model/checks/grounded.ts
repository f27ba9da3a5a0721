import { oppositesOf } from '#engine/text/senses.ts'
import { isCommon } from '#engine/text/tables/common.ts'
import { sameWord, wordsWithPlaces, type Word } from '#engine/builtin/mark/tokens.ts'
import type { Line } from '#engine/model/quotes.ts'

const NUMBER = /\d+(?:[.,]\d+)*/g
/** Numbers that say something: not those that number the lines of a list. */
const numbersOf = (text: string): string[] =>
  (text.replace(/^\s*\d{1,2}[.)]\s/gm, '').match(NUMBER) ?? []).map(one => one.replaceAll(',', ''))
const sensesOf = (text: string): string[] => wordsWithPlaces(text).map(word => word.sense)

/** What a claim rests on, read once. */
export interface SourceWords {
  readonly text: string
  readonly numbers: ReadonlySet<string>
  readonly senses: ReadonlySet<string>
}

export const sourceWordsOf = (...texts: readonly string[]): SourceWords => ({
  text: texts.join('\n'),
  numbers: new Set(texts.flatMap(numbersOf)),
  senses: new Set(texts.flatMap(sensesOf))
})

/** What a claim quoted from a line may say: its block, the head of its table, the headings above. */
export const sourceWordsOfLine = ({ headings, block }: Line): SourceWords =>
  sourceWordsOf(...headings, ...(block.header ?? []), block.text)

/** What a question about these lines may be about. Dear: once for all questions of a part. */
export const sourceWordsOfLines = (lines: readonly Line[]): SourceWords =>
  sourceWordsOf(...lines.flatMap(line => [...line.headings, line.text]))

/** The share of a claim's content words (stems and synonyms) that its ground has; 1 where it has none. */
export function supportOf(claim: string, ground: SourceWords): number {
  const said = sensesOf(claim)
  return said.length === 0 ? 1 : said.filter(sense => ground.senses.has(sense)).length / said.length
}

/** Says something of the subject already, and not only words that hold a sentence together. */
export const isAbout = (claim: string, ground: SourceWords): boolean =>
  sensesOf(claim).some(sense => ground.senses.has(sense))

export const hasNewNumber = (claim: string, ground: SourceWords): boolean =>
  numbersOf(claim).some(number => !ground.numbers.has(number))

/** Why a claim does not rest on its ground, or undefined. Catches inventions, not every turn of meaning. */
export function unsupportedBy(claim: string, ground: SourceWords, share: number): string | undefined {
  if (hasNewNumber(claim, ground)) return 'a number the notes do not have'
  return supportOf(claim, ground) < share ? 'not in the notes' : undefined
}

/** A question may be put in common words of its own, but its terms are the notes'. */
const TERMS = 0.3

/** Why a question is not about its ground, or undefined. */
export function topicFault(question: string, ground: SourceWords): string | undefined {
  if (hasNewNumber(question, ground)) return 'a number the notes do not have'
  const terms = wordsWithPlaces(question).filter(word => !isCommon(word.lower))
  const known = terms.filter(word => ground.senses.has(word.sense)).length
  // "What is the formula for …?": a word or two of asking, and the subject is an everyday word.
  const isOn = terms.length <= 2 ? isAbout(question, ground) : known > 0 && known / terms.length >= TERMS
  return isOn ? undefined : 'not in the notes'
}

let last: { readonly ground: string; readonly words: readonly Word[] } | undefined

/** A growing sentence is held against the same ground at every word. */
function wordsOfGround(ground: string): readonly Word[] {
  // A negation does not reach from one cell of a table into the next.
  if (last?.ground !== ground) last = { ground, words: wordsWithPlaces(ground.replaceAll('|', '.')) }
  return last.words
}

/** The claim says the opposite of what it rests on: turned by a "not", or an antonym where the ground has the word. */
export function contradicts(claim: string, ground: string): boolean {
  const said = wordsWithPlaces(claim)
  const there = wordsOfGround(ground)
  let [shared, turned] = [0, 0]
  for (const word of said) {
    const same = there.filter(other => sameWord(word, other))
    if (same.length === 0) {
      const opposites = oppositesOf(word.stem)
      const has = (words: readonly Word[]): boolean => words.some(other => opposites.has(other.stem))
      if (has(there) && !has(said) && !word.negated && !there.some(other => other.negated)) return true
      continue
    }
    shared += 1
    if (same.every(other => other.negated !== word.negated)) turned += 1
  }
  return turned > 0 && turned >= shared / 2 && !there.some(word => word.negator)
}
