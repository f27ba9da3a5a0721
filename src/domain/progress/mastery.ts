/** One thing a student did that shows what they know of a topic. */
export interface Evidence {
  readonly topicId: string
  readonly kind: 'review' | 'quiz' | 'mark'
  /** Share earned, 0 to 1: of the marks of an answer, of a quiz item, of a review (`reviewScore`). */
  readonly score: number
  /** ISO 8601 instant. */
  readonly at: string
}

export interface Mastery {
  /** 0 to 1. */
  readonly value: number
  /** How many pieces of evidence it stands on. */
  readonly count: number
}

/** With less than this nothing is claimed: "no data yet". */
export const LEAST_EVIDENCE = 5
/** Days after which a piece of evidence counts half. */
const HALF_LIFE = 30
/** A mark for own words says more than a choice, and a choice more than a card one grades oneself. Our own setting. */
const WEIGHTS = { review: 1, quiz: 2, mark: 3 } as const
const DAY = 86_400_000

/** A hard answer is right, but not sure. */
export function reviewScore(grade: 1 | 2 | 3 | 4): number {
  return grade === 1 ? 0 : grade === 2 ? 0.7 : 1
}

/** The mean of what was earned, recent and demanding evidence first; null below `LEAST_EVIDENCE`. */
export function masteryOf(evidence: readonly Omit<Evidence, 'topicId'>[], now: Date): Mastery | null {
  if (evidence.length < LEAST_EVIDENCE) return null
  let [earned, possible] = [0, 0]
  for (const { kind, score, at } of evidence) {
    const days = Math.max(0, now.getTime() - Date.parse(at)) / DAY
    const weight = WEIGHTS[kind] * 2 ** -(days / HALF_LIFE)
    earned += weight * Math.min(1, Math.max(0, score))
    possible += weight
  }
  // So old that every weight is 0 in floating point: nothing is known any more.
  return possible > 0 ? { value: Math.min(1, earned / possible), count: evidence.length } : null
}

/** A topic and those above it. Two devices can move topics into a circle: it ends where it began. */
function withParents(topicId: string, parentOf: ReadonlyMap<string, string | null>): Set<string> {
  const line = new Set<string>()
  for (let at: string | null = topicId; at !== null && !line.has(at); at = parentOf.get(at) ?? null) line.add(at)
  return line
}

/** Mastery of each topic in `parentOf`, with what is known of the topics below it. */
export function masteryByTopic(
  evidence: readonly Evidence[],
  parentOf: ReadonlyMap<string, string | null>,
  now: Date
): Map<string, Mastery | null> {
  const known = new Map<string, Evidence[]>([...parentOf.keys()].map(id => [id, []]))
  const lines = new Map<string, Set<string>>()
  for (const piece of evidence) {
    const line = lines.get(piece.topicId) ?? withParents(piece.topicId, parentOf)
    lines.set(piece.topicId, line)
    for (const id of line) known.get(id)?.push(piece)
  }
  return new Map([...known].map(([id, pieces]) => [id, masteryOf(pieces, now)]))
}
