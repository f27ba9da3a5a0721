/** "14:05" today, "12 Nov" this year, "12 Nov 2026" before. */
export function editedWhen(instant: string, now: Date, locale = 'en-GB'): string {
  const at = new Date(instant)
  if (at.toDateString() === now.toDateString())
    return new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(at)
  const isThisYear = at.getFullYear() === now.getFullYear()
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' })
  }).format(at)
}

/** A local date as "Friday 20 November", a month as "October 2026". */
export function sectionName(key: string, locale = 'en-GB'): string {
  const [year = 0, month = 1, day] = key.split('-').map(Number)
  const shape =
    day === undefined
      ? ({ month: 'long', year: 'numeric' } as const)
      : ({ weekday: 'long', day: 'numeric', month: 'long' } as const)
  return new Intl.DateTimeFormat(locale, shape).format(new Date(year, month - 1, day ?? 1))
}
