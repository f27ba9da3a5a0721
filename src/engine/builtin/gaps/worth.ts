import { isSpecific } from '#engine/text/rarity.ts'
import { stemOf } from '#engine/text/stem.ts'
import type { Candidate } from '#engine/builtin/candidate.ts'
import { isStopWord, wordCount, wordsOf } from '#engine/text/words.ts'

const GAP = /\{\{c1::(.+?)::(.+?)\}\}/
const BIAS = 1.01

interface Seen {
  readonly answer: string
  readonly hint: string
  readonly before: string
  readonly after: string
  readonly words: readonly string[]
}

/** What speaks for a gap and against it, in log odds: weights of a logistic model fitted on judged cards of looks one and two. */
const SIGNS: readonly (readonly [weight: number, (seen: Seen) => boolean])[] = [
  [-0.47, ({ hint }) => hint === 'term'],
  [0.33, ({ hint }) => hint === 'year'],
  [-0.12, ({ hint }) => hint === 'number'],
  [0.36, ({ words }) => words.length > 1 && /^\p{Ll}+(?:al|ic|ous|ive|ary|ar|ed|y|ing|ern)$/u.test(words[0] ?? '')],
  [0.13, ({ words }) => words.length > 1],
  [
    0.48,
    ({ before }) =>
      /\b(?:called|known as|described as|referred to as|named|termed)\s(?:an?\s|the\s)?[“"‘']?$/i.test(before)
  ],
  [0.47, ({ after }) => /^,\s(?:an?|the|or|which|who|known)\b/.test(after)],
  [0.35, ({ before, after }) => before.trim() === '' && /^\s\p{Ll}+s?\s/u.test(after)],
  [0.16, ({ before }) => before.trim() === ''],
  [-0.4, ({ before }) => /\([^)]*$/.test(before)],
  [0.21, ({ before, after }) => /,\s*(?:and\s|or\s)?$/.test(before) || /^\s*,/.test(after)],
  [-0.38, ({ before, after }) => /[?"“]|\b(?:you|your|we|let)\b/.test(before + after)],
  [0.27, ({ before, after }) => wordCount(before + after) > 18],
  [-0.46, ({ before, after }) => wordCount(before + after) < 7],
  [0.22, ({ before, after }) => /(?<![.!?] )(?<!^)\b\p{Lu}\p{Ll}+/u.test(`${before} ${after}`)],
  [-0.26, ({ hint, words }) => words.length === 1 && !/year|number/.test(hint) && !isSpecific(stemOf(words[0] ?? ''))],
  [0.19, ({ before, after }) => wordsOf(before + after).filter(word => !isStopWord(word)).length >= 13]
]

/** How likely only one word fits a gap and its sentence stands alone: 0 to 1. */
export function worthOf({ front }: Candidate): number {
  const [whole = '', answer = '', hint = ''] = GAP.exec(front) ?? []
  const at = front.indexOf(whole)
  const seen = {
    answer,
    hint,
    before: front.slice(0, at),
    after: front.slice(at + whole.length),
    words: wordsOf(answer)
  }
  const sum = SIGNS.reduce((all, [weight, holds]) => all + (holds(seen) ? weight : 0), BIAS)
  return 1 / (1 + Math.exp(-sum))
}
