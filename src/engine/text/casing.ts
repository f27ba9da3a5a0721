import { rarity } from '#engine/text/rarity.ts'
import { stemOf } from '#engine/text/stem.ts'
import { isAlwaysCapital } from '#engine/text/tables/capital-words.ts'
import { isCommon } from '#engine/text/tables/common.ts'
import { isStopWord } from '#engine/text/words.ts'
import type { Token } from '#engine/text/tagger.ts'

export interface Casing {
  /** Whether a word keeps its capital inside a sentence. */
  isName(word: string): boolean
  /** The phrase as it reads inside a sentence: only its first word may lose a capital. */
  inside(phrase: string): string
  /** The same for a word that is known to be a common noun, such as a term that is being defined. */
  common(term: string): string
}

const CLOSED = new Set(
  (
    'the a an this that these those in on at by for from with to of as if when while after before during since because although most many ' +
    'some all both each every several few no one two three four five six seven eight nine ten its their his her another other such ' +
    'someone anyone everyone somebody anybody everybody nobody something anything everything nothing people ' +
    'it he she they we you there here under over into between through without only when where how why what which who'
  ).split(' ')
)
const COMMON_ENDING =
  /(?:tion|sion|ment|ness|ity|ism|sis|logy|ing|ene|ane|ium|let|ance|ence|ure|ics|ers?|ors?|[^s]s|ase|gen|ine|ate|ide|phy|ory|acy|cy|ly|y|ed|ive|al|ous|age|ship|hood|dom|th)$/

/** Of nouns that are no names, however often a heading or a slip gives them a capital. */
const ABSTRACT = /(?:tion|sion|ment|ness|ity)$/

/** From here on a word may be a name: "Zen", not "Bill". */
const TELLING = 0.97
/** Of learned nouns: a capital inside a sentence is a slip. */
const NOUN_ENDING = /(?:tion|sion|ment|ness|ity|ism|sis|ing|us|um|ine|ase|ose|gen|ide|ate|logy|phy|er|or)$/

/** A case at law: both sides are names, whatever they end in. */
const SIDES = /^\p{Lu}[^.:]* vs?\.? \p{Lu}/u
const EPONYM =
  /^\p{Lu}\p{Ll}+ (?:formula|effect|model|theory|curve|principle|scale|equation|experiment|hypothesis|paradox|doctrine|law|constant|modulus|test|syndrome|disease|number|diagram|plot)\b/u

export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
/** A word written in capitals stays as it is. */
export const lowerUnlessAcronym = (text: string): string => (/^\p{Lu}[\p{Lu}\d]/u.test(text) ? text : lowerFirst(text))

/** Learns from the text itself which words are names: those never written small inside a sentence. */
export function casingOf(sentences: readonly { readonly tokens: readonly Token[] }[]): Casing {
  const small = new Set<string>()
  const large = new Set<string>()
  /** Small behind an article: a thing, whatever capital a title gives it. */
  const counted = new Set<string>()
  const counts = new Map<string, number>()
  const count = (word: string): void => void counts.set(word, (counts.get(word) ?? 0) + 1)
  for (const { tokens } of sentences)
    tokens.forEach((token, index) => {
      if (/^\p{Ll}/u.test(token.text)) {
        small.add(token.text)
        count(token.text)
        if (/^(?:an?|the|this|each|every)$/.test(tokens[index - 1]?.lower ?? '')) counted.add(token.text)
      } else if (index > 0 && /^\p{Lu}/u.test(token.text) && !/[:“"‘(=→–—-]/.test(tokens[index - 1]?.text ?? '')) {
        large.add(token.text)
        count(token.text)
      }
    })
  /** "Zen", "Judaism": no other word is spelt so. A student who writes it small in a sentence means something else. */
  const isCapital = (word: string): boolean => isAlwaysCapital(word) && !small.has(word.toLowerCase())
  const isName = (word: string): boolean => {
    const owner = /^(\p{Lu}\p{L}+)['’]s?$/u.exec(word)?.[1]
    if (owner) return !small.has(owner.toLowerCase())
    const lower = word.toLowerCase()
    if (word === lower || CLOSED.has(lower)) return false
    if (/^\p{Lu}.*[\p{Lu}\d]/u.test(word)) return true
    if (word === 'I') return true
    if (small.has(lower) || isCommon(lower)) return false
    if (large.has(word) || isCapital(word)) return true
    const single = lower.replace(/(?<=[^s])s$/, '')
    if (small.has(single) || small.has(`${lower}s`)) return false
    return !COMMON_ENDING.test(lower)
  }
  const isPlainWord = (first: string): boolean => {
    const lower = first.toLowerCase()
    return (
      CLOSED.has(lower) ||
      small.has(lower) ||
      COMMON_ENDING.test(lower) ||
      /(?:ic|ary|id|oid|ine)$/.test(lower) ||
      isCommon(lower)
    )
  }
  const isPlainHead = (first: string): boolean => ABSTRACT.test(first) || isCommon(first.toLowerCase())
  /** "zen", typed in a hurry, where the note has "Zen" as often. */
  const named = (phrase: string): string =>
    phrase.replace(/(?<![\p{L}\p{N}’'-])\p{Ll}{3,}(?![\p{L}\p{N}-])/gu, word => {
      const name = word.charAt(0).toUpperCase() + word.slice(1)
      const isOne =
        large.has(name) &&
        (counts.get(name) ?? 0) >= (counts.get(word) ?? 0) &&
        rarity(stemOf(word)) >= TELLING &&
        !counted.has(word) &&
        !isStopWord(word) &&
        !isCommon(word) &&
        !NOUN_ENDING.test(word)
      return isOne ? name : word
    })
  const within = (phrase: string): string => {
    if (SIDES.test(phrase)) return phrase
    if (EPONYM.test(phrase) && !isPlainWord(phrase.split(' ')[0] ?? '')) return phrase
    // "House of Representatives" is a name, "Ratio of prices" is not.
    // "Oakley (1974)" is a source.
    if (/^\p{Lu}\p{L}+ (?:of (?:the )?\p{Lu}|\(\d{4}\))/u.test(phrase)) return phrase
    const first = /^[\p{L}\p{N}]+(?:[’'.-][\p{L}\p{N}]+)*/u.exec(phrase)?.[0] ?? ''
    // "The Treaty of Versailles" loses the capital of "The" alone.
    const second = /^\s+(\p{Ll}{3,})/u.exec(phrase.slice(first.length))?.[1]
    // "Dramatic irony": a small noun behind it says that the first word is no name either.
    if (
      !/^\s+(?:von|van|de|du|of|al|ibn|bin|da|di|la)\s/.test(phrase.slice(first.length)) &&
      second &&
      !isCapital(first) &&
      (!large.has(first) || isPlainHead(first)) &&
      !CLOSED.has(second) &&
      !/^(?:and|of|or)$/.test(second) &&
      !/^\p{Lu}.*[\p{Lu}\d’']/u.test(first)
    )
      return lowerFirst(phrase)
    if (first === '' || isName(first) || !/^\p{Lu}/u.test(first)) return phrase
    const next = /^\s+(\p{Lu}(?:\p{Ll}+|[IVX]*\b))/u.exec(phrase.slice(first.length))?.[1]
    // "Black Power": two capitals in a row are a name, whatever the first word is.
    if (next && !CLOSED.has(first.toLowerCase())) return phrase
    return lowerFirst(phrase)
  }
  const common = (term: string): string => {
    const first = /^[\p{L}\p{N}]+(?:[’'.-][\p{L}\p{N}]+)*/u.exec(term)?.[0] ?? ''
    // "Barnett formula": the name of who found it.
    if (SIDES.test(term)) return term
    if (EPONYM.test(term) && !isPlainWord(first)) return term
    const isFixed =
      /^\p{Lu}-/u.test(first) ||
      /^\p{Lu}.*[\p{Lu}\d]/u.test(first) ||
      /['’]s?$/.test(first) ||
      isCapital(first) ||
      (large.has(first) && !(isPlainHead(first) && /^\S+ \p{Ll}/u.test(term))) ||
      /^\S+ \p{Lu}/u.test(term)
    return named(isFixed ? within(term) : lowerFirst(term))
  }
  const inside = (phrase: string): string => named(within(phrase))
  return { isName, inside, common }
}

export const upperFirst = (text: string): string => {
  // A name such as mRNA or pH keeps its small letter; a formula is not touched.
  // So does a Greek one: λ is no Λ.
  if (
    /^(?:[$\\]|\p{Script=Greek}|\p{Ll}+\p{Lu}|\p{Ll}{1,3}\d?\s?[=(^²³]|(?:sin|cos|tan|sec|log|ln|lim)\b|(?!a\b)\p{Ll}\b)/u.test(
      text
    )
  )
    return text
  return text.charAt(0).toUpperCase() + text.slice(1)
}
