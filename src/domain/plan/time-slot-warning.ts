interface TimeSlot {
  readonly day: string
  readonly start: number
  readonly minutes: number
}

interface Named extends TimeSlot {
  readonly title: string
}

export interface Around {
  /** The present; null for what is done and may stand where it was. */
  readonly now: { readonly day: string; readonly minute: number } | null
  /** Exams, what else takes time already, and the other blocks of the plan. */
  readonly exams: readonly Named[]
  readonly busy: readonly Named[]
  readonly blocks: readonly Named[]
  /** When it is due; without a time, at the end of that day. */
  readonly due: { readonly day: string; readonly minute: number | null } | null
  /** The day of the last exam it is for. */
  readonly lastExam: string | null
  readonly isDayOff: boolean
  /** The minute of the day after which the student does not study. */
  readonly latest: number
}

/** `during`, `busy` and `block`: what stands there already, by its name. */
type TimeSlotWarning =
  | { readonly why: 'over' | 'due' | 'exam' | 'off' | 'late' }
  | { readonly why: 'during' | 'busy' | 'block'; readonly title: string }

/** What a student should hear at once of a place for a block; the worst alone. */
export function timeSlotWarning(spot: TimeSlot, around: Around): TimeSlotWarning | null {
  const { now, due, lastExam } = around
  const end = spot.start + spot.minutes
  if (now && (spot.day < now.day || (spot.day === now.day && end <= now.minute))) return { why: 'over' }
  if (due && (spot.day > due.day || (spot.day === due.day && end > (due.minute ?? 1440)))) return { why: 'due' }
  if (lastExam !== null && spot.day > lastExam) return { why: 'exam' }
  const on = (all: readonly Named[]): Named | undefined =>
    all.find(one => one.day === spot.day && one.start < end && spot.start < one.start + one.minutes)
  const taken = [
    ['during', on(around.exams)],
    ['busy', on(around.busy)],
    ['block', on(around.blocks)]
  ] as const
  for (const [why, one] of taken) if (one) return { why, title: one.title }
  if (around.isDayOff) return { why: 'off' }
  return end > around.latest ? { why: 'late' } : null
}
