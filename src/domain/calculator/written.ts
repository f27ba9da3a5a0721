import { UNIT_NAMES } from '#domain/calculator/units.ts'

const NUMBER = String.raw`\d+(?:\.\d+)?`
const UNIT = `(?:${[...UNIT_NAMES, 'h', 'g'].toSorted((a, b) => b.length - a.length).join('|')})`
const AMOUNT = String.raw`${NUMBER}\s*${UNIT}`
/** 2 h 30 min, 5 ft 7 inch */
const CHAIN = new RegExp(String.raw`(?<![\p{L}\p{N}_.])${AMOUNT}(?:\s+${AMOUNT})+(?![\p{L}\p{N}_^(.²³])`, 'gu')
const PART = new RegExp(AMOUNT, 'gu')
/** 1 1/2, where no power follows that would belong to the fraction alone. */
const MIXED = /(?<![\p{L}\p{N}_.^/]\s*)(\d{1,6})\s+(\d{1,6}\/\d{1,6})(?![\p{N}.]|\s*[\^!²³⁴⁻⁰-⁹/])/gu
const THOUSANDS = /(?<![\p{L}\p{N}_.,]\s*|[([{].*)\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?![\p{N},])/gu
const WAYS = /(?<![\p{L}\p{N}])([CP])\(([\s\p{L}\p{N}]{1,20}),([\s\p{L}\p{N}]{1,20})\)/gu
/** The = of a pocket calculator, after a sum of numbers alone. */
const ASKED = /(?<=^(?:[^\p{L}=]|π)*[^\p{L}=\s]\s*)=\s*$/u
/** 3 in to cm: before "to" and at the end it is the inch. */
const INCH = /(\d\s*)in(?=\s+(?:to|into|in)\s|\s*$)/gu
/** solve(x + y = 3, x − y = 1), and solve(x² = 4, x) with its letter. */
const SOLVE = /^\s*solve\s*\(([^=]*=.*?)(?:,\s*\p{L})?\s*\)\s*$/iu
const MONEY = /[$€£₹]\s*(?=\d)/gu

/** A sign of money stands before a number, and no formula in dollar signs was pasted. */
export const hasMoney = (text: string): boolean => text.match(MONEY) !== null && !/\$\s*$/u.test(text)

/** How numbers are written on paper, in the signs that the parser knows: 1 1/2, 3 x 10⁸, 6 : 2, 2 h 30 min, C(5, 2). */
export const asOnPaper = (text: string): string =>
  (hasMoney(text) ? text.replaceAll(MONEY, '') : text)
    .replace(SOLVE, '$1')
    .replaceAll(INCH, '$1inch')
    .replaceAll(MIXED, '($1 + $2)')
    .replaceAll(THOUSANDS, number => number.replaceAll(/\s/gu, ''))
    .replaceAll(/(\d)\s*[xX]\s*(?=\d)/gu, '$1 × ')
    .replaceAll(/(\d)\s*:\s*(?=\d)/gu, '$1 ÷ ')
    .replaceAll(WAYS, (_, sign: string, n: string, r: string) => `n${sign}r(${n}, ${r})`)
    .replaceAll(CHAIN, all => `(${(all.match(PART) ?? []).join(' + ')})`)
    .replaceAll(/(\d\s*)min(?![\p{L}\p{N}(])/gu, '$1minute')
    .replaceAll('ᵀ', '^T')
    .replace(ASKED, '')
