/** What is felt of a topic while nobody has said. */
const UNSAID = 3
/** From so many marks on that are not won back, a topic counts two steps less. */
const MANY = 3

/** Confidence from 1 to 5, lower while marks lost in the topic are still to be won back: its sessions come earlier. */
export function feltWithLosses(confidence: number | null, open: number): number | null {
  if (open <= 0) return confidence
  return Math.max(1, (confidence ?? UNSAID) - (open >= MANY ? 2 : 1))
}
