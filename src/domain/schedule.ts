/** What the scheduler knows of one card. Derived from its reviews, never stored as truth (design §4). */
export interface Schedule {
  readonly state: 'new' | 'learning' | 'review' | 'relearning'
  /** ISO 8601 instant. */
  readonly due: string
  /** Days until retrievability falls to 0.9. */
  readonly stability: number
  /** 1 to 10. */
  readonly difficulty: number
  readonly reps: number
  readonly lapses: number
  readonly learningStep: number
  readonly scheduledDays: number
  readonly lastReviewedAt: string | null
}

/** 1 again, 2 hard, 3 good, 4 easy. */
export type Grade = 1 | 2 | 3 | 4

export interface SchedulerOptions {
  /** Share of due cards the student wants to recall, 0.7 to 0.97. */
  readonly desiredRetention: number
  /** 21 FSRS-6 weights, or null for the published defaults. */
  readonly weights: readonly number[] | null
}
