import { dayNumber } from '#domain/plan/days.ts'
import type { World, WorldBusy, WorldExam } from '#domain/plan/world.ts'

/** Minutes of travel and rest on either side of an exam, unless the student says otherwise. */
export const EXAM_MARGIN = 60
/** A paper whose length is not said, and the hours in which one begins whose time is not said. */
const USUAL_MINUTES = 120
const SCHOOL_DAY = { start: 480, minutes: 540 }

const timeRange = (from: number, to: number): { readonly start: number; readonly minutes: number } => {
  const start = Math.max(0, from)
  return { start, minutes: Math.min(1440, to) - start }
}

/** Exams with their margins as busy time; between two of one day all of it, unless the student asks for study there. */
export function examTimes({ today, exams, settings }: Pick<World, 'today' | 'exams' | 'settings'>): WorldBusy[] {
  const margin = settings.examMargin ?? EXAM_MARGIN
  const ahead = exams.filter(exam => dayNumber(exam.on) >= dayNumber(today))
  return [...Map.groupBy(ahead, exam => exam.on)].flatMap(([day, all]): WorldBusy[] => {
    const timed = all.flatMap(({ at, minutes }: WorldExam) =>
      at === null || at === undefined ? [] : [{ from: at - margin, to: at + (minutes ?? USUAL_MINUTES) + margin }]
    )
    const untimed = timed.length < all.length ? [SCHOOL_DAY] : []
    const whole = { from: Math.min(...timed.map(one => one.from)), to: Math.max(...timed.map(one => one.to)) }
    const taken = settings.betweenPapers === true || timed.length < 2 ? timed : [whole]
    return [...taken.map(({ from, to }) => timeRange(from, to)), ...untimed].map(one => ({ day, ...one }))
  })
}
