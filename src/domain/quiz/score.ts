import type { Given, ScoredItem } from '#domain/quiz/item.ts'
import { isAnswered } from '#domain/quiz/item.ts'
import { likenessOf } from '#domain/quiz/same-answer.ts'
import { plainWords, readNumber } from '#domain/quiz/typed-words.ts'

/** `open`: only the student can say (own words, or a part of what was wanted). `unit`: the number is right, what it counts is not. */
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
const OPEN: Score = { verdict: 'open', share: 0 }

const isMathsLike = (text: string): boolean => /[\d=^√$\\+×÷/]/.test(text)

/** "a^x ln a" for "$a^x \\ln a$", "Rs" for "$R_s$": the same signs, without what only sets them. */
const signsOf = (text: string): string => text.replaceAll(/[$\\{}_\s]/g, '').replaceAll('−', '-')

function scoreWords(
  item: ScoredItem & { readonly answers: readonly string[] },
  text: string,
  compare: CompareMaths
): Score {
  const likeness = item.answers.map(answer => likenessOf(answer, text))
  if (likeness.includes('same')) return RIGHT
  if (item.answers.some(answer => answer.includes('$') && signsOf(answer) === signsOf(text))) return RIGHT
  if (item.answers.some(answer => isMathsLike(answer) && compare(answer, text, item.question) === 'same')) return RIGHT
  if (likeness.includes('spelling')) return { ...RIGHT, because: 'spelling' }
  return likeness.includes('part') ? OPEN : WRONG
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
      return OPEN
    case 'matching':
      if (given.kind !== 'pairs') return WRONG
      return scoreShare(item.pairs.filter((at, left) => given.pairs[left] === at).length, item.pairs.length)
    case 'ordering':
      if (given.kind !== 'order') return WRONG
      return scoreShare(item.order.filter((at, place) => given.order[place] === at).length, item.order.length)
  }
}
