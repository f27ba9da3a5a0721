import type { KeyPress } from '#tools/notetaker/review/keys/review-keys.ts'
import type { Confidence } from '#domain/quiz/calibration.ts'

export type QuizKey =
  | { readonly kind: 'choose'; readonly at: number }
  | { readonly kind: 'confidence'; readonly word: Confidence }
  | { readonly kind: 'on' }
  | { readonly kind: 'card' }
  | { readonly kind: 'wrong' }

const CONFIDENCE_KEYS: ReadonlyMap<string, Confidence> = new Map([
  ['g', 'guess'],
  ['t', 'think'],
  ['s', 'sure']
])

/** What a key means to a question before (`ask`) and after its solution was shown; Enter belongs to a focused button. */
export function readQuizKey(
  press: KeyPress,
  place: 'card' | 'control' | 'elsewhere',
  face: 'ask' | 'shown'
): QuizKey | null {
  if (place === 'elsewhere' || press.repeat || press.isComposing) return null
  if (press.ctrlKey || press.metaKey || press.altKey) return null
  const key = press.key.toLowerCase()
  if (key === 'enter') return place === 'card' ? { kind: 'on' } : null
  const at = 'abcdefghi'.includes(key) && key.length === 1 ? key.charCodeAt(0) - 97 : Number(key) - 1
  if (face === 'shown') {
    if (key === 'c') return { kind: 'card' }
    if (key === 'x') return { kind: 'wrong' }
    return /^[12]$/.test(key) ? { kind: 'choose', at } : null
  }
  const word = CONFIDENCE_KEYS.get(key)
  if (word) return { kind: 'confidence', word }
  return /^[a-d1-4]$/.test(key) ? { kind: 'choose', at } : null
}
