const ROOM = 0.08

/** The least and the greatest with some room around; null for nothing. */
export function endsOf(values: readonly number[], leftOut: number): readonly [number, number] | null {
  const sorted = values.filter(Number.isFinite).toSorted((a, b) => a - b)
  const skipped = Math.floor(sorted.length * leftOut)
  const [least, most] = [sorted[0], sorted.at(-1)]
  if (least === undefined || most === undefined) return null
  const [low = least, high = most] = [sorted[skipped], sorted[sorted.length - 1 - skipped]]
  // A curve without poles is shown whole.
  const [from, to] = most - least > 4 * (high - low) ? [low, high] : [least, most]
  const room = (to - from) * ROOM || 1
  return [from - room, to + room]
}
