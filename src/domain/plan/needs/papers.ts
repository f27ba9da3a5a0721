import { dayNumber, up } from '#domain/plan/days.ts'
import type { Need } from '#domain/plan/needs/need.ts'
import { split } from '#domain/plan/needs/split.ts'
import type { World, WorldExam } from '#domain/plan/world.ts'

/** One whole paper a week before, a second two weeks before, each wanted within a few days of that. */
const MOCKS = [7, 14] as const
const EARLIEST = 6
/** Marking takes about a third of the sitting. */
const MARKING = 1 / 3

function needOf(exam: WorldExam, before: number, day: number, longestDay: number, session: number): Need | null {
  const minutes = up(exam.minutes ?? 0)
  const last = before === 7 ? day - 2 : day - before + 3
  const first = Math.max(0, day - before - EARLIEST)
  if (minutes === 0 || last < first) return null
  const marking = up(minutes * MARKING)
  const whole = minutes + marking
  // A paper longer than any day allows is sat by its sections.
  const isWhole = whole <= longestDay
  const ideal = Math.max(first, Math.min(last, day - before))
  const pieces = isWhole ? [whole] : split(whole, Math.min(session, longestDay))
  return {
    key: `paper:${exam.id}:${before}`,
    kind: 'paper',
    ref: exam.id,
    subject: exam.subject,
    title: exam.title,
    value: (exam.weight ?? 50) * 1.2,
    first,
    last,
    until: 1440,
    soft: last,
    isOnceADay: false,
    canSplit: !isWhole,
    pieces: pieces.map(one => ({ minutes: one, ideal })),
    by: day,
    done: 0,
    amount: marking
  }
}

/** Mock papers with their marking in the last weeks. `longestDay` is the longest sitting that some day allows. */
export function paperNeeds({ exams, papers, settings }: World, today: number, longestDay: number): Need[] {
  if (papers !== true || longestDay < settings.shortest) return []
  return exams.flatMap(exam => {
    const day = dayNumber(exam.on) - today
    return MOCKS.filter(before => day >= before).flatMap(
      before => needOf(exam, before, day, longestDay, settings.session) ?? []
    )
  })
}
