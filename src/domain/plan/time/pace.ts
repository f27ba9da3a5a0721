import { dateOf, dayNumber } from '#domain/plan/days.ts'
import type { World } from '#domain/plan/world.ts'

/** Rising: this share of a day ten weeks and more before the next exam, all of it in the last four. */
const FAR = 0.7
const FAR_DAYS = 70
const NEAR_DAYS = 28

function rising(left: number): number {
  const way = (FAR_DAYS - left) / (FAR_DAYS - NEAR_DAYS)
  return FAR + (1 - FAR) * Math.max(0, Math.min(1, way))
}

/** The share of each day's minutes that sessions beyond the needed ones may fill, and by which the others are spread. */
export function paceShares({ settings, exams }: World, today: number, horizon: number): number[] {
  const pace = settings.pace ?? { kind: 'rising' }
  const ahead = exams.map(exam => dayNumber(exam.on) - today).sort((a, b) => a - b)
  return Array.from({ length: horizon + 1 }, (_, day) => {
    if (pace.kind === 'even') return 1
    if (pace.kind === 'own')
      return Math.max(0, Math.min(1, (pace.months[dateOf(today + day).slice(0, 7)] ?? 100) / 100))
    const next = ahead.find(exam => exam > day)
    return next === undefined ? FAR : rising(next - day)
  })
}
