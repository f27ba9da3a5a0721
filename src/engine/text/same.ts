import { stemOf } from '#engine/text/stem.ts'
import { isNear } from '#engine/text/near.ts'
import { sameFormula } from '#engine/text/formulas.ts'
import { contentWords } from '#engine/text/words.ts'

/** Names of the same thing. */
const ALIASES = new Map([
  ['ussr', 'soviet union'],
  ['uk', 'united kingdom'],
  ['usa', 'united states'],
  ['us', 'united states'],
  ['eu', 'european union'],
  ['un', 'united nations'],
  ['first world war', 'great war'],
  ['first world war', 'world war i'],
  ['second world war', 'world war ii'],
  ['co2', 'carbon dioxide'],
  ['h2o', 'water'],
  ['dna', 'deoxyribonucleic acid']
])

export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[“”"'’‘.,;:!?()•]/g, ' ')
    .replace(/\b(?:the|an|a)\s/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** The other name of a thing. */
export const otherNameOf = (text: string): string | undefined => ALIASES.get(plain(text))
const nameOf = (text: string): string => otherNameOf(text) ?? plain(text)

const isFormula = (text: string): boolean => /[$=→÷×^]/.test(text)

/** Whether two answers say the same, or so nearly the same that both could be right. */
export function sameAnswer(one: string, two: string): boolean {
  if (isFormula(one) || isFormula(two)) return sameFormula(one) === sameFormula(two)
  const [a, b] = [nameOf(one), nameOf(two)]
  if (a === b) return true
  if (/\d/.test(a) || /\d/.test(b)) return a.replace(/\D/g, '') === b.replace(/\D/g, '') && overlap(a, b) > 0.6
  return ` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `) || overlap(a, b) >= 0.5
}

const LITTLE = new Set(
  'of to in on at by for from with as and or is are was were be it its they their that this'.split(' ')
)

/** What a text says word for word, little words left out; "not", "too" and "above" say something. */
const sensesOf = (text: string): ReadonlySet<string> =>
  new Set(
    plain(text)
      .split(' ')
      .filter(word => !LITTLE.has(word))
      .map(stemOf)
  )

/**
 * Whether options that were written to stand beside one another say the same. They share most of their words on
 * purpose: one word on each side that the other lacks ("above" and "below", "rich" and "poor") parts them.
 */
export function sameOption(one: string, two: string): boolean {
  if (!sameAnswer(one, two)) return false
  if (isFormula(one) || isFormula(two) || /\d/.test(one + two)) return true
  const [a, b] = [sensesOf(nameOf(one)), sensesOf(nameOf(two))]
  const isSaid = (word: string, by: ReadonlySet<string>): boolean =>
    by.has(word) || [...by].some(other => isNear(word, other))
  return [...a].every(word => isSaid(word, b)) || [...b].every(word => isSaid(word, a))
}

function overlap(one: string, two: string): number {
  const [a, b] = [new Set(contentWords(one)), new Set(contentWords(two))]
  const both = [...a].filter(word => b.has(word)).length
  return both / Math.max(1, Math.min(a.size, b.size))
}

/** Whether a question gives an option away or names it: the option whole, or a word of a short one. */
export function inQuestion(option: string, question: string): boolean {
  if (isFormula(option)) return question.includes(option)
  if (` ${plain(question)} `.includes(` ${plain(option)} `)) return true
  const words = contentWords(option)
  const asked = new Set(contentWords(question))
  return (
    words.length > 0 && (words.length <= 2 ? words.some(word => asked.has(word)) : words.every(word => asked.has(word)))
  )
}
