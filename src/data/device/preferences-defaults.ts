import type { Fields } from '#contract/entities.ts'

export function deviceTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** The same values stand as column defaults in supabase/migrations. */
export function preferenceDefaults(): Fields<'preferences'> {
  return {
    board: null,
    level: null,
    minutesPerDay: 45,
    timeZone: deviceTimeZone(),
    dayStartsAt: 4,
    newPerDay: 20,
    reviewsPerDay: 200,
    desiredRetention: 0.9,
    fsrsWeights: null,
    noModel: false,
    dropsSound: false
  }
}
