interface Spot {
  readonly day: string
  readonly start: number
  readonly minutes: number
}

export type SpotWarning = 'over' | 'busy' | 'due' | 'exam'

export interface Around {
  /** The present; null for what is done and may stand where it was. */
  readonly now: { readonly day: string; readonly minute: number } | null
  /** What takes time already. */
  readonly busy: readonly Spot[]
  /** When it is due; without a time, at the end of that day. */
  readonly due: { readonly day: string; readonly minute: number | null } | null
  /** The day of the last exam it is for. */
  readonly lastExam: string | null
}

/** What a student should hear at once of a place for a block; the worst alone. */
export function spotWarning(spot: Spot, { now, busy, due, lastExam }: Around): SpotWarning | null {
  const end = spot.start + spot.minutes
  if (now && (spot.day < now.day || (spot.day === now.day && end <= now.minute))) return 'over'
  if (due && (spot.day > due.day || (spot.day === due.day && end > (due.minute ?? 1440)))) return 'due'
  if (lastExam !== null && spot.day > lastExam) return 'exam'
  const isOn = busy.some(one => one.day === spot.day && one.start < end && spot.start < one.start + one.minutes)
  return isOn ? 'busy' : null
}
