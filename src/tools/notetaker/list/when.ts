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
