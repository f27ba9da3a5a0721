import { chain } from '#engine/builtin/makers/chain.ts'
import { datedLine } from '#engine/builtin/makers/dated-line.ts'
import { equation } from '#engine/builtin/makers/equation.ts'
import { step } from '#engine/builtin/makers/step.ts'
import { cause, causeAround } from '#engine/builtin/makers/cause.ts'
import { cloze } from '#engine/builtin/makers/cloze.ts'
import { contrast } from '#engine/builtin/makers/comparison.ts'
import { condition, consequence, whenever } from '#engine/builtin/makers/consequence.ts'
import { date, datedName } from '#engine/builtin/makers/date.ts'
import { apposition, definition, which } from '#engine/builtin/makers/definition.ts'
import { claim } from '#engine/builtin/makers/claim.ts'
import { doer, forced, object, standsFor } from '#engine/builtin/makers/fact.ts'
import { pairs } from '#engine/builtin/makers/pairs.ts'
import { passive } from '#engine/builtin/makers/passive.ts'
import { count, place } from '#engine/builtin/makers/place.ts'
import { displayedFormula, namedFormula, wordFormula } from '#engine/builtin/makers/formula.ts'
import { equals, gloss } from '#engine/builtin/makers/inline.ts'
import { line } from '#engine/builtin/makers/lines.ts'
import { enumeration, listBelow, thereAre } from '#engine/builtin/makers/list.ts'
import type { BlockMaker, LooseMaker, Maker } from '#engine/builtin/makers/maker.ts'
import { questionPair } from '#engine/builtin/makers/question-pair.ts'
import { attribute, law, method } from '#engine/builtin/makers/rule.ts'
import { tableRow } from '#engine/builtin/makers/table.ts'
import { acronym, alsoKnown, called, thisIsCalled } from '#engine/builtin/makers/term.ts'

/** Need no English: they run on every language. */
export const BLOCK_MAKERS: readonly BlockMaker[] = [
  questionPair,
  pairs,
  line,
  datedLine,
  tableRow,
  listBelow,
  step,
  chain,
  equation,
  displayedFormula
]
export const STATEMENT_MAKERS: readonly Maker[] = [
  namedFormula,
  law,
  definition,
  called,
  enumeration,
  attribute,
  cause,
  date,
  datedName,
  consequence,
  whenever,
  passive,
  place,
  count,
  object,
  forced,
  standsFor,
  doer,
  claim
]
export const SENTENCE_MAKERS: readonly LooseMaker[] = [
  apposition,
  which,
  thereAre,
  wordFormula,
  thisIsCalled,
  alsoKnown,
  acronym,
  equals,
  gloss,
  method,
  causeAround,
  condition,
  contrast,
  cloze
]
