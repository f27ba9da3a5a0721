import { chain } from '#engine/builtin/makers/chain.ts'
import { cloze } from '#engine/builtin/makers/cloze.ts'
import { datedLine } from '#engine/builtin/makers/dated-line.ts'
import { definition } from '#engine/builtin/makers/definition.ts'
import { equation, wordFormula } from '#engine/builtin/makers/formula.ts'
import { line } from '#engine/builtin/makers/lines.ts'
import { listBelow } from '#engine/builtin/makers/list.ts'
import type { BlockMaker, Maker } from '#engine/builtin/makers/maker.ts'
import { pairs } from '#engine/builtin/makers/pairs.ts'
import { questionPair } from '#engine/builtin/makers/question-pair.ts'
import { tableRow } from '#engine/builtin/makers/table.ts'
import { askedParts } from '#engine/builtin/makers/layout/asked-parts.ts'
import { measures } from '#engine/builtin/makers/layout/measures.ts'
import { sortedLines } from '#engine/builtin/makers/layout/sorted-lines.ts'
import { termAbove } from '#engine/builtin/makers/layout/term-above.ts'

/** From the structure of the note: they need no English. */
export const BLOCK_MAKERS: readonly BlockMaker[] = [
  questionPair,
  pairs,
  line,
  datedLine,
  tableRow,
  listBelow,
  chain,
  equation,
  termAbove,
  askedParts,
  sortedLines,
  measures
]
/** From one sentence. */
export const SENTENCE_MAKERS: readonly Maker[] = [definition, wordFormula, cloze]
