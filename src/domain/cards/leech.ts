import type { Schedule } from '#domain/schedule.ts'

/** Forgotten so often a card costs more than it gives: Anki's default for a leech. */
export const LEECH_LAPSES = 8

export function isLeech({ lapses }: Pick<Schedule, 'lapses'>): boolean {
  return lapses >= LEECH_LAPSES
}
