import { DATA_FUNCTIONS, DATA_SPELLINGS } from '#domain/calculator/data/data-functions.ts'
import { withProducts } from '#domain/calculator/vectors.ts'
import { withCalls } from '#domain/calculator/calculus/notation.ts'
import { CHANCE_FUNCTIONS, CHANCE_SPELLINGS } from '#domain/calculator/chance/chance-functions.ts'

const COLUMN = /\[(\s*\[[^,;[\]]+\]\s*(?:,\s*\[[^,;[\]]+\]\s*)+)\]/g
/** Of bounded length, and from the start of a word: a page of letters must not be tried in all ways. */
const CALLED = /(?<![\p{L}²])[\p{L}²]{1,16}(?:2\p{L}{1,4})?(?=\s*\()/gu

const SPELLINGS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.keys(CHANCE_FUNCTIONS).map(name => [name, name])),
  ...CHANCE_SPELLINGS,
  ...DATA_SPELLINGS,
  ...Object.fromEntries(DATA_FUNCTIONS.map(name => [name, name])),
  fnint: 'integral',
  integrate: 'integral',
  nderiv: 'derivative',
  diff: 'derivative',
  sum: 'sum',
  asin: 'arcsin',
  acos: 'arccos',
  atan: 'arctan',
  asinh: 'arsinh',
  acosh: 'arcosh',
  atanh: 'artanh'
}

function ofFunction(word: string): string {
  const low = word.toLowerCase()
  return (Object.hasOwn(SPELLINGS, low) ? SPELLINGS[low] : undefined) ?? word
}

/**
 * A line as the parser knows it: "line 5" and "ans" as names of one sign, [[1], [2]] as the column [1; 2], and functions
 * under one of their spellings: normalCdf( is normcdf(.
 */
export const spelt = (text: string): string =>
  withCalls(withProducts(text))
    .replaceAll(/\blist\s*(\d{1,2})(?!\d)/giu, 'list_{$1}')
    .replaceAll(/\bline\s*(\d{1,4})(?!\d)/giu, 'L_{$1}')
    .replaceAll(/\bans\b/giu, 'ans')
    .replaceAll(CALLED, ofFunction)
    .replaceAll(COLUMN, (_, rows: string) => `[${rows.replaceAll(/[[\]]/g, '').replaceAll(',', ';')}]`)
