/** A stretch of a text: offsets in UTF-16 units. */
export interface TextRange {
  readonly start: number
  readonly end: number
}

const ABBREVIATION = /(?:\b(?:e\.g|i\.e|etc|cf|vs|Mr|Mrs|Ms|Dr|St|No|ca|approx)|\b[A-Z])\.$/

/** The sentences of a block, each with its place. */
export function sentencesOf(text: string): TextRange[] {
  const sentences: TextRange[] = []
  let start = 0
  for (const end of text.matchAll(/[.!?…]+["'”’)\]]*(?=\s|$)|\n+/g)) {
    const stop = end.index + end[0].length
    if (ABBREVIATION.test(text.slice(start, stop))) continue
    push(start, stop)
    start = stop
  }
  push(start, text.length)
  return sentences

  function push(from: number, to: number): void {
    const sentence = text.slice(from, to)
    const trimmed = sentence.trim()
    if (trimmed === '') return
    const lead = sentence.length - sentence.trimStart().length
    sentences.push({ start: from + lead, end: from + lead + trimmed.length })
  }
}

/** The part of the sentence to mark: the answer where it stands word for word, else all of it. */
export function markIn(sentence: string, answer: string): TextRange {
  const wanted = answer.trim().replace(/[.!?]+$/, '')
  const start = wanted === '' ? -1 : sentence.toLowerCase().indexOf(wanted.toLowerCase())
  // Lower case may change the length of a text (İ); then the whole sentence is marked.
  const found = start >= 0 && sentence.slice(start, start + wanted.length).toLowerCase() === wanted.toLowerCase()
  return found ? { start, end: start + wanted.length } : { start: 0, end: sentence.length }
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
}

/** Where a quote stands in an edited block: word for word if it can be found, else the sentence most like it. */
export function findAgain(block: string, quote: string): TextRange | null {
  const exact = block.indexOf(quote)
  if (quote !== '' && exact >= 0) return { start: exact, end: exact + quote.length }
  const wanted = wordsOf(quote)
  let best: TextRange | null = null
  let most = 0
  for (const sentence of sentencesOf(block)) {
    const words = wordsOf(block.slice(sentence.start, sentence.end))
    const shared = wanted.intersection(words).size / Math.max(1, wanted.union(words).size)
    if (shared > most) [best, most] = [sentence, shared]
  }
  return best
}
