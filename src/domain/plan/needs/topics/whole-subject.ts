import type { Need } from '#domain/plan/needs/need.ts'
import { LOOK_DAYS } from '#domain/plan/needs/topics/looks.ts'
import type { Sitting } from '#domain/plan/needs/topics/sittings.ts'
import type { WorldTopic } from '#domain/plan/world.ts'

const WEEK = 7
/** Days before the exam of the needed session of a week, and of two more where there is room; so each week. */
const NEEDED = 9
const SPARE = [12, 14] as const
/** The last week has its share in any case, the evening before too: every other day, and each where there is room. */
const LAST_WEEK = [5, 3, 1] as const
const LAST_SPARE = [6, 4, 2] as const

/** A subject without topics: revised once a week, up to three times where there is room, and more in its last week. */
export function wholeSubject(topic: WorldTopic, sitting: Sitting, minutes: number, value: number): Need {
  const { first, exam } = sitting
  const daysFrom = (before: number): number[] => {
    const days: number[] = []
    for (let day = exam - before; day >= first; day -= WEEK) days.push(day)
    return days.reverse()
  }
  const inLastWeek = (all: readonly number[]): number[] => all.map(before => exam - before).filter(day => day >= first)
  return {
    key: `topic:${topic.id}:${exam}`,
    kind: 'topic',
    ref: topic.id,
    subject: topic.subject,
    title: topic.title,
    value,
    first,
    last: exam - 1,
    until: 1440,
    soft: exam - 1,
    isOnceADay: true,
    canSplit: false,
    pieces: [
      ...[...daysFrom(NEEDED), ...inLastWeek(LAST_WEEK)].map(ideal => ({ minutes, ideal, spare: null })),
      ...[...SPARE.flatMap(daysFrom), ...inLastWeek(LAST_SPARE)].map(ideal => ({ minutes, ideal, spare: exam - ideal }))
    ],
    series: `topic:${topic.id}:${exam}`,
    purpose: 'return',
    by: exam,
    done: 0,
    lookFrom: exam - LOOK_DAYS,
    isAfterMock: sitting.after === 'mock'
  }
}
