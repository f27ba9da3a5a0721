/** The places of a heaviest run that kept its order. */
function longestRun(ranks: readonly number[], weightOf: (index: number) => number): Set<number> {
  const best: { weight: number; before: number }[] = []
  let last = -1
  for (const [index, rank] of ranks.entries()) {
    let weight = 0
    let before = -1
    for (const [earlier, run] of best.entries())
      if ((ranks[earlier] ?? 0) < rank && run.weight > weight) [weight, before] = [run.weight, earlier]
    best.push({ weight: weight + weightOf(index), before })
    if ((best[index]?.weight ?? 0) > (best[last]?.weight ?? 0)) last = index
  }
  const run = new Set<number>()
  for (let index = last; index >= 0; index = best[index]?.before ?? -1) run.add(index)
  return run
}

/** What was moved between two lists: all but a longest run that kept its order; of equal runs the one with `rather`. */
function movedIn(was: readonly string[], now: readonly string[], rather: ReadonlySet<string>): Set<string> {
  const rankOf = new Map(was.map((key, index) => [key, index]))
  const common = now.filter(key => rankOf.has(key))
  const ranks = common.map(key => rankOf.get(key) ?? 0)
  if (ranks.every((rank, index) => index === 0 || rank > (ranks[index - 1] ?? 0))) return new Set()
  const run = longestRun(ranks, index => (rather.has(common[index] ?? '') ? 1 + 1 / (2 * common.length) : 1))
  return new Set(common.filter((_, index) => !run.has(index)))
}

/**
 * The order of two lists that grew from `base`: what either side moved or added stands behind what it stands behind
 * there. Of what both moved my place counts. Holds every key of either side.
 */
export function placesOf(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const movedThere = movedIn(base, theirs, new Set())
  // Where both moved alike there is nothing left to move.
  const isAlike = movedIn(mine, theirs, new Set()).size === 0
  const movedHere = isAlike ? new Set<string>() : movedIn(base, mine, movedThere)
  const order = theirs.filter(key => !movedHere.has(key))
  const placed = new Set(order)
  // What is new belongs to what it was written under; what was moved does not follow what the other side moved away.
  let [previous, still]: (string | undefined)[] = []
  for (const key of mine) {
    const anchor = movedHere.has(key) ? still : previous
    if (!placed.has(key)) order.splice(anchor === undefined ? 0 : order.indexOf(anchor) + 1, 0, key)
    previous = key
    if (movedHere.has(key) || !movedThere.has(key)) still = key
  }
  return order
}
