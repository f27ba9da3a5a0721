interface Timed {
  readonly text: string
  readonly startSecond: number
  readonly endSecond: number
}

/** A word stands right behind the one before it, or begins within this many signs: a word between may have no time. */
const NEXT = 3
const NEAR = 40
/** Times of words lie this far outside those of their segment. */
const LOOSE = 1

/**
 * Where in the text of each segment its words stand and when they are said. The two lists of a provider name no place in
 * one another; a word that is not found in its order is left out, and the words around it carry it.
 */
export function wordTimes(
  segments: readonly { readonly start: number; readonly end: number; readonly text: string }[],
  words: readonly Timed[]
): (readonly [sign: number, second: number])[][] {
  let next = 0
  return segments.map(({ start, end, text }) => {
    const found: (readonly [number, number])[] = []
    const low = text.toLowerCase()
    let from = 0
    for (; next < words.length; next += 1) {
      const word = words[next]
      const wanted = word?.text.trim().toLowerCase() ?? ''
      const at = wanted === '' ? -1 : placeOf(wanted, low, from)
      const second = word?.startSecond ?? Number.NaN
      if (second > end + LOOSE || (at === -1 && second >= end)) break
      if (at === -1 || !(second >= start - LOOSE)) continue
      const last = found.at(-1)?.[1] ?? start
      found.push([at, Math.max(last, second)])
      from = at + wanted.length
    }
    return found
  })
}

function placeOf(wanted: string, text: string, from: number): number {
  for (let at = text.indexOf(wanted, from); at !== -1 && at - from <= NEAR; at = text.indexOf(wanted, at + 1))
    if (at - from <= NEXT || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return at
  return -1
}
