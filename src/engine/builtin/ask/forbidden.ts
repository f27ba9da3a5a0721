import type { AskedTerm } from '#engine/builtin/ask/asked.ts'
import type { Met } from '#engine/builtin/ask/cover.ts'
import { stemOf } from '#engine/text/stem.ts'
import { isStopWord } from '#engine/text/words.ts'

/** "Give 3 reasons": how many are wanted, nothing that the notes would have to say. */
const HOW_MANY =
  /\b(?:give|name|list|state|explain|describe|outline|identify|suggest|are)(?: me)?(?: the)?(?: any)? \d{1,2}\b/giu
const YEAR = /\b(?:1\d{3}|20\d\d)\b/gu
/** With more of its words in capitals a question is a headline. */
const HEADLINE = 0.6

/** Names as the question writes them: a capital that no beginning of a sentence explains. */
function namesIn(question: string): string[] {
  const words = question.match(/[\p{L}\p{N}'’.?!-]+/gu) ?? []
  const isCapital = (word: string): boolean => /^\p{Lu}[\p{L}’'-]+/u.test(word)
  if (words.filter(isCapital).length > words.length * HEADLINE) return []
  return words.flatMap((word, at) => {
    const isFirst = at === 0 || /[.?!]$/.test(words[at - 1] ?? '')
    const bare = word.replace(/['’]s$|[.?!'’]+$/gu, '').toLowerCase()
    return isCapital(word) && !isFirst && !isStopWord(bare) ? bare.split('-').map(stemOf) : []
  })
}

/** Names of the notes in a question that was typed without a capital: words that these sentences write with one. */
function namesAsWritten(question: string, quotes: readonly string[]): string[] {
  if (/\p{Lu}/u.test(question.replace(/^\P{L}*\p{Lu}/u, ''))) return []
  const capital = new Set(quotes.flatMap(quote => quote.match(/(?<=[\p{Ll}\p{N},;] )\p{Lu}\p{Ll}{2,}/gu) ?? []))
  const small = new Set(quotes.flatMap(quote => quote.match(/(?<!\p{L})\p{Ll}{3,}/gu) ?? []))
  return [...capital]
    .map(name => name.toLowerCase())
    .filter(name => !small.has(name) && !isStopWord(name))
    .map(stemOf)
}

/** What a sentence must not contradict: places of the names and the numbers among the asked words, and the years. */
export interface Marks {
  readonly names: readonly number[]
  readonly numbers: readonly number[]
  readonly years: readonly string[]
}

export function marksOf(question: string, asked: readonly AskedTerm[], quotes: readonly string[] = []): Marks {
  const said = question.replace(HOW_MANY, ' ')
  const names = new Set([...namesIn(said), ...namesAsWritten(said, quotes)])
  const numbers = new Set(said.match(/\d+/gu))
  const places = (is: (stem: string) => boolean): number[] => asked.flatMap(({ stem }, at) => (is(stem) ? [at] : []))
  return {
    names: places(stem => names.has(stem)),
    numbers: places(stem => numbers.has(stem)),
    years: said.match(YEAR) ?? []
  }
}

interface Seen {
  readonly here: Met
  readonly over: Met
  readonly around: Met
}

/** A name in the midst of a sentence that the question does not have. */
function namesAnother(quote: string, question: string): boolean {
  const known = question.toLowerCase()
  return (quote.match(/(?<=[\p{Ll},;] )\p{Lu}\p{Ll}{2,}/gu) ?? []).some(name => !known.includes(name.toLowerCase()))
}

/**
 * Whether a sentence may not be called likely: it, with what stands over it, lacks a name or a number of the question. A
 * name that only stands elsewhere in its block counts unless the sentence names another.
 */
export function isForbidden(marks: Marks, question: string, quote: string, { here, over, around }: Seen): boolean {
  const has = (met: Met, at: number): boolean => (met[at] ?? 0) > 0
  if (marks.numbers.some(at => !has(around, at))) return true
  const years = quote.match(YEAR) ?? []
  if (marks.years.length > 0 && years.length > 0 && !years.some(year => marks.years.includes(year))) return true
  // Under the right name stands much that answers something else: a word of the question has to stand in the sentence.
  const isAsked = here.some((met, at) => met > 0 && !marks.names.includes(at))
  if (!isAsked && here.length > marks.names.length && marks.names.some(at => !has(here, at))) return true
  const isForeign = namesAnother(quote, question)
  return marks.names.some(at => !has(around, at) || (isForeign && !has(here, at) && !has(over, at)))
}
