import {
  between,
  binomial,
  chiSquare,
  normal,
  poisson,
  quantile,
  studentT,
  type Distribution
} from '#domain/calculator/chance/distributions.ts'
import { refuse } from '#domain/calculator/problem.ts'

type Numbers = readonly number[]

export interface LineFunction {
  /** How it is written: `invt(area, df)`. */
  readonly usage: string
  readonly least: number
  readonly most: number
  readonly of: (values: Numbers) => number
}

/** Larger numbers of trials or degrees of freedom are no task of a course. */
const LARGEST = 1e7

const over = (isFine: boolean, rule: string): void => {
  if (!isFine) refuse('outside', rule)
}

const counted = (value: number, name: string, least: number): void =>
  over(
    Number.isInteger(value) && value >= least && value <= LARGEST,
    `${name}: ${least}, ${least + 1}, ${least + 2}, …`
  )

function normalOf(mean = 0, deviation = 1): Distribution {
  over(Number.isFinite(mean) && deviation > 0 && Number.isFinite(deviation), 'deviation > 0')
  return normal(mean, deviation)
}

function binomialOf(n = 0, p = 0): Distribution {
  counted(n, 'n', 1)
  over(p >= 0 && p <= 1, '0 ≤ p ≤ 1')
  return binomial(n, p)
}

function poissonOf(mean = 0): Distribution {
  over(mean >= 0 && mean <= LARGEST, 'mean ≥ 0')
  return poisson(mean)
}

function degreesOf(df = 0): number {
  over(df > 0 && df <= LARGEST, 'df > 0')
  return df
}

const studentOf = (df = 0): Distribution => studentT(degreesOf(df))
const chiOf = (df = 0): Distribution => chiSquare(degreesOf(df))

function inverse(of: Distribution, area = 0): number {
  over(area > 0 && area < 1, '0 < area < 1')
  return quantile(of, area)
}

function oneOf(of: Distribution, x = 0): number {
  if (!Number.isInteger(x)) return refuse('outside', 'x: 0, 1, 2, …')
  return of.at(x)
}

const made = (usage: string, least: number, most: number, of: (values: Numbers) => number): LineFunction => ({
  usage,
  least,
  most,
  of
})

/** Under the names that calculators of the boards give them, in small letters. */
export const CHANCE_FUNCTIONS: Readonly<Record<string, LineFunction>> = {
  normpdf: made('normpdf(x, mean, deviation)', 1, 3, ([x = 0, ...rest]) => normalOf(...rest).at(x)),
  normcdf: made('normcdf(from, to, mean, deviation)', 2, 4, ([a = 0, b = 0, ...rest]) =>
    between(normalOf(...rest), a, b)
  ),
  invnorm: made('invnorm(area on the left, mean, deviation)', 1, 3, ([area, ...rest]) =>
    inverse(normalOf(...rest), area)
  ),
  binompdf: made('binompdf(n, p, x)', 3, 3, ([n, p, x]) => oneOf(binomialOf(n, p), x)),
  binomcdf: made('binomcdf(n, p, x) or binomcdf(n, p, from, to)', 3, 4, ([n, p, a = 0, b]) =>
    between(binomialOf(n, p), b === undefined ? 0 : a, b ?? a)
  ),
  invbinom: made('invbinom(area, n, p)', 3, 3, ([area, n, p]) => inverse(binomialOf(n, p), area)),
  poissonpdf: made('poissonpdf(mean, x)', 2, 2, ([mean, x]) => oneOf(poissonOf(mean), x)),
  poissoncdf: made('poissoncdf(mean, x) or poissoncdf(mean, from, to)', 2, 3, ([mean, a = 0, b]) =>
    between(poissonOf(mean), b === undefined ? 0 : a, b ?? a)
  ),
  invpoisson: made('invpoisson(area, mean)', 2, 2, ([area, mean]) => inverse(poissonOf(mean), area)),
  tpdf: made('tpdf(x, df)', 2, 2, ([x = 0, df]) => studentOf(df).at(x)),
  tcdf: made('tcdf(from, to, df)', 3, 3, ([a = 0, b = 0, df]) => between(studentOf(df), a, b)),
  invt: made('invt(area on the left, df)', 2, 2, ([area, df]) => inverse(studentOf(df), area)),
  chipdf: made('chipdf(x, df)', 2, 2, ([x = 0, df]) => chiOf(df).at(x)),
  chicdf: made('chicdf(from, to, df)', 3, 3, ([a = 0, b = 0, df]) => between(chiOf(df), a, b)),
  invchi: made('invchi(area on the left, df)', 2, 2, ([area, df]) => inverse(chiOf(df), area))
}

/** Other spellings, in small letters: TI, Casio, NumWorks and spreadsheets. */
export const CHANCE_SPELLINGS: Readonly<Record<string, string>> = {
  normalpdf: 'normpdf',
  normpd: 'normpdf',
  normalcdf: 'normcdf',
  normcd: 'normcdf',
  invnormal: 'invnorm',
  invnormcd: 'invnorm',
  normalinv: 'invnorm',
  binomialpdf: 'binompdf',
  binomialcdf: 'binomcdf',
  binomialpd: 'binompdf',
  binomialcd: 'binomcdf',
  invbinomial: 'invbinom',
  poisspdf: 'poissonpdf',
  poisscdf: 'poissoncdf',
  poissonpd: 'poissonpdf',
  poissoncd: 'poissoncdf',
  studenttpdf: 'tpdf',
  studenttcdf: 'tcdf',
  'χ²pdf': 'chipdf',
  'χ²cdf': 'chicdf',
  'invχ²': 'invchi',
  chi2pdf: 'chipdf',
  chi2cdf: 'chicdf',
  invchi2: 'invchi',
  chisquarepdf: 'chipdf',
  chisquarecdf: 'chicdf',
  invchisquare: 'invchi'
}
