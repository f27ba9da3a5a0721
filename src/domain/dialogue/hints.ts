import { givesAway, newWords, wordsIn } from '#domain/dialogue/gives-away.ts'
import type { DialogueItem } from '#domain/dialogue/item.ts'

/** Of a longer point its length helps nobody. */
const COUNTED = 6

/** From far to near; after the last comes the answer itself. */
export const RUNGS = ['so-far', 'shape', 'gaps', 'letters'] as const
export type Rung = (typeof RUNGS)[number]

export type Hint =
  /** Where to begin: the student's last right line, and the place of the notes where that tells nothing. */
  | { readonly kind: 'so-far'; readonly line: string | null; readonly left: number; readonly place: string }
  /** How long the next point is. */
  | { readonly kind: 'shape'; readonly words: number; readonly hasNumber: boolean }
  /** The next point with all that is new in it left out. */
  | { readonly kind: 'gaps'; readonly text: string }
  /** The same with the first letters of its words. */
  | { readonly kind: 'letters'; readonly text: string }

export interface HintTask {
  readonly item: DialogueItem
  /** Points that are still missing, in order. */
  readonly missing: readonly string[]
  /** What is known: the question and all that the student wrote. */
  readonly known: string
  /** The student's last right line. */
  readonly line: string | null
}

const GAP = '_____'
/** Of shorter words the first letter is half the word. */
const LETTERS = 3

const letters = (word: string): string => {
  const signs = Array.from(word)
  return signs.length < LETTERS || /\p{N}/u.test(word)
    ? '·'.repeat(signs.length)
    : (signs[0] ?? '') + '·'.repeat(signs.length - 1)
}

function hide(point: string, known: string, put: (word: string) => string): string {
  const fresh = new Set(newWords(point, known))
  const isFresh = (word: string): boolean => wordsIn(word).some(one => fresh.has(one))
  return point.replaceAll(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+)?/gu, word => (isFresh(word) ? put(word) : word))
}

/** Only gaps and the words between them that any sentence has: it would help nobody. */
const isBare = (text: string): boolean => newWords(text.replaceAll(GAP, ''), '').length === 0 && !/[=+×÷]/.test(text)

/** Who asks why wants no year: the numbers of its answer are told freely. */
const knownFor = ({ item, missing, known }: HintTask): string =>
  /^(?:why|how come|explain why)\b/i.test(item.question)
    ? [known, ...missing.flatMap(point => point.match(/\d+/g) ?? [])].join('\n')
    : known

/** The hint of one rung; null where it would say nothing, or too much. */
export function hintAt(rung: Rung, task: HintTask): Hint | null {
  const { item, missing, line } = task
  const known = knownFor(task)
  const [point = ''] = missing
  const isSafe = (text: string): boolean => !missing.some(one => givesAway(text, one, known))
  if (rung === 'so-far') {
    const place = isSafe(item.place) ? item.place : ''
    return { kind: rung, line, left: missing.length, place }
  }
  if (rung === 'shape') {
    const words = point.split(/\s+/).length
    if (words > COUNTED) return null
    return { kind: rung, words, hasNumber: /\d/.test(newWords(point, known).join(' ')) }
  }
  const text = hide(point, known, rung === 'gaps' ? () => GAP : letters)
  if (!isSafe(text) || (rung === 'gaps' ? isBare(text) : !/[\p{L}]·/u.test(text))) return null
  return { kind: rung, text }
}

/** The next hint above `after`, or null where only the answer is left. */
export function nextHint(after: Rung | null, task: HintTask): Hint | null {
  for (const rung of RUNGS.slice(after === null ? 0 : RUNGS.indexOf(after) + 1)) {
    const hint = hintAt(rung, task)
    if (hint) return hint
  }
  return null
}
