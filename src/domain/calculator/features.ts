/**
 * What a calculator can do beyond plain numbers, each to be allowed or not by the rules of an exam: `exact` shows roots
 * and π beside the decimal, `sums` is Σ, `bases` are binary, octal and hexadecimal numbers, `statistics` are lists of
 * one or two variables, `tests` the tests and intervals of a sample.
 */
export const CALC_FEATURES = [
  'exact',
  'complex',
  'matrices',
  'units',
  'constants',
  'solver',
  'calculus',
  'sums',
  'bases',
  'statistics',
  'distributions',
  'tests',
  'finance'
] as const

export type CalcFeature = (typeof CALC_FEATURES)[number]
