import type { DoubtCode, Problem, ProblemCode } from '#lib/maths/problem.ts'
import { m } from '#messages/generated/messages.js'

const WORDS: Record<ProblemCode, (values: { detail: string; limit: string }) => string> = {
  empty: m.maths_empty,
  tooLong: m.maths_too_long,
  tooDeep: m.maths_too_deep,
  tooLarge: m.maths_too_large,
  badSign: m.maths_bad_sign,
  unknownWord: m.maths_unknown_word,
  unknownCommand: m.maths_unknown_command,
  unfinished: ({ detail }) => (detail === '' ? m.maths_unfinished_start() : m.maths_unfinished({ detail })),
  missingValue: m.maths_missing_value,
  unclosed: m.maths_unclosed,
  unopened: m.maths_unopened,
  wrongBracket: m.maths_wrong_bracket,
  emptyBrackets: m.maths_empty_brackets,
  letterThenNumber: m.maths_letter_then_number,
  twoNumbers: m.maths_two_numbers,
  needsArgument: m.maths_needs_argument,
  tooFewArguments: m.maths_too_few_arguments,
  tooManyArguments: m.maths_too_many_arguments,
  strayPrime: m.maths_stray_prime,
  straySubscript: m.maths_stray_subscript,
  inverseFunction: m.maths_inverse_function,
  badPieces: m.maths_bad_pieces,
  unknownLetter: m.maths_unknown_letter,
  unknownFunction: m.maths_unknown_function,
  circular: m.maths_circular,
  tooMuch: m.maths_too_much,
  notANumber: m.maths_not_a_number
}

/** Signs of the reader's own that no keyboard has, as the student wrote them. */
const SHOWN: Readonly<Record<string, string>> = {
  '⦃': '{',
  '⦄': '}',
  '|(': '|',
  '|)': '|',
  frac: '\\frac',
  sqrt: '√'
}

/** What is wrong with what was written, and what to do. */
export function problemWords({ code, detail }: Problem): string {
  const shown = (SHOWN[detail] ?? detail).slice(0, 40)
  return WORDS[code]({ detail: shown, limit: detail })
}

const DOUBTS: Record<DoubtCode, () => string> = {
  overProduct: m.maths_doubt_over_product,
  overBracket: m.maths_doubt_over_bracket,
  powerProduct: m.maths_doubt_power_product,
  functionOver: m.maths_doubt_function_over,
  rootProduct: m.maths_doubt_root_product,
  letterFunction: m.maths_doubt_letter_function,
  wordProduct: m.maths_doubt_word_product
}

/** How it was read where it could mean something else. */
export function doubtWords(code: DoubtCode): string {
  return DOUBTS[code]()
}
