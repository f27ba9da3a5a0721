/** A planned block as it is stored. */
export interface Stored {
  readonly id: string
  readonly day: string
  readonly start: number
  readonly minutes: number
  readonly pinned: boolean
  /** A UUIDv7: the later plan has the greater one. */
  readonly planId: string | null
}

const overlap = (a: Stored, b: Stored): boolean =>
  a.day === b.day && a.start < b.start + b.minutes && b.start < a.start + a.minutes

const isOther = (one: Stored, other: Stored): boolean => !one.pinned && !other.pinned && one.planId !== other.planId

/** Pinned ones stand before planned ones, those of the later plan before those of an earlier one. */
function byStanding(a: Stored, b: Stored): number {
  if (a.pinned !== b.pinned) return a.pinned ? -1 : 1
  const [first, second] = [a.planId ?? '', b.planId ?? '']
  return first === second ? (a.id < b.id ? -1 : 1) : first > second ? -1 : 1
}

/**
 * Of planned blocks that came together from devices which could not know of each other, those whose time another
 * plan's block has: the same on every device. They are not shown and the next plan finds them another time. What the
 * student moved onto another block hides nothing: both are shown, side by side.
 */
export function doubled(blocks: readonly Stored[]): ReadonlySet<string> {
  const found = new Set<string>()
  for (const all of Map.groupBy(blocks, block => block.day).values()) {
    const standing: Stored[] = []
    for (const block of all.toSorted(byStanding))
      if (standing.some(one => isOther(one, block) && overlap(one, block))) found.add(block.id)
      else standing.push(block)
  }
  return found
}
