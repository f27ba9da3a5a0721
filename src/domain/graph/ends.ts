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

/** Widths of what is of interest that lie to both sides of it. */
const BESIDE = 2

/** Narrower around roots, turning points and meetings that would be one heap; the same where they are spread out. */
export function closerEnds(from: number, to: number, places: readonly number[]): readonly [number, number] {
  const inside = places.filter(place => place >= from && place <= to)
  const [low, high] = [Math.min(...inside), Math.max(...inside)]
  const wide = high - low
  if (!(wide > 0) || wide * (1 + 2 * BESIDE) >= to - from) return [from, to]
  return [low - BESIDE * wide, high + BESIDE * wide]
}
