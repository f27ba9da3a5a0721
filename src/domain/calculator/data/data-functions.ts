import { counted, oneVariable, type OneVariable } from '#domain/calculator/data/one-variable.ts'
import { twoVariables, type TwoVariables } from '#domain/calculator/data/two-variables.ts'
import { refuse } from '#domain/calculator/problem.ts'

type Numbers = readonly number[]

/** Of one list; a second one says how often each value was counted. */
const ONE: Readonly<Record<string, (of: OneVariable) => number | null>> = {
  count: of => of.n,
  mean: of => of.mean,
  median: of => of.median,
  lowerq: of => of.lower,
  upperq: of => of.upper,
  iqr: of => of.upper - of.lower,
  range: of => of.most - of.least,
  sdp: of => of.sigma,
  sd: of => of.s,
  sumsq: of => of.squares,
  sum: of => of.sum,
  min: of => of.least,
  max: of => of.most
}

/** Of two lists, x and y. */
const TWO: Readonly<Record<string, (of: TwoVariables) => number | null>> = {
  corr: of => of.r,
  slope: of => of.line?.slope ?? null,
  intercept: of => of.line?.intercept ?? null
}

export const DATA_FUNCTIONS: readonly string[] = [...Object.keys(ONE), ...Object.keys(TWO)].filter(
  name => !['min', 'max', 'sum'].includes(name)
)

export const DATA_SPELLINGS: Readonly<Record<string, string>> = {
  average: 'mean',
  stdev: 'sd',
  stddev: 'sd',
  stdevp: 'sdp',
  stddevp: 'sdp'
}

export const isDataFunction = (name: string): boolean => Object.hasOwn(ONE, name) || Object.hasOwn(TWO, name)

export function ofData(name: string, lists: readonly Numbers[]): number {
  const [first = [], second] = lists
  const two = Object.hasOwn(TWO, name) ? TWO[name] : undefined
  if (two) {
    const found = second && twoVariables(first, second)
    return found ? (two(found) ?? refuse('noValue')) : refuse('arguments', `${name}(list 1, list 2)`)
  }
  const values = second ? (counted(first, second) ?? refuse('badList')) : first
  const found = oneVariable(values) ?? refuse('badList')
  return ONE[name]?.(found) ?? refuse('noValue')
}
