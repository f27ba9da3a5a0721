/** A turn as far as the shape of a conversation needs it: each answers one before it, and several may answer the same. */
export interface Grown {
  readonly id: string
  readonly parentId: string | null
}

export interface Step<Turn> {
  readonly turn: Turn
  /** The turns in this place, oldest first, this one among them. */
  readonly siblings: readonly string[]
}

const byId = (one: Grown, other: Grown): number => (one.id < other.id ? -1 : 1)

/** The newest turn that grew from `id`, by way of the newest at each fork; `id` itself where nothing did. */
function leafFrom(id: string, children: ReadonlyMap<string | null, readonly Grown[]>): string {
  const seen = new Set<string>()
  let last = id
  for (;;) {
    seen.add(last)
    const next = children.get(last)?.findLast(child => !seen.has(child.id))
    if (!next) return last
    last = next.id
  }
}

function childrenOf<Turn extends Grown>(turns: readonly Turn[]): Map<string | null, Turn[]> {
  const known = new Set(turns.map(({ id }) => id))
  // A turn whose parent has not arrived yet from another device begins a line of its own.
  const parentOf = ({ parentId }: Turn): string | null => (parentId !== null && known.has(parentId) ? parentId : null)
  return Map.groupBy(turns.toSorted(byId), parentOf)
}

/** The newest end of the branch through `id`: where to go on when the student turns to it. */
export function tipThrough(turns: readonly Grown[], id: string): string {
  return leafFrom(id, childrenOf(turns))
}

/** The conversation through `tipId` to its end, first turn first; the newest one where the tip is not there. */
export function branchOf<Turn extends Grown>(turns: readonly Turn[], tipId: string | null): Step<Turn>[] {
  const children = childrenOf(turns)
  const byOwnId = new Map(turns.map(turn => [turn.id, turn]))
  const start = byOwnId.get(tipId ?? '') ?? turns.toSorted(byId).at(-1)
  if (!start) return []
  const steps: Step<Turn>[] = []
  const seen = new Set<string>()
  for (let turn = byOwnId.get(leafFrom(start.id, children)); turn && !seen.has(turn.id);) {
    seen.add(turn.id)
    const parent: Turn | undefined = byOwnId.get(turn.parentId ?? '')
    steps.push({ turn, siblings: (children.get(parent?.id ?? null) ?? []).map(({ id }) => id) })
    turn = parent
  }
  return steps.reverse()
}

/**
 * After which turn something is said that was typed after `seen`: where another tab or device has gone on from there
 * since, after the end of that.
 */
export function endAfter(turns: readonly Grown[], tipId: string | null, seen: string | null): string | null {
  const steps = branchOf(turns, tipId)
  const isOnIt = seen === null || steps.some(({ turn }) => turn.id === seen)
  return isOnIt ? (steps.at(-1)?.turn.id ?? seen) : seen
}
