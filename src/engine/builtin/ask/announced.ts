import { BLOCK, ENTRY, place, type OpenIndex } from '#engine/builtin/ask/index-of.ts'
import { countOf } from '#engine/text/tables/number-words.ts'

/** Things of a list that are brought along at most. */
const MOST = 8
/** Without a number in words so many sentences are taken for the list. */
const SOME = 3
const COUNT = String.raw`two|three|four|five|six|seven|eight|nine|ten|[2-9]|several|many|some|various`
/** "had three main consequences.", "There are several costs of inflation.": says that there are some, and not which. */
const ANNOUNCES = new RegExp(
  String.raw`\b(?:there (?:are|were)|has|have|had|the following|these|depends? on|include|involves?) (${COUNT})(?: [\w-]+){1,6}[.:]\s*$`,
  'iu'
)
/** Of a longer sentence, or one with commas, the list is most likely in it. */
const WORDS = 14
/** From this share of the question on the heading or the sentence before asks for all that stands under it. */
const ASKED = 0.6

const isShort = (quote: string): boolean => !/[,;(]/.test(quote) && quote.split(/\s+/).length <= WORDS

/** How many things a sentence announces; null where it announces none. */
export function announced(quote: string): number | null {
  if (!isShort(quote)) return null
  if (/:\s*$/.test(quote)) return MOST
  const found = ANNOUNCES.exec(quote)
  // "Germany had strong leaders." has no list: without a number only a colon tells.
  if (!found) return null
  const count = countOf(found[1] ?? '')
  return Number.isNaN(count) ? SOME : Math.min(MOST, count)
}

const kindOf = (index: OpenIndex, at: number): string => place(index, at).block?.kind ?? ''
const blockAt = (index: OpenIndex, at: number): number => index.entries[at * ENTRY] ?? -1
const sectionOf = (index: OpenIndex, at: number): number => index.blocks[blockAt(index, at) * BLOCK + 1] ?? -1
const isListed = (index: OpenIndex, at: number): boolean => /^(?:list-item|table-row)$/.test(kindOf(index, at))

/** The first sentences of the items from `from` on, as far as list and section go. */
function itemsFrom(index: OpenIndex, from: number, section: number, most: number): number[] {
  const found: number[] = []
  for (let at = from; at * ENTRY < index.entries.length && found.length < most; at += 1) {
    if (!isListed(index, at) || sectionOf(index, at) !== section) break
    if (blockAt(index, at) !== blockAt(index, at - 1)) found.push(at)
  }
  return found
}

/** The sentences that a sentence announces: the list below it, or what follows it in its paragraph. */
function listAfter(index: OpenIndex, at: number): number[] {
  const count = announced(place(index, at).quote)
  if (count === null) return []
  const block = blockAt(index, at)
  const section = sectionOf(index, at)
  if (blockAt(index, at + 1) !== block) return itemsFrom(index, at + 1, section, MOST)
  const found: number[] = []
  for (let next = at + 1; blockAt(index, next) === block && found.length < count; next += 1) found.push(next)
  return found
}

/** What belongs beside a sentence: the list that it announces, or its whole list where the question asks for all of it. */
export function listWith(index: OpenIndex, at: number, askedAbove: number): readonly number[] {
  if (!isListed(index, at)) return [at, ...listAfter(index, at)]
  if (askedAbove < ASKED || kindOf(index, at) !== 'list-item') return [at]
  const section = sectionOf(index, at)
  let first = at
  while (first > 0 && isListed(index, first - 1) && sectionOf(index, first - 1) === section) first -= 1
  const items = itemsFrom(index, first, section, MOST)
  return items.includes(at) ? items : [at]
}
