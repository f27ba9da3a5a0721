import type { Span } from '#contract/engine/engine.ts'
import { wordsWithPlaces, type Word } from '#engine/builtin/mark/tokens.ts'
import { splitSentences } from '#engine/text/sentences.ts'

export interface TextRange {
  readonly start: number
  readonly end: number
}
export interface Sentence extends TextRange {
  readonly words: readonly Word[]
}

/** Examples need not be there, and begin no sentence of their own. */
const EXAMPLES = /[,;:]?\s*[([]?\b(?:e\.?\s?g\b\.?|for (?:example|instance)|such as)/i

export const spanOf = (answer: string, { start, end }: TextRange): Span => ({
  blockId: 'answer',
  start,
  end,
  quote: answer.slice(start, end)
})

/** The sentences of an answer; where examples follow a statement, the statement alone comes first. */
export function sentencesOf(answer: string): Sentence[] {
  const said = wordsWithPlaces(answer, true)
  return splitSentences(answer, []).flatMap(({ start, end }) => {
    const at = answer.slice(start, end).search(EXAMPLES)
    return [...(at > 0 ? [start + at] : []), end].flatMap(stop =>
      /[\p{L}\p{N}]/u.test(answer.slice(start, stop))
        ? [{ start, end: stop, words: said.filter(word => word.start >= start && word.end <= stop) }]
        : []
    )
  })
}

/** What a point says, without its examples. */
export function headOf(text: string): string {
  const at = text.search(EXAMPLES)
  return at > 0 ? text.slice(0, at) : text
}
