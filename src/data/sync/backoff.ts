const FIRST = 500
const LONGEST = 30_000

/** Milliseconds until the next try after so many failures: doubling, with jitter so that a class does not come at once. */
export function backoff(failures: number, retryAfter: number | null, random: () => number): number {
  const ceiling = Math.min(LONGEST, FIRST * 2 ** failures)
  const own = Math.max(FIRST, ceiling * (0.5 + random() / 2))
  return retryAfter === null ? own : Math.max(own, retryAfter + random() * FIRST)
}
