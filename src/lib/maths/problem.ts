/** Why a text cannot be read or worked out. The words for each are in src/messages/en/maths.json. */
export type ProblemCode =
  | 'empty'
  | 'tooLong'
  | 'tooDeep'
  | 'tooLarge'
  | 'badSign'
  | 'unknownWord'
  | 'unknownCommand'
  | 'unfinished'
  | 'missingValue'
  | 'unclosed'
  | 'unopened'
  | 'wrongBracket'
  | 'emptyBrackets'
  | 'letterThenNumber'
  | 'twoNumbers'
  | 'needsArgument'
  | 'tooFewArguments'
  | 'tooManyArguments'
  | 'strayPrime'
  | 'straySubscript'
  | 'inverseFunction'
  | 'badPieces'
  | 'unknownLetter'
  | 'unknownFunction'
  | 'circular'
  | 'tooMuch'
  | 'notANumber'

export interface Problem {
  readonly code: ProblemCode
  /** Characters of the text; 0 and 0 where it is about the whole. */
  readonly at: number
  readonly length: number
  /** The name or sign that it is about. */
  readonly detail: string
}

/** Read, but it could mean something else: said to the student, who decides. */
export type DoubtCode =
  'overProduct' | 'overBracket' | 'powerProduct' | 'functionOver' | 'rootProduct' | 'letterFunction' | 'wordProduct'

export interface Doubt {
  readonly code: DoubtCode
  readonly at: number
}

/** Thrown within the reader only; `parse` and `compile` hand out its problem. */
export class Refusal extends Error {
  readonly problem: Problem
  constructor(code: ProblemCode, at = 0, length = 0, detail = '') {
    super(code)
    this.problem = { code, at, length, detail }
  }
}
