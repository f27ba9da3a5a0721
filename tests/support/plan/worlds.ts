import fc from 'fast-check'
import { dateOf, dayNumber } from '#domain/plan/days.ts'
import type { OldBlock, PlanSettings, World, WorldBusy, WorldExam, WorldTask, WorldTopic } from '#domain/plan/world.ts'

/** Days whose weeks are not like others: clock changes of Europe, America and Australia, year end, leap day. */
const DAYS = [
  '2026-11-23',
  '2026-10-22',
  '2027-03-25',
  '2026-10-29',
  '2027-03-11',
  '2026-10-01',
  '2027-04-01',
  '2026-12-28',
  '2028-02-26'
]
const ZONES = ['Europe/London', 'America/New_York', 'Australia/Sydney', 'Asia/Kolkata', 'UTC']
const SUBJECTS = ['history', 'maths', 'biology', 'economics']

export const date = (today: string, days: number): string => dateOf(dayNumber(today) + days)

const hours = fc
  .record({
    minutes: fc.integer({ min: 0, max: 240 }),
    from: fc.integer({ min: 0, max: 20 * 60 }),
    long: fc.integer({ min: 30, max: 600 })
  })
  .map(({ minutes, from, long }) => ({ minutes, from, to: Math.min(1440, from + long) }))

const settings: fc.Arbitrary<PlanSettings> = fc.record({
  week: fc.array(hours, { minLength: 7, maxLength: 7 }),
  session: fc.constantFrom(25, 40, 50, 90),
  shortest: fc.constant(15),
  rest: fc.constantFrom(0, 5, 10)
})

const subject = fc.constantFrom(...SUBJECTS)

export interface WorldSize {
  readonly days: number
  readonly exams: number
  readonly topics: number
  readonly tasks: number
  readonly busy: number
  /** Whether there are cards and tasks without a date, which lie in four weeks of days. */
  readonly isWhole: boolean
}

const within = (today: string, days: number): fc.Arbitrary<string> =>
  fc.integer({ min: -1, max: days }).map(day => date(today, day))

function needsOf(
  today: string,
  { days, exams, topics, tasks, busy, isWhole }: WorldSize
): fc.Arbitrary<Pick<World, 'exams' | 'topics' | 'tasks' | 'busy'>> {
  const exam: fc.Arbitrary<Omit<WorldExam, 'id'>> = fc.record({
    subject,
    title: fc.constant('Paper 1'),
    on: within(today, days),
    minutes: fc.option(fc.integer({ min: 30, max: 150 })),
    weight: fc.option(fc.integer({ min: 10, max: 100 }))
  })
  const topic: fc.Arbitrary<Omit<WorldTopic, 'id'>> = fc.record({
    subject,
    title: fc.constant('A topic'),
    minutes: fc.constantFrom(25, 40, 50),
    confidence: fc.option(fc.integer({ min: 1, max: 5 })),
    done: fc.constantFrom([], [date(today, -2)], [date(today, -9), date(today, -3)])
  })
  const task: fc.Arbitrary<Omit<WorldTask, 'id'>> = fc.record({
    subject: fc.option(subject),
    title: fc.constant('A task'),
    minutes: fc.integer({ min: 1, max: 240 }),
    spent: fc.constantFrom(0, 0, 20),
    due: isWhole ? fc.option(within(today, days)) : within(today, days).map(day => (day < today ? today : day)),
    at: fc.option(fc.integer({ min: 0, max: 1439 }))
  })
  const event: fc.Arbitrary<WorldBusy> = fc.record({
    day: within(today, days),
    start: fc.integer({ min: 0, max: 1380 }),
    minutes: fc.integer({ min: 5, max: 300 })
  })
  const numbered = <One extends object>(list: readonly One[], kind: string): (One & { id: string })[] =>
    list.map((one, at) => ({ ...one, id: `${kind}${at}` }))
  return fc
    .record({
      exams: fc.array(exam, { maxLength: exams }),
      topics: fc.array(topic, { maxLength: topics }),
      tasks: fc.array(task, { maxLength: tasks }),
      busy: fc.array(event, { maxLength: busy })
    })
    .map(one => ({
      exams: numbered(one.exams, 'e'),
      topics: numbered(one.topics, 't'),
      tasks: numbered(one.tasks, 'k'),
      busy: one.busy
    }))
}

export function worlds(size: WorldSize): fc.Arbitrary<World> {
  return fc.constantFrom(...DAYS).chain(today =>
    fc
      .record({
        now: fc.constantFrom(0, 0, 607, 1100),
        zone: fc.constantFrom(...ZONES),
        settings,
        needs: needsOf(today, size),
        papers: fc.boolean(),
        reviews: !size.isWhole
          ? fc.constant(null)
          : fc.option(
              fc.record({
                minutes: fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 7, maxLength: size.days + 1 }),
                fresh: fc.array(fc.integer({ min: 0, max: 15 }), { minLength: 7, maxLength: 7 }),
                retention: fc.constant(0.9)
              })
            )
      })
      .map(({ needs, reviews, ...rest }) => ({ today, ...rest, ...needs, ...(reviews && { reviews }) }))
  )
}

export const WEEK: WorldSize = { days: 10, exams: 3, topics: 5, tasks: 6, busy: 8, isWhole: true }
/** Up to about eight blocks, so that brute force can look at all of them. */
export const SMALL: WorldSize = { days: 4, exams: 1, topics: 1, tasks: 5, busy: 2, isWhole: false }

/** The plan of a world as it comes back the next time. */
export function asOld(blocks: readonly OldBlock[]): OldBlock[] {
  return blocks.map(({ kind, ref, day, start, minutes, pinned }, at) => ({
    id: `b${at}`,
    kind,
    ref,
    day,
    start,
    minutes,
    pinned: pinned ?? false
  }))
}
