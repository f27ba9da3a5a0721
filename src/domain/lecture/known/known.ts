import { sentencesOf } from '#domain/text/quote.ts'

/** What a lecture says a term is. */
export interface Defined {
  readonly term: string
  readonly words: string
  readonly second: number
}

/** What the student has: a note or a card. */
export interface OwnText {
  readonly id: string
  readonly kind: 'note' | 'card'
  readonly title: string
  readonly text: string
}

export interface Found {
  readonly own: OwnText
  /** The sentence of it. */
  readonly words: string
}

export type Compared = Defined &
  ({ readonly state: 'new' } | { readonly state: 'known' | 'differs'; readonly found: Found })

/** Of the words of the shorter sentence, what both must have before a number is called another one. */
const SAME_THING = 0.5
const NOT = /\b(?:not|no|never|cannot|neither|nor|without|\w+n['’]t)\b/i
const NUMBER = /(?<![\p{L}\d])[-−]?\d+(?:[.,]\d+)*/gu

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The term as a word of its own; one letter more or less at its end is its plural. */
function termIn(term: string): RegExp {
  const root = escaped(term.trim())
    .replace(/s$/i, '')
    .replaceAll(/\s+/g, String.raw`\s+`)
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${root}(?:e?s)?(?![\p{L}\p{N}])`, 'iu')
}

function contentOf(text: string): Set<string> {
  const words = text.toLocaleLowerCase('en-GB').match(/\p{L}{4,}/gu) ?? []
  return new Set(words.map(word => word.replace(/s$/, '').slice(0, 6)))
}

const numbersOf = (text: string): Set<string> =>
  new Set((text.match(NUMBER) ?? []).map(one => one.replaceAll(',', '').replace('−', '-')))

/**
 * Two sentences on the same thing of which one has another number, or says "not" where the other does not. Words cannot
 * tell more; whether it is a contradiction the student decides.
 */
export function isDifferent(one: string, other: string): boolean {
  const [a, b] = [contentOf(one), contentOf(other)]
  const shared = a.intersection(b).size
  if (shared < 2 || shared < SAME_THING * Math.min(a.size, b.size)) return false
  if (NOT.test(one) !== NOT.test(other)) return true
  const [x, y] = [numbersOf(one), numbersOf(other)]
  return x.size > 0 && y.size > 0 && x.isDisjointFrom(y)
}

/** The sentence in which the student says what the term is, else the first that has it. */
function sentenceOn(term: RegExp, text: string): string | null {
  const all = sentencesOf(text).map(({ start, end }) => text.slice(start, end))
  const having = all.filter(sentence => term.test(sentence))
  const defining = having.find(sentence => {
    const { index = 0, 0: found = '' } = term.exec(sentence) ?? {}
    return index < 12 && /^\s*(?:is|are|was|were|means|[:–—=])(?!\p{L})/u.test(sentence.slice(index + found.length))
  })
  return defining ?? having[0] ?? null
}

/** Each term of a lecture once: not in any own text, in one, or said differently there. */
export function compare(said: readonly Defined[], own: readonly OwnText[]): Compared[] {
  const seen = new Set<string>()
  const texts = own.map(text => ({ text, small: text.text.toLowerCase() }))
  return said.flatMap((one): Compared[] => {
    const key = one.term.trim().toLocaleLowerCase('en-GB')
    if (key.length < 3 || seen.has(key)) return []
    seen.add(key)
    const term = termIn(key)
    // Looked for letter by letter first: a search by pattern through all notes for each term takes seconds.
    const start = (/^[^\s]+/.exec(key)?.[0] ?? key).replace(/s$/, '')
    const found = texts.flatMap(({ text, small }): Found[] => {
      if (!small.includes(start)) return []
      const words = sentenceOn(term, text.text)
      return words === null ? [] : [{ own: text, words }]
    })
    const other = found.find(({ words }) => isDifferent(one.words, words))
    if (other) return [{ ...one, state: 'differs', found: other }]
    const [first] = found
    return [first ? { ...one, state: 'known', found: first } : { ...one, state: 'new' }]
  })
}
