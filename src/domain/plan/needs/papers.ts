import { dayNumber, up } from '#domain/plan/days.ts'
import { longestSitting, type FreeDay } from '#domain/plan/time/free.ts'
import type { Need } from '#domain/plan/needs/need.ts'
import { split } from '#domain/plan/needs/split.ts'
import type { World, WorldExam } from '#domain/plan/world.ts'

/**
 * One whole paper a week before, and a second two weeks before where that leaves a week to revise first. The same paper is
 * never sat within two days: the windows lie apart.
 */
const MOCKS = [
  { before: 7, earliest: 8, latest: 2, from: 0 },
  { before: 14, earliest: 20, latest: 12, from: 7 }
] as const
const SHORTEST_PART = 30
/** Marking takes about a third of the sitting. */
const MARKING = 1 / 3

function needOf(
  exam: WorldExam,
  mock: (typeof MOCKS)[number],
  day: number,
  days: readonly FreeDay[],
  pinned: number
): Need | null {
  const minutes = up(exam.minutes ?? 0)
  const { before } = mock
  const last = day - mock.latest
  const first = Math.max(mock.from, day - mock.earliest)
  if (minutes === 0 || last < first) return null
  const marking = up(minutes * MARKING)
  const whole = minutes + marking
  const ideal = Math.max(first, Math.min(last, day - before))
  // A paper longer than any day allows is sat in the fewest parts; the time to mark it belongs to the last of them.
  const longest = Math.max(pinned, longestSitting(days.slice(first, last + 1)))
  const pieces = split(whole, longest < SHORTEST_PART ? whole : longest).toReversed()
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
    canSplit: false,
    pieces: pieces.map(one => ({ minutes: one, ideal, spare: null })),
    series: `paper:${exam.id}:${before}`,
    by: day,
    done: 0,
    amount: marking
  }
}

/** Mock papers with their marking in the last weeks, where any day has time for study. */
export function paperNeeds(world: World, today: number, days: readonly FreeDay[]): Need[] {
  const { exams, papers, settings } = world
  if (papers !== true || longestSitting(days) < settings.shortest) return []
  return exams.flatMap(exam => {
    const day = dayNumber(exam.on) - today
    // A paper that the student pinned is as long as it is, and takes the room of its day.
    const pinned = (world.old ?? []).filter(one => one.pinned === true && one.kind === 'paper' && one.ref === exam.id)
    const longest = pinned.reduce((most, one) => Math.max(most, one.minutes), 0)
    return MOCKS.filter(({ before, from }) => day >= before + from).flatMap(
      mock => needOf(exam, mock, day, days, longest) ?? []
    )
  })
}
