import { addDays } from '#domain/study-day.ts'
import type { KeyAct } from '#lib/keys/key-table.ts'
import type { Block } from '#tools/planner/planner.store.ts'

/** A place in the calendar. */
export interface TimeSlot {
  readonly day: string
  readonly start: number
  readonly minutes: number
}

const SHORTEST = 5

/** A time that was deleted is none until another is chosen. */
export const NO_TIME = Number.NaN
export const isWhole = ({ start }: TimeSlot): boolean => !Number.isNaN(start)

export const timeSlotOf = ({ day, startMinute, minutes }: Block): TimeSlot => ({ day, start: startMinute, minutes })

/** Within one day, and never shorter than five minutes. */
export function fitted({ day, start, minutes }: TimeSlot): TimeSlot {
  const length = Math.min(1440, Math.max(SHORTEST, minutes))
  return { day, start: Math.min(1440 - length, Math.max(0, start)), minutes: length }
}

/** By a quarter of an hour or a day. */
export function nudged(block: Block, act: KeyAct<'block'>): TimeSlot {
  const spot = timeSlotOf(block)
  const { day, start, minutes } = spot
  switch (act) {
    case 'earlier':
      return { ...spot, start: start - 15 }
    case 'later':
      return { ...spot, start: start + 15 }
    case 'shorter':
      return { ...spot, minutes: minutes - 15 }
    case 'longer':
      return { ...spot, minutes: minutes + 15 }
    case 'dayBefore':
      return { ...spot, day: addDays(day, -1) }
    case 'dayAfter':
      return { ...spot, day: addDays(day, 1) }
  }
}

interface Column {
  readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
  readonly days: readonly string[]
  /** Minute at the top, and how many hours there are. */
  readonly top: number
  readonly hours: number
}

/** Day and minute under a point of the sheet. */
export function pointOn({ box, days, top, hours }: Column, x: number, y: number): { day: string; minute: number } {
  const at = Math.floor(((x - box.left) / box.width) * days.length)
  return {
    day: days[Math.min(days.length - 1, Math.max(0, at))] ?? '',
    minute: top + ((y - box.top) / box.height) * hours * 60
  }
}
