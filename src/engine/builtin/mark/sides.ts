import { sameWord, wordsWithPlaces, type Word } from '#engine/builtin/mark/tokens.ts'

/** What ties two sides together, and which way round: "A is above B" is "B is below A". */
const TIES: readonly (readonly [kind: string, way: 1 | -1, pattern: RegExp])[] = [
  ['place', 1, /\b(?:over|above|on top of)\b/giu],
  ['place', -1, /\b(?:under|underneath|below|beneath)\b/giu],
  [
    'size',
    1,
    /\b(?:more|greater|higher|larger|bigger|faster|stronger|heavier|longer|hotter|better)(?:\s\p{L}+){0,3}\sthan\b|\bexceeds?\b/giu
  ],
  ['size', -1, /\b(?:less|fewer|lower|smaller|slower|weaker|lighter|shorter|colder|worse)(?:\s\p{L}+){0,3}\sthan\b/giu],
  ['cause', 1, /\b(?:causes?|caused(?! by)|leads? to|led to|results? in|resulted in)\b/giu],
  ['cause', -1, /\b(?:because(?: of)?|due to|caused by|as a result of)\b/giu]
]

interface Sides {
  readonly kind: string
  readonly left: readonly Word[]
  readonly right: readonly Word[]
}

const without = (some: readonly Word[], others: readonly Word[]): Word[] =>
  some.filter(word => !others.some(other => sameWord(word, other)))

/** The words that stand on one side only, sides put the same way round. */
function sidesOf(sentence: string): Sides[] {
  const words = wordsWithPlaces(sentence)
  return TIES.flatMap(([kind, way, pattern]) =>
    [...sentence.matchAll(pattern)].map(match => {
      const before = words.filter(word => word.end <= match.index)
      const after = words.filter(word => word.start >= match.index + match[0].length)
      const [one, two] = [without(before, after), without(after, before)]
      return { kind, left: way === 1 ? one : two, right: way === 1 ? two : one }
    })
  )
}

/** A sentence of an answer with its ties. */
export interface Told {
  readonly start: number
  readonly end: number
  readonly sides: readonly Sides[]
}

export const toldIn = (answer: string): Told[] =>
  [...answer.matchAll(/[^.!?\n]+/gu)].map(match => ({
    start: match.index,
    end: match.index + match[0].length,
    sides: sidesOf(match[0])
  }))

const shared = (some: readonly Word[], wanted: readonly Word[]): number =>
  wanted.filter(word => some.some(other => sameWord(word, other))).length

/** The sentences that say a point the wrong way round: the effect as the cause, the smaller as the larger. */
export function turnedRound(point: string, told: () => readonly Told[]): readonly Told[] {
  const wanted = sidesOf(point)
  const [only] = wanted
  if (!only || wanted.length > 1) return []
  return told().filter(({ sides }) =>
    sides.some(({ kind, left, right }) => {
      const [toRight, toLeft] = [shared(left, only.right), shared(right, only.left)]
      const straight = shared(left, only.left) + shared(right, only.right)
      return kind === only.kind && toRight > 0 && toLeft > 0 && toRight + toLeft > straight
    })
  )
}
