import { ASPECTS, isNounPhrase, MEANING, PARTICIPLE, frameOf, REMARK } from '#engine/builtin/makers/table-heads.ts'
import type { Casing } from '#engine/builtin/text/casing.ts'
import { isCommon } from '#engine/builtin/text/common.ts'
import { wordCount, wordsOf } from '#engine/builtin/text/words.ts'

const ASPECT =
  /^(?:(?:main|key|chief|total|average) )?(?:starts?|ends?|begins?|beginning|results?|outcomes?|aims?|purpose|origin|value|limitations?|limits?|causes?|effects?|problems?|leaders?|population|area|size|cost|speed|colour|examples?|features?|structure|function|location|place|date|when|where|who|whom|why|how|what|if|method|strengths?|weakness(?:es)?|advantages?|disadvantages?|uses?|type|kind|number|members?|source|tone|theme|against|for|benefits?|risks?|deliver\w+|made of|used for|found in|good|bad|pros?|cons?|plus|minus|definition|meaning|role|unit|formula)\b/i

/** "Result", "Population", "Storage cost": something that is said of a thing, not a thing. */
export function isAspect(text: string): boolean {
  // "Source A", "Town K": one of several things.
  if (/\s\p{Lu}$/u.test(text.trim())) return false
  const words = wordsOf(text.replace(/\([^)]*\)/g, ''))
  return ASPECT.test(text.trim()) || isCommon(words.at(-1) ?? '')
}

/** Whether a table has the things in its head and what is said of them down its first column. */
export function hasThingsAbove(header: readonly string[], names: readonly string[]): boolean {
  const corner = header[0]?.trim() ?? ''
  // "Stage", "Indicator": the things stand below it.
  if (/\p{L}{3}/u.test(corner) && !ASPECTS.test(corner)) return false
  const share = (texts: readonly string[]): number => texts.filter(isAspect).length / Math.max(1, texts.length)
  return names.length >= 2 && share(names) >= 0.5 && share(names) > share(header.slice(1))
}

const OPPOSITE = [
  'push|pull',
  'primary|secondary',
  'short|long',
  'internal|external',
  'positive|negative',
  'natural|human',
  'physical|human',
  'causes?|effects?',
  'before|after',
  'then|now',
  'economic|social',
  'for|against',
  'yes|no',
  'social|environmental',
  'mitigation|adaptation',
  'hard|soft',
  'local|global'
].map(pair => {
  const [a = '', b = ''] = pair.split('|')
  return [new RegExp(`^${a}\\b`, 'i'), new RegExp(`^${b}\\b`, 'i')] as const
})

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** Two columns of which neither names the other: what stands side by side has nothing to do with each other. */
export function isParallel(header: readonly string[], rows: readonly (readonly string[])[], casing: Casing): boolean {
  const [left = '', right = ''] = header.map(head => head.trim())
  if (header.length !== 2) return false
  if (OPPOSITE.some(([a, b]) => (a.test(left) && b.test(right)) || (b.test(left) && a.test(right)))) return true
  const isSaid = (head: string): boolean =>
    MEANING.test(head) ||
    REMARK.test(head) ||
    PARTICIPLE.test(head) ||
    frameOf(head) !== 'neutral' ||
    !isNounPhrase(head)
  const isName = (head: string): boolean => /^\p{Lu}\p{L}+ \p{Lu}/u.test(head) && casing.inside(head) === head
  const long = (at: number): number => median(rows.map(row => wordCount(row[at] ?? '')))
  return !isSaid(right) && isName(left) === isName(right) && isName(left) && long(0) >= 3 && long(1) >= 2
}
