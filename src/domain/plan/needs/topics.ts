import { dayNumber, up } from '#domain/plan/days.ts'
import type { Need } from '#domain/plan/needs/need.ts'
import { gapBefore, returnDays } from '#domain/plan/spacing.ts'
import type { World, WorldExam, WorldTopic } from '#domain/plan/world.ts'

const FIRST_MINUTES = 40
/** A return recalls what a first session built. */
const RETURN_SHARE = 0.6
/** Papers of one subject within three weeks are one sitting: their topics are learnt for the first of them. */
const SITTING_DAYS = 21
/** How much of the time before the exam is used to begin topics; the rest is for coming back. */
const BEGIN_SHARE = 0.5

interface Sitting {
  readonly first: number
  readonly exam: number
  readonly weight: number
}

/** The sittings of a subject still ahead, with the day from which each is prepared. */
export function sittings(exams: readonly WorldExam[], today: number): Sitting[] {
  const ahead = exams.map(exam => ({ day: dayNumber(exam.on) - today, weight: exam.weight ?? 50 }))
  const found: { first: number; exam: number; weight: number; end: number }[] = []
  for (const { day, weight } of ahead.filter(({ day }) => day > 0).sort((a, b) => a.day - b.day)) {
    const last = found.at(-1)
    if (last && day - last.exam <= SITTING_DAYS) [last.weight, last.end] = [last.weight + weight, day]
    else found.push({ first: last ? last.end + 1 : 0, exam: day, weight, end: day })
  }
  return found
}

/** 0 for mastered to 1 for unknown; what was measured counts more than what is felt. */
export function weakness({ confidence = null, mastery = null }: Pick<WorldTopic, 'confidence' | 'mastery'>): number {
  const felt = confidence === null ? null : (5 - confidence) / 4
  if (mastery === null) return felt ?? 0.6
  return felt === null ? 1 - mastery : (1 - mastery) * 0.7 + felt * 0.3
}

function wantedSessions(days: number, weak: number, isLater: boolean): number {
  const wanted = isLater ? 2 : days >= 7 && weak > 0.3 ? 3 : 2
  return Math.min(wanted, days)
}

function needOf(topic: WorldTopic, sitting: Sitting, place: number, isLater: boolean, today: number): Need | null {
  const days = sitting.exam - sitting.first
  const weak = weakness(topic)
  const done = isLater ? [] : (topic.done ?? []).map(date => dayNumber(date) - today)
  // Knowing it once is not knowing it on the day: one last look is always wanted.
  const count = Math.max(1, wantedSessions(days, weak, isLater) - done.length)
  const lastDone = done.length > 0 ? Math.max(...done) : null
  const staggered = sitting.first + Math.round(place * days * BEGIN_SHARE)
  const begin = lastDone === null ? staggered : lastDone + gapBefore(sitting.exam - lastDone)
  const wanted = returnDays(Math.min(Math.max(sitting.first, begin), sitting.exam - 1), sitting.exam, count)
  if (wanted.length === 0) return null
  const first = topic.minutes ?? FIRST_MINUTES
  const back = up(Math.max(15, first * RETURN_SHARE))
  return {
    key: `topic:${topic.id}:${sitting.exam}`,
    kind: 'topic',
    ref: topic.id,
    subject: topic.subject,
    title: topic.title,
    value: sitting.weight * (0.2 + weak),
    first: sitting.first,
    last: sitting.exam - 1,
    until: 1440,
    soft: sitting.exam - 1,
    isOnceADay: true,
    canSplit: false,
    pieces: wanted.map((ideal, at) => ({ minutes: at + done.length === 0 && !isLater ? up(first) : back, ideal })),
    by: sitting.exam,
    done: done.length,
    isWeak: weak >= 0.7
  }
}

/** Sessions of every topic before each sitting of its subject, the weakest topics first. */
export function topicNeeds({ exams, topics }: World, today: number): Need[] {
  const bySubject = Map.groupBy(topics, topic => topic.subject)
  return [...bySubject].flatMap(([subject, all]) => {
    const ahead = sittings(
      exams.filter(exam => exam.subject === subject),
      today
    )
    const order = all.toSorted((a, b) => weakness(b) - weakness(a))
    return ahead.flatMap((sitting, at) =>
      order.flatMap((topic, place) => needOf(topic, sitting, place / order.length, at > 0, today) ?? [])
    )
  })
}
