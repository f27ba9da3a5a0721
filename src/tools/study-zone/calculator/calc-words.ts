import type { CalcCode } from '#domain/calculator/problem.ts'
import type { Hint } from '#domain/calculator/read-line.ts'
import { m } from '#messages/generated/messages.js'

const WORDS: Readonly<Record<CalcCode, (values: { readonly detail: string }) => string>> = {
  divisionByZero: m.calc_division_by_zero,
  zeroToZero: m.calc_zero_to_zero,
  tooLarge: m.calc_too_large,
  unknownName: m.calc_unknown_name,
  circle: m.calc_circle,
  noLine: m.calc_no_line,
  brokenLine: m.calc_broken_line,
  noAnswer: m.calc_no_answer,
  singular: m.calc_singular,
  notSquare: m.calc_not_square,
  sizes: m.calc_sizes,
  tooBigMatrix: m.calc_too_big_matrix,
  raggedMatrix: m.calc_ragged_matrix,
  badCell: m.calc_bad_cell,
  largePower: m.calc_large_power,
  angleWithoutValue: m.calc_angle_without_value,
  isSet: m.calc_is_set,
  broke: m.calc_broke,
  units: m.calc_units,
  noValue: m.calc_no_value,
  notWhole: m.calc_not_whole,
  notHere: m.calc_not_here,
  unknownFunction: m.calc_unknown_function,
  notUnit: m.calc_not_unit,
  arguments: m.calc_arguments,
  outside: m.calc_outside,
  notAllowed: m.calc_not_allowed,
  tooMuch: m.calc_too_much,
  tooDeep: m.calc_too_deep,
  noSlope: m.calc_no_slope,
  notSettled: m.calc_not_settled,
  wholeLimits: m.calc_whole_limits,
  notLinear: m.calc_not_linear,
  nothingToSolve: m.calc_nothing_to_solve,
  twoUnknowns: m.calc_two_unknowns,
  badBounds: m.calc_bad_bounds,
  badList: m.calc_bad_list,
  noList: m.calc_no_list,
  notInBase: m.calc_not_in_base,
  atWhich: m.calc_at_which,
  whichDistribution: m.calc_which_distribution,
  unitEquation: m.calc_unit_equation
}

/** Why a line has no value, and what to do. */
export const refusalWords = (code: CalcCode, detail: string): string => WORDS[code]({ detail })

const HINTS: Readonly<Record<Hint['code'], (values: { readonly detail: string }) => string>> = {
  percentSum: m.calc_hint_percent,
  money: m.calc_hint_money,
  isSet: m.calc_hint_is_set
}

/** What a student may not expect of a result that stands. */
export const hintWords = ({ code, detail }: Hint): string => HINTS[code]({ detail })
