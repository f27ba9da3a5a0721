const DAY = 86_400_000

const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** The study days that end with `today`, oldest first, each with how many answers it had. */
export function answersByDay(
  days: ReadonlyMap<string, number>,
  today: string,
  count: number
): { readonly date: string; readonly value: number }[] {
  const end = Date.parse(`${today}T00:00:00Z`)
  return Array.from({ length: count }, (_, index) => {
    const date = dateOf(end - (count - 1 - index) * DAY)
    return { date, value: days.get(date) ?? 0 }
  })
}

/**
 * How many cards that were met before fall due on each study day from `today` on; what is late is due today, what is
 * due after the last day is not counted.
 */
export function dueByDay(
  due: readonly string[],
  today: string,
  count: number
): { readonly date: string; readonly value: number }[] {
  const start = Date.parse(`${today}T00:00:00Z`)
  const values = new Array<number>(count).fill(0)
  for (const day of due) {
    const at = Math.max(0, Math.round((Date.parse(`${day}T00:00:00Z`) - start) / DAY))
    if (at < count) values[at] = (values[at] ?? 0) + 1
  }
  return values.map((value, index) => ({ date: dateOf(start + index * DAY), value }))
}
