import { isSpecific } from '#engine/text/rarity.ts'
import { stemOf } from '#engine/text/stem.ts'
import type { Span } from '#engine/builtin/gaps/spans.ts'
import { isNoun, type Unit } from '#engine/builtin/gaps/units.ts'

/** Whole parts of the world: as the place where something happened they are guessed, and seldom the point. */
const BROAD =
  /^(?:Europe|Africa|Asia|America|North America|South America|Britain|Great Britain|England|the West|the East|Western Europe)$/
const AT_PLACE = /^(?:in|of|from|across|to|throughout|over|into|around|for|all|within|outside)$/

/** "parts of Europe", "In Britain": where, not what. */
export function isBroadPlace(units: readonly Unit[], { from, to }: Span): boolean {
  const words = units
    .slice(from, to + 1)
    .map(one => one.text)
    .join(' ')
  const before = units[from - 1]?.lower === 'the' ? units[from - 2] : units[from - 1]
  return (
    (BROAD.test(words) && AT_PLACE.test(before?.lower ?? '')) ||
    (words === 'Earth' && /^['’]s$/.test(units[to + 1]?.text ?? ''))
  )
}

/** "Vitamin C (ascorbic acid)", "the Working Men's Association": its other name stands beside it, or its first half. */
export function isGivenAway(units: readonly Unit[], { from, to }: Span): boolean {
  const [next, inside] = [units[to + 1], units[to + 2]]
  if (next?.text === '(' && /^\p{Ll}{4,}/u.test(inside?.text ?? '') && isNoun(units[to + 3])) return true
  return (
    /^['’]s?$/.test(units[from - 1]?.text ?? '') &&
    /^\p{Lu}/u.test(units[from - 2]?.text ?? '') &&
    /^(?:the|\p{Lu}.*)$/iu.test(units[from - 3]?.text ?? '')
  )
}

/** Says how much, and belongs to no term of two everyday words. */
const MEASURE =
  /^(?:large|small|big|huge|tiny|high|higher|low|lower|long|longer|short|hot|hotter|cold|new|old|many|few|long-range|thick|thin|wide|bulky|heavy|light|hard|soft|good|bad|great|bright|dark|factory|wet|dry)$/

/** "terrible pestilence", "a hot oven": with an everyday adjective before it, many a word would do. */
export function isEveryday(units: readonly Unit[], { from, to }: Span, said: number): boolean {
  const head = units[to]
  if (!head || said > 2) return false
  const [first, before] = [units[from], units[from - 1]]
  if (from < to) return first !== undefined && MEASURE.test(first.lower) && !isSpecific(stemOf(head.lower))
  const isOpinion =
    /^(?:dark|terrible|awful|dreadful|beautiful|wonderful|sandy|sticky|sharp|rough|loud|quiet|warm|cool|wet|dry|dirty|clean|smooth|harsh|gentle|severe|brutal|bitter|sweet)$/
  return before?.pos === 'ADJ' && isOpinion.test(before.lower) && said < 2
}
