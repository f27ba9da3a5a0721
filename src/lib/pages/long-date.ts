// Made once: an Intl formatter takes longer to make than a page to fill in.
const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/** `21 November 2026` */
export function longDate(date: Date): string {
  return format.format(date)
}
