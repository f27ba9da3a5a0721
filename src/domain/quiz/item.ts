interface Common {
  readonly key: string
  readonly question: string
}

/** A quiz item as far as its score needs it; the engine's items (contract/engine/quiz.ts) have this shape. */
export type ScoredItem = Common &
  (
    | { readonly type: 'choice'; readonly options: readonly { readonly text: string; readonly correct: boolean }[] }
    | { readonly type: 'true-false'; readonly answer: boolean }
    | { readonly type: 'cloze' | 'short'; readonly answers: readonly string[] }
    | {
        readonly type: 'matching'
        readonly left: readonly string[]
        readonly right: readonly string[]
        readonly pairs: readonly number[]
      }
    | { readonly type: 'ordering'; readonly items: readonly string[]; readonly order: readonly number[] }
    | { readonly type: 'numeric'; readonly value: number; readonly tolerance: number; readonly unit: string }
  )

/** What a student gave. Places are those of the item's own lists, as the engine put them. */
export type Given =
  | { readonly kind: 'choice'; readonly at: number }
  | { readonly kind: 'truth'; readonly is: boolean }
  | { readonly kind: 'text'; readonly text: string }
  /** The place in `right` chosen for each of `left`; null is still open. */
  | { readonly kind: 'pairs'; readonly pairs: readonly (number | null)[] }
  | { readonly kind: 'order'; readonly order: readonly number[] }

/** Characters of one typed answer: said under the field, so that nobody meets it unawares. */
export const LONGEST_ANSWER = 3000

const isPlace = (value: unknown, length: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < length

const isArrayOf = (value: unknown, length: number): value is unknown[] =>
  Array.isArray(value) && value.length === length

/** An answer as it was stored, or null where there is none that fits the item: another version may have written it. */
export function readGiven(item: ScoredItem, value: Readonly<Record<string, unknown>> | null): Given | null {
  if (value === null) return null
  switch (item.type) {
    case 'choice':
      return isPlace(value['at'], item.options.length) ? { kind: 'choice', at: value['at'] } : null
    case 'true-false':
      return typeof value['is'] === 'boolean' ? { kind: 'truth', is: value['is'] } : null
    case 'matching': {
      const pairs = value['pairs']
      const isRead =
        isArrayOf(pairs, item.left.length) && pairs.every(at => at === null || isPlace(at, item.right.length))
      return isRead ? { kind: 'pairs', pairs } : null
    }
    case 'ordering': {
      const order = value['order']
      const { length } = item.items
      const isRead =
        isArrayOf(order, length) && order.every(at => isPlace(at, length)) && new Set(order).size === length
      return isRead ? { kind: 'order', order } : null
    }
    default:
      return typeof value['text'] === 'string' ? { kind: 'text', text: value['text'] } : null
  }
}

/** Something that can be checked: an empty field and a row of open pairs are not. */
export function isAnswered(given: Given | null): given is Given {
  if (given === null) return false
  if (given.kind === 'text') return given.text.trim() !== '' && given.text.length <= LONGEST_ANSWER
  return given.kind !== 'pairs' || given.pairs.some(at => at !== null)
}
