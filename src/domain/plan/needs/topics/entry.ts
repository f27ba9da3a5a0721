import { dayNumber, up } from '#domain/plan/days.ts'
import { LOOK_DAYS } from '#domain/plan/needs/topics/looks.ts'
import type { Sitting } from '#domain/plan/needs/topics/sittings.ts'
import { weakness } from '#domain/plan/needs/topics/weakness.ts'
import type { WorldTopic } from '#domain/plan/world.ts'

export const FIRST_MINUTES = 40
/** A return recalls what a first session built. */
const RETURN_SHARE = 0.6
const SHORTEST = 15

/** A topic before one sitting, with the sessions that took place for it. */
export interface Entry {
  readonly topic: WorldTopic
  readonly weak: number
  readonly done: readonly number[]
  /** Begun before this sitting already. */
  readonly isSeen: boolean
  readonly isLooked: boolean
}

export const returnMinutes = (topic: WorldTopic): number =>
  up(Math.max(SHORTEST, (topic.minutes ?? FIRST_MINUTES) * RETURN_SHARE))

/** A session in the last weeks is a last look, but the very first is none. */
export function entryOf(topic: WorldTopic, sitting: Sitting, isLater: boolean, today: number): Entry {
  const all = (topic.done ?? []).map(date => dayNumber(date) - today).sort((a, b) => a - b)
  const done = isLater ? [] : all.filter(day => day >= sitting.start)
  const isLooked = all.length > 1 && done.some(day => day >= sitting.exam - LOOK_DAYS)
  return { topic, weak: weakness(topic), done, isSeen: isLater || all.length > 0, isLooked }
}
