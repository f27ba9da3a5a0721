/** Numbers in [0, 1) that depend on the seed alone (mulberry32). */
export type Random = () => number

export function randomOf(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const found = items.map(item => ({ item, at: random() }))
  return found.sort((a, b) => a.at - b.at).map(one => one.item)
}

/** `count` numbers below `sides`, each as often as the others to within one, in no order one could guess. */
export function deal(count: number, sides: number, random: Random): number[] {
  const first = Math.floor(random() * sides)
  return shuffled(
    Array.from({ length: count }, (_, at) => (at + first) % sides),
    random
  )
}
