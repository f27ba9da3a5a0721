import type { CardType } from '#contract/engine/engine.ts'
import type { Candidate } from '#engine/builtin/candidate.ts'
import type { ReadBlock, Reading, Sentence } from '#engine/builtin/read.ts'
import type { Statement } from '#engine/builtin/statement.ts'
import { wordCount } from '#engine/text/words.ts'

export interface Given {
  readonly reading: Reading
  readonly read: ReadBlock
  readonly sentence: Sentence
  /** Where the build of the sentence is understood. */
  readonly statement: Statement | undefined
}

/** Makes cards from a sentence. */
export type Maker = (given: Given) => Candidate[]
/** Makes cards from the structure of the document: lines, lists, tables, questions. */
export type BlockMaker = (reading: Reading, index: number) => Candidate[]

/** Without a bracket that was cut open, and without a last "inside these arteries" that points out of the answer. */
function tidy(back: string): string {
  const closed = back.split('(').length > back.split(')').length ? back.replace(/\s*\([^)]*$/, '') : back
  const short = closed.replace(
    /,?\s(?:inside|in|on|at|from|by|to|for|with|since|as)\s(?:\w+\s)?(?:these|this)\s.*$/,
    ''
  )
  return (wordCount(short) >= 3 ? short : closed).replace(/[\s,;]+$/, '')
}

export function sentenceCandidate(
  read: ReadBlock,
  sentence: Sentence,
  type: CardType,
  front: string,
  back: string,
  trust: number
): Candidate {
  return {
    type,
    kind: 'basic',
    front,
    back: tidy(back),
    block: sentence.block,
    quote: sentence,
    headings: read.headings,
    trust
  }
}
