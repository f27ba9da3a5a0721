import { wordsWithPlaces } from '#engine/builtin/mark/tokens.ts'
import { markPoint } from '#engine/builtin/mark/point.ts'

const NUMBER = /\d+(?:[.,]\d+)*/g
const numbersOf = (text: string): string[] => (text.match(NUMBER) ?? []).map(one => one.replaceAll(',', ''))
const sensesOf = (text: string): string[] => wordsWithPlaces(text).map(word => word.sense)

/** What a claim rests on, read once. */
export interface Ground {
  readonly numbers: ReadonlySet<string>
  readonly senses: ReadonlySet<string>
}

export const groundOf = (...texts: readonly string[]): Ground => ({
  numbers: new Set(texts.flatMap(numbersOf)),
  senses: new Set(texts.flatMap(sensesOf))
})

/** The share of a claim's content words (stems and synonyms) that its ground has; 1 where it has none. */
export function supportOf(claim: string, ground: Ground): number {
  const said = sensesOf(claim)
  return said.length === 0 ? 1 : said.filter(sense => ground.senses.has(sense)).length / said.length
}

export const hasNewNumber = (claim: string, ground: Ground): boolean =>
  numbersOf(claim).some(number => !ground.numbers.has(number))

/** Why a claim does not rest on its ground, or undefined. Catches inventions, not every turn of meaning. */
export function groundFault(claim: string, ground: Ground, share: number): string | undefined {
  if (hasNewNumber(claim, ground)) return 'a number the notes do not have'
  return supportOf(claim, ground) < share ? 'not in the notes' : undefined
}

/** The claim says the opposite of the words it quotes. */
export function contradicts(claim: string, quote: string): boolean {
  const { because } = markPoint({ text: claim, alternatives: [claim] }, '', quote)
  return because === 'negation' || because === 'opposite'
}
