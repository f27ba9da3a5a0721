import * as z from 'zod/mini'
import { SIZES } from '#config/sizes.ts'
import { between, instant, minuteOfDay, named, plainDate, text, versioned, whole } from '#contract/entities/kinds.ts'

export const exam = z.strictObject({
  subjectId: z.uuid(),
  title: named(SIZES.title),
  /** A paper of a board preset, or null. */
  presetPaper: z.nullable(text(80)),
  takesOn: plainDate,
  startMinute: z.nullable(minuteOfDay),
  minutes: z.nullable(whole(1, 1440)),
  /** Share of the grade in percent, or null. */
  weight: z.nullable(between(0, 100))
})

/** Steps of a task, milestones of coursework: each is placed by itself. */
export const taskSteps = versioned(
  {
    steps: z
      .array(
        z.looseObject({
          id: text(64),
          title: named(SIZES.title),
          minutes: z.nullable(whole(0, 30_000)),
          dueOn: z.nullable(plainDate),
          doneAt: z.nullable(instant)
        })
      )
      .check(z.maxLength(60))
  },
  SIZES.json.small
)

export const task = z.strictObject({
  subjectId: z.nullable(z.uuid()),
  topicId: z.nullable(z.uuid()),
  lossId: z.nullable(z.uuid()),
  title: named(SIZES.title),
  detail: text(SIZES.cardSide),
  kind: z.enum(['homework', 'revision', 'coursework', 'practice', 'other']),
  /** Estimated, of study; null where the student gave none. */
  minutes: z.nullable(whole(0, 30_000)),
  dueOn: z.nullable(plainDate),
  dueMinute: z.nullable(minuteOfDay),
  doneAt: z.nullable(instant),
  steps: z.nullable(taskSteps),
  /** An RFC 5545 rule, without DTSTART. */
  repeats: z.nullable(versioned({ rule: named(300) }, SIZES.json.small)),
  /** Where it came from: kind and id, no foreign key. */
  origin: z.nullable(versioned({ kind: named(40), id: named(200) }, SIZES.json.small)),
  /** UID of an imported entry, so that a second import makes no double. */
  importKey: z.nullable(text(300))
})

const span = z.looseObject({ from: plainDate, to: plainDate, name: text(80) })
const timeRange = z.looseObject({ from: minuteOfDay, to: whole(1, 1440) })

/** One row a student; its id is `planSettingsId(student)`. Every column has a default here and in the database. */
export const planSettings = z.strictObject({
  /** Monday first: minutes of study, and within which times if not all day. Null, like the next: not said yet. */
  availability: z.nullable(
    versioned(
      { days: z.array(z.looseObject({ minutes: whole(0, 960), times: z.array(timeRange) })).check(z.length(7)) },
      SIZES.json.small
    )
  ),
  earliestMinute: z.nullable(minuteOfDay),
  latestMinute: whole(1, 1440),
  /** Minutes of study a day at most. Null: not said yet. */
  dailyCap: z.nullable(whole(0, 960)),
  /** Minutes of the longest stretch without a break. */
  longestBlock: whole(10, 240),
  breakMinutes: whole(0, 120),
  restDays: versioned({ weekdays: z.array(whole(1, 7)), spans: z.array(span) }, SIZES.json.small),
  /** `weekA` is a Monday of a week A, or null where there is one timetable. */
  terms: versioned({ terms: z.array(span), holidays: z.array(span), weekA: z.nullable(plainDate) }, SIZES.json.small)
})

export const lesson = z.strictObject({
  subjectId: z.nullable(z.uuid()),
  title: text(SIZES.title),
  place: text(80),
  /** ISO: 1 Monday to 7 Sunday. */
  weekday: whole(1, 7),
  week: z.enum(['every', 'a', 'b']),
  startMinute: minuteOfDay,
  minutes: whole(1, 1440)
})

export const block = z.strictObject({
  kind: z.enum(['topic', 'task', 'cards', 'paper', 'quiz', 'busy', 'free']),
  title: text(SIZES.title),
  subjectId: z.nullable(z.uuid()),
  /** The topic, task, paper or quiz by `kind`; no foreign key. `stepId` names a step of a task. */
  refId: z.nullable(z.uuid()),
  stepId: z.nullable(text(64)),
  importKey: z.nullable(text(300)),
  day: plainDate,
  startMinute: minuteOfDay,
  minutes: whole(1, 1440),
  pinned: z.boolean(),
  state: z.enum(['planned', 'done', 'missed', 'dropped']),
  madeBy: z.enum(['planner', 'student', 'import']),
  /** All blocks of one planning share it, so that it is undone as one. */
  planId: z.nullable(z.uuid()),
  /** Why it stands where it stands, as a code and its values: the words are the screen's. */
  reason: z.nullable(versioned({ code: named(40) }, SIZES.json.small))
})

/** A calendar that is read by its address. What it held last lies on each device (data/sync/feeds). */
export const feed = z.strictObject({
  address: named(2000),
  name: named(80),
  /** Its times are busy, all of it is tasks with a deadline, or times are busy and what has only a date is a task. */
  takes: z.enum(['busy', 'tasks', 'both'])
})
