import { down, up } from '#domain/plan/days.ts'
import { longestSitting, type FreeDay } from '#domain/plan/time/free.ts'
import type { Need } from '#domain/plan/needs/need.ts'
import { entryOf, FIRST_MINUTES, returnMinutes, type Entry } from '#domain/plan/needs/topics/entry.ts'
import { passPlan, type Pass } from '#domain/plan/needs/topics/first-pass.ts'
import { fitLooks, LOOK_DAYS, type Looks } from '#domain/plan/needs/topics/looks.ts'
import { Measure } from '#domain/plan/needs/topics/room.ts'
import { seriesOf, shareOut } from '#domain/plan/needs/topics/series.ts'
import { sittings, type Sitting } from '#domain/plan/needs/topics/sittings.ts'
import { wholeSubject } from '#domain/plan/needs/topics/whole-subject.ts'
import type { World, WorldTopic } from '#domain/plan/world.ts'

/** Hours of an IB syllabus at SL (240 at HL): what a subject counts as where nobody says. */
const USUAL_HOURS = 150

interface Part {
  readonly sitting: Sitting
  readonly hours: number
  readonly entries: readonly Entry[]
  readonly pass: Pass
  readonly looks: Looks
}

function partOf(sitting: Sitting, topics: readonly WorldTopic[], hours: number, isLater: boolean, today: number): Part {
  const { first, exam } = sitting
  const entries = topics
    .map(topic => entryOf(topic, sitting, isLater, today))
    .sort((a, b) => b.weak - a.weak || (a.topic.id < b.topic.id ? -1 : 1))
  const begun = entries.filter(one => one.done.length === 0)
  const sum = begun.reduce(
    (all, one) => all + (one.isSeen ? returnMinutes(one.topic) : (one.topic.minutes ?? FIRST_MINUTES)),
    0
  )
  // With one day left there is one session: the first where the topic is new.
  const looked = entries.filter(one => !one.isLooked && (one.done.length > 0 || exam - first > 1))
  const length = looked.reduce((most, one) => Math.max(most, returnMinutes(one.topic)), 0)
  return {
    sitting,
    hours,
    entries,
    pass: { first, exam, count: begun.length, minutes: begun.length > 0 ? sum / begun.length : 0 },
    looks: {
      first: Math.max(first + (begun.length > 0 ? 1 : 0), exam - LOOK_DAYS),
      last: exam - 1,
      count: looked.length,
      minutes: length
    }
  }
}

/** Topics by subject; a subject with an exam and without topics is one topic, whole. */
function bySubject({ exams, topics }: World): Map<string, WorldTopic[]> {
  const found = Map.groupBy(topics, topic => topic.subject)
  for (const { subject } of exams)
    if (!found.has(subject)) found.set(subject, [{ id: subject, subject, title: subject }])
  return found
}

/**
 * Sessions of every topic before each sitting of its subject: a first pass over all topics, the weakest first; returns
 * up to the end; a last look within three weeks of the sitting, the weakest latest.
 */
export function topicNeeds(world: World, today: number, days: readonly FreeDay[], room: readonly number[]): Need[] {
  const { session, shortest } = world.settings
  // No session is longer than the student sits, nor than the longest gap there is.
  const longest = Math.max(shortest, down(Math.min(session, longestSitting(days) || session)))
  const wholes: Need[] = []
  const parts = [...bySubject(world)].flatMap(([subject, topics]) => {
    const hours = world.hours?.[subject] ?? USUAL_HOURS
    const ahead = sittings(
      world.exams.filter(exam => exam.subject === subject),
      today
    )
    const [whole] = topics.filter(topic => topic.id === subject)
    for (const sitting of whole ? ahead : [])
      if (whole)
        wholes.push(
          wholeSubject(
            whole,
            sitting,
            Math.min(longest, up(whole.minutes ?? FIRST_MINUTES)),
            (sitting.weight * 0.8 * hours) / USUAL_HOURS
          )
        )
    const own = topics.filter(topic => topic.id !== subject)
    return own.length === 0 ? [] : ahead.map((sitting, at) => partOf(sitting, own, hours, at > 0, today))
  })
  const measure = new Measure(room.map((minutes, at) => minutes * (days[at]?.share ?? 1)))
  const passes = parts.map(part => part.pass)
  const lookDays = fitLooks(
    parts.map(part => part.looks),
    room,
    world.settings.shortest
  )
  const needs = parts.flatMap(({ sitting, hours, entries, pass, looks }, at) =>
    seriesOf({
      sitting,
      entries,
      value: (sitting.weight * hours) / USUAL_HOURS,
      pass: passPlan(pass, passes, measure),
      measure,
      longest,
      lookMinutes: looks.minutes,
      lookFirst: looks.first,
      lookDays: lookDays[at] ?? []
    })
  )
  return shareOut([...needs, ...wholes], subject => world.hours?.[subject] ?? USUAL_HOURS)
}
