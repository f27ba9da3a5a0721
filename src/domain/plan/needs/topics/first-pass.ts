import { down } from '#domain/plan/days.ts'
import { LOOK_DAYS } from '#domain/plan/needs/topics/looks.ts'
import type { Measure } from '#domain/plan/needs/topics/room.ts'

/** How much of the time before the exam is used to begin topics, where minutes allow and at most. */
const BEGIN_SHARE = 0.5
const LONGEST_SHARE = 0.85
/** A pass takes this much longer than its minutes would if nothing else stood among them. */
const SLACK = 1.15
/** Of all minutes so many may be first sessions before these get shorter; none gets shorter than this. */
const MOST = 0.7
const SHORTEST = 15

/** First sessions before one sitting: how many minutes, from when. */
export interface Pass {
  readonly first: number
  readonly exam: number
  readonly count: number
  readonly minutes: number
}

/** Minutes of all first passes that fall into the time of one of them, by what they share of it. */
function demandOn({ first, exam }: Pass, all: readonly Pass[]): number {
  return all.reduce((sum, other) => {
    const shared = Math.min(exam, other.exam) - Math.max(first, other.first)
    return shared <= 0 ? sum : sum + (other.count * other.minutes * shared) / (other.exam - other.first)
  }, 0)
}

export interface PassPlan {
  /** The day by which all topics are begun, and minutes of a session where its student has not said. */
  readonly end: number
  readonly minutes: number
}

/** The scarcer the minutes, the longer the first pass takes, and then the shorter its sessions are. */
export function passPlan(pass: Pass, all: readonly Pass[], measure: Measure): PassPlan {
  const { first, exam, minutes } = pass
  const room = measure.between(first, exam)
  const share = room > 0 ? demandOn(pass, all) / room : 0
  const shorter = share > MOST ? Math.max(Math.min(minutes, SHORTEST), down((minutes * MOST) / share)) : minutes
  const needed = minutes > 0 ? (share * shorter) / minutes : 0
  // The last weeks are for last looks, unless topics could not be begun without them.
  const quiet = Math.max(BEGIN_SHARE, 1 - LOOK_DAYS / (exam - first))
  const most = needed < quiet ? quiet : LONGEST_SHARE
  const end = first + Math.round((exam - first) * Math.max(BEGIN_SHARE, Math.min(most, needed * SLACK)))
  return { end: Math.min(end, Math.max(first, exam - 1)), minutes: shorter }
}
