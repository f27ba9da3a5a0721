const HALF_A_YEAR = 182 * 86_400_000

/** Whether clocks in both zones show the same, now and in the other half of the year. */
export function sameClock(one: string, other: string, now: Date): boolean {
  const clock = (timeZone: string, at: number): string =>
    new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at)
  return [now.getTime(), now.getTime() + HALF_A_YEAR].every(at => clock(one, at) === clock(other, at))
}
