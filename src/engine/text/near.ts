import { stemOf } from '#engine/text/stem.ts'
import { SAME_WORDS } from '#engine/text/tables/same-words.ts'
import { lemmaOf } from '#engine/text/tables/irregular.ts'

/** Everyday forms of a direction: they stand for the word itself, opposites and all. */
const DIRECTIONS: Readonly<Record<string, string>> = {
  increase: 'go up, come up, shoot up, move up, get big, get bigger, get high, get higher, build up, pick up, speed up',
  decrease:
    'go down, come down, move down, get small, get smaller, get low, get lower, slow down, cut down, cut back, die down',
  fewer: 'not as many, not so many, not that many, not enough, hardly any, no longer as many',
  less: 'not as much, not so much, not that much, hardly any, hardly anything',
  expensive: 'cost more, cost a lot, cost too much',
  cheap: 'cost less, not cost as much, not expensive'
}

export const rootOf = (lower: string): string => stemOf(lemmaOf(lower))

const GROUPS = SAME_WORDS.split('|').map(group => group.split(',').map(one => one.trim().replace(/\s+/g, ' ')))
const keyOf = (entry: string): string => entry.split(' ').map(rootOf).join(' ')

/** A phrase as stems, and the word it counts as. */
export interface Phrase {
  readonly stems: readonly string[]
  readonly key: string
}

const phrases = new Map<string, Phrase[]>()
const groupsOf = new Map<string, Set<number>>()

function learn(entry: string, key: string): void {
  const stems = entry.split(' ').map(rootOf)
  const [first = ''] = stems
  if (stems.length > 1) phrases.set(first, [...(phrases.get(first) ?? []), { stems, key }])
}

for (const [at, group] of GROUPS.entries())
  for (const entry of group) {
    const key = keyOf(entry)
    groupsOf.set(key, new Set([...(groupsOf.get(key) ?? []), at]))
    learn(entry, key)
  }
for (const [word, list] of Object.entries(DIRECTIONS))
  for (const [entry = ''] of list.split(',').map(one => [one.trim()])) learn(entry, stemOf(word))

/** Phrases that may begin with a stem. */
export const phrasesFrom = (stem: string): readonly Phrase[] => phrases.get(stem) ?? []

/** Whether two words, or phrases, stand in one group of those that say nearly the same. */
export function isNear(one: string, other: string): boolean {
  const [left, right] = [groupsOf.get(one), groupsOf.get(other)]
  return left !== undefined && right !== undefined && !left.isDisjointFrom(right)
}
