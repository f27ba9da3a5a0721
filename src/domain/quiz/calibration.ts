/** Percent that stand for the three words a student can choose. */
export const CONFIDENCES = { guess: 25, think: 60, sure: 90 } as const
export type Confidence = keyof typeof CONFIDENCES

/** An answer with how sure the student was before they saw the solution. */
export interface Judged {
  /** Percent. */
  readonly confidence: number
  /** 0 to 1. */
  readonly share: number
  /** ISO 8601 instant. */
  readonly at: string
}

export interface Calibration {
  readonly count: number
  readonly right: number
}

const WEEK = 7 * 86_400_000

/** The word whose percent is nearest; of two the less sure one. */
export function confidenceOf(percent: number): Confidence {
  const names = Object.keys(CONFIDENCES) as Confidence[]
  const away = (name: Confidence): number => Math.abs(CONFIDENCES[name] - percent)
  return names.reduce((best, name) => (away(name) < away(best) ? name : best))
}

/** Of the answers of the last seven days: how many of each word, and how many of them were wholly right. */
export function calibrationOf(answers: readonly Judged[], now: Date): Readonly<Record<Confidence, Calibration>> {
  const counted = { guess: { count: 0, right: 0 }, think: { count: 0, right: 0 }, sure: { count: 0, right: 0 } }
  for (const { confidence, share, at } of answers) {
    const age = now.getTime() - Date.parse(at)
    if (!(age <= WEEK)) continue
    const word = counted[confidenceOf(confidence)]
    word.count += 1
    if (share >= 1) word.right += 1
  }
  return counted
}
