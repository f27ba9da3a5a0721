/** What is known when a student asks "what now?". Minutes are of the day. */
export interface Moment {
  readonly minute: number
  /** Cards that may be asked now, and about how long they take (null: no pace known yet). */
  readonly due: { readonly cards: number; readonly minutes: number | null }
  /** The nearest exam with enough answered cards: what reviewing changes, as shares. */
  readonly exam: {
    readonly name: string
    /** How many of the due cards are for it. */
    readonly cards: number
    readonly days: number
    readonly without: number
    readonly with: number
  } | null
  readonly blocks: readonly {
    readonly id: string
    readonly kind: string
    readonly title: string
    readonly start: number
    readonly minutes: number
  }[]
  readonly overdue: { readonly id: string; readonly title: string } | null
  /** Whether there is work to plan and no plan ahead. */
  readonly canPlan: boolean
  /** A subject without any date. */
  readonly undated: { readonly id: string; readonly name: string } | null
}

export type NextBest =
  | {
      readonly kind: 'block'
      readonly id: string
      readonly title: string
      readonly minutes: number
      readonly isNow: boolean
      readonly start: number
      readonly what: string
    }
  | { readonly kind: 'cards'; readonly cards: number; readonly minutes: number | null; readonly exam: Moment['exam'] }
  | { readonly kind: 'overdue'; readonly id: string; readonly title: string }
  | { readonly kind: 'plan' }
  | { readonly kind: 'date'; readonly subjectId: string; readonly subject: string }
  | { readonly kind: 'nothing' }

/** A block that begins so soon is the next thing, whatever else there is. */
const SOON = 5

/**
 * The next best thing, by a rule that can be said in a sentence: what is planned for now; else cards that are due; else
 * what is overdue; else the next block of today; else a plan; else a date for a subject that has none.
 */
export function nextBest({ minute, due, exam, blocks, overdue, canPlan, undated }: Moment): NextBest {
  const ahead = blocks.filter(block => block.start + block.minutes > minute).sort((a, b) => a.start - b.start)
  const [first] = ahead
  const asBlock = (isNow: boolean): NextBest | null =>
    first
      ? {
          kind: 'block',
          id: first.id,
          title: first.title,
          minutes: first.minutes,
          isNow,
          start: first.start,
          what: first.kind
        }
      : null
  const isNow = first !== undefined && first.start <= minute + SOON
  if (isNow && (first.kind !== 'cards' || due.cards === 0)) return asBlock(true) ?? { kind: 'nothing' }
  if (due.cards > 0) return { kind: 'cards', cards: due.cards, minutes: due.minutes, exam }
  if (overdue) return { kind: 'overdue', id: overdue.id, title: overdue.title }
  const next = asBlock(false)
  if (next) return next
  if (canPlan) return { kind: 'plan' }
  if (undated) return { kind: 'date', subjectId: undated.id, subject: undated.name }
  return { kind: 'nothing' }
}
