/** Fewer answers say nothing about a pace. */
const ENOUGH = 20
/** A card left open while the student was away is not studying. */
const LONGEST_MS = 120_000

/** Minutes for so many cards at the pace of the student's last answers, or null while there are too few of them. */
export function minutesFor(cards: number, durationsMs: readonly number[]): number | null {
  if (cards === 0 || durationsMs.length < ENOUGH) return null
  const total = durationsMs.reduce((sum, duration) => sum + Math.min(duration, LONGEST_MS), 0)
  return Math.max(1, Math.round((cards * total) / durationsMs.length / 60_000))
}
