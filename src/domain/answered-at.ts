/** The clock of another time zone is a day ahead at most. One that is further ahead is wrong. */
const AHEAD = 86_400_000

/**
 * When an answer counts as given, whatever the clock of its device said: hardly later than the server first heard of
 * it. A device years ahead would put its cards as far off. Answers keep their order, for they are heard of in it.
 */
export function answeredAt(reviewedAt: string, heardAt: string): string {
  const latest = Date.parse(heardAt) + AHEAD
  return Date.parse(reviewedAt) > latest ? new Date(latest).toISOString() : reviewedAt
}
