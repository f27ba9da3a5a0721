import type { Given, ScoredItem } from '#domain/quiz/item.ts'
import { isAnswered } from '#domain/quiz/item.ts'

/** `open`: only the student can say (own words). `unit`: the number is right, what it counts is not. */
export type Verdict = 'right' | 'part' | 'wrong' | 'blank' | 'open'

export interface Score {
  readonly verdict: Verdict
  /** 0 to 1. */
  readonly share: number
  readonly because?: 'unit' | 'spelling'
}

/** Two answers compared as mathematics: whether they have the same value, or null where that is not maths. */
export type CompareMaths = (wanted: string, given: string, question: string) => 'same' | 'unit' | 'other' | null

const RIGHT: Score = { verdict: 'right', share: 1 }
const WRONG: Score = { verdict: 'wrong', share: 0 }

/** Case, accents' form, punctuation, articles and double spaces do not matter. */
export function plainWords(text: string): string {
  const words = text
    .normalize('NFKC')
    .toLocaleLowerCase('en-GB')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}\p{S}.\-/]+/gu, ' ')
    .replaceAll(/\.(?=\s|$)/g, ' ')
    .trim()
  return words.replace(/^(?:the|an|a)\s+/, '').replaceAll(/\s+/g, ' ')
}

/** One letter more, less, other, or two swapped. */
export function isOneSlip(one: string, two: string): boolean {
  if (one === two || Math.abs(one.length - two.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === two[start]) start += 1
  const [left, right] = [one.slice(start), two.slice(start)]
  const isSwap = left.length === right.length && left[0] === right[1] && left[1] === right[0]
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (isSwap && left.slice(2) === right.slice(2))
  )
}

const LONG_ENOUGH_FOR_A_SLIP = 6
const isMathsLike = (text: string): boolean => /[\d=^√$\\+×÷/]/.test(text)

function scoreWords(
  item: ScoredItem & { readonly answers: readonly string[] },
  text: string,
  compare: CompareMaths
): Score {
  const given = plainWords(text)
  const wanted = item.answers.map(plainWords)
  if (wanted.includes(given)) return RIGHT
  if (item.answers.some(answer => isMathsLike(answer) && compare(answer, text, item.question) === 'same')) return RIGHT
  // A digit is never a slip of the pen: 1947 is not 1948.
  const isSlip = wanted.some(
    word => word.length >= LONG_ENOUGH_FOR_A_SLIP && !/\d/.test(word + given) && isOneSlip(word, given)
  )
  return isSlip ? { ...RIGHT, because: 'spelling' } : WRONG
}

const NUMBER = /^[-+−]?(?:\d{1,3}(?:[, \u00a0\u202f]\d{3})+|\d+)?(?:\.\d+)?(?:e[-+]?\d+)?/iu

/** "12,000 people" is 12000 and "people"; null where it does not begin with a number. */
export function readNumber(text: string): { readonly value: number; readonly rest: string } | null {
  const trimmed = text.trim().replace(/^[£$€]\s*/, '')
  const digits = NUMBER.exec(trimmed)?.[0] ?? ''
  if (!/\d/.test(digits)) return null
  const value = Number(digits.replaceAll(/[, \u00a0\u202f]/g, '').replace('−', '-'))
  return Number.isFinite(value) ? { value, rest: trimmed.slice(digits.length).trim() } : null
}

function scoreNumber(item: ScoredItem & { readonly type: 'numeric' }, text: string, compare: CompareMaths): Score {
  const { value, tolerance, unit } = item
  const read = readNumber(text)
  const isNear = read !== null && Math.abs(read.value - value) <= tolerance + Math.abs(value) * 1e-9
  const isSameUnit = read !== null && (read.rest === '' || plainWords(read.rest) === plainWords(unit))
  if (read && isSameUnit) return isNear ? RIGHT : WRONG
  const wanted = `${value}${tolerance > 0 ? ` ± ${tolerance}` : ''} ${unit}`.trim()
  const found = compare(wanted, text, item.question)
  if (found === 'same') return RIGHT
  // The unit stands beside the field: a number with other words behind it says something else.
  if (found === 'unit' || (isNear && unit !== '')) return { ...WRONG, because: 'unit' }
  return isNear && unit === '' ? RIGHT : WRONG
}

function scoreShare(right: number, all: number): Score {
  if (right === all) return RIGHT
  return right === 0 ? WRONG : { verdict: 'part', share: right / all }
}

/** What an answer is worth. Pure; own words are `open` until the student decides. */
export function scoreOf(item: ScoredItem, given: Given | null, compare: CompareMaths): Score {
  if (!isAnswered(given)) return { verdict: 'blank', share: 0 }
  switch (item.type) {
    case 'choice':
      return given.kind === 'choice' && item.options[given.at]?.correct ? RIGHT : WRONG
    case 'true-false':
      return given.kind === 'truth' && given.is === item.answer ? RIGHT : WRONG
    case 'cloze':
      return given.kind === 'text' ? scoreWords(item, given.text, compare) : WRONG
    case 'numeric':
      return given.kind === 'text' ? scoreNumber(item, given.text, compare) : WRONG
    case 'short':
      return { verdict: 'open', share: 0 }
    case 'matching':
      if (given.kind !== 'pairs') return WRONG
      return scoreShare(item.pairs.filter((at, left) => given.pairs[left] === at).length, item.pairs.length)
    case 'ordering':
      if (given.kind !== 'order') return WRONG
      return scoreShare(item.order.filter((at, place) => given.order[place] === at).length, item.order.length)
  }
}
