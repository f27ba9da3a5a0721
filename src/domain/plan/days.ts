const DAY = 86_400_000

/** Days since 1970-01-01 of a local date; whole numbers, so that no clock change can touch them. */
export function dayNumber(date: string): number {
  return Math.round(Date.parse(`${date}T00:00:00Z`) / DAY)
}

export function dateOf(number: number): string {
  return new Date(number * DAY).toISOString().slice(0, 10)
}

/** 0 for Monday to 6 for Sunday. */
export function weekday(number: number): number {
  return (((number + 3) % 7) + 7) % 7
}

/** All lengths and starts lie on this grid. */
export const GRID = 5

export function up(minutes: number): number {
  return Math.ceil(minutes / GRID) * GRID
}

export function down(minutes: number): number {
  return Math.floor(minutes / GRID) * GRID
}
