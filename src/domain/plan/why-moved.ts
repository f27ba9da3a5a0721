import { dayNumber, weekday } from '#domain/plan/days.ts'
import { examTimes } from '#domain/plan/time/exam-times.ts'
import type { World } from '#domain/plan/world.ts'

/** Why a block cannot stay: its day, its time, or the date it leads up to; `room` where others need the place. */
export type WhyMoved = 'rest' | 'exam' | 'busy' | 'late' | 'room'

interface Standing {
  readonly day: string
  readonly start: number
  readonly minutes: number
}

/** What of the world speaks against the place where a block stands. `by`: the day it is to be done before. */
export function whyMoved(world: World, { day, start, minutes }: Standing, by: string | undefined): WhyMoved {
  const isOn = (one: Standing): boolean =>
    one.day === day && one.start < start + minutes && start < one.start + one.minutes
  const hours = world.settings.week[weekday(dayNumber(day))]
  if (world.settings.restDays?.includes(day) === true || hours?.minutes === 0) return 'rest'
  if (examTimes(world).some(isOn)) return 'exam'
  if (world.busy?.some(isOn) === true) return 'busy'
  return by !== undefined && day > by ? 'late' : 'room'
}
