import fc from 'fast-check'
import { Rating, State, createEmptyCard, default_w, fsrs } from 'ts-fsrs'
import { expect, test } from 'vitest'
import {
  faded,
  inOrder,
  isPredicted,
  newSchedule,
  nextSchedule,
  preview,
  replay,
  retrievability
} from '#domain/schedule-fsrs.ts'
import type { Grade, Schedule, SchedulerOptions } from '#domain/schedule.ts'

const options: SchedulerOptions = { desiredRetention: 0.9, weights: null }
const CREATED = '2026-01-05T08:00:00.000Z'
const DAY = 86_400_000

const grade = fc.constantFrom<Grade>(1, 2, 3, 4)
// None at all is common: two devices answer in one millisecond.
const gap = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 3_600_000 }), fc.integer({ min: 0, max: 400 * DAY }))
const history = fc.array(fc.record({ grade, gap }), { maxLength: 30 }).map(steps => {
  let at = Date.parse(CREATED)
  return steps.map(step => ({ grade: step.grade, reviewedAt: new Date((at += step.gap)).toISOString() }))
})
const cardId = fc.uuid()

function fold(id: string, reviews: readonly { grade: Grade; reviewedAt: string }[]): Schedule {
  return reviews.reduce(
    (schedule, review) => nextSchedule(id, schedule, review.grade, new Date(review.reviewedAt), options),
    newSchedule(CREATED)
  )
}

test('a card is the fold of its answers, in whatever order the devices deliver them', () => {
  fc.assert(
    fc.property(cardId, history, fc.infiniteStream(fc.nat()), (id, reviews, keys) => {
      const shuffled = reviews
        .map(review => [keys.next().value, review] as const)
        .toSorted(([a], [b]) => a - b)
        .map(([, review]) => review)
      const expected = replay(id, CREATED, reviews, options)
      expect(replay(id, CREATED, shuffled, options)).toEqual(expected)
      const distinct = new Set(reviews.map(review => review.reviewedAt)).size === reviews.length
      if (distinct) expect(fold(id, reviews)).toEqual(expected)
    })
  )
})

test('of two answers in one millisecond the lower grade counts first, on every device', () => {
  const log = ([4, 1, 3, 2] as const).map(value => ({ grade: value, reviewedAt: CREATED }))
  expect(log.toSorted(inOrder).map(review => review.grade)).toEqual([1, 2, 3, 4])
  expect(replay('card', CREATED, log, options)).toEqual(fold('card', log.toSorted(inOrder)))
  expect(replay('card', CREATED, log.toReversed(), options)).toEqual(replay('card', CREATED, log, options))
})

test('a schedule survives its way through the database', () => {
  fc.assert(
    fc.property(cardId, history, grade, (id, reviews, last) => {
      const schedule = fold(id, reviews)
      const stored = JSON.parse(JSON.stringify(schedule)) as Schedule
      const at = new Date('2029-01-01T00:00:00Z')
      expect(nextSchedule(id, stored, last, at, options)).toEqual(nextSchedule(id, schedule, last, at, options))
    })
  )
})

test('a better answer never brings a card back sooner, and the preview says what will happen', () => {
  fc.assert(
    fc.property(cardId, history, gap, (id, reviews, later) => {
      const schedule = fold(id, reviews)
      const at = new Date(Date.parse(schedule.lastReviewedAt ?? CREATED) + later)
      const next = preview(id, schedule, at, options)
      const dues = ([1, 2, 3, 4] as const).map(choice => Date.parse(next[choice].due) - at.getTime())
      expect(dues.every(due => due > 0)).toBe(true)
      expect(dues).toEqual(dues.toSorted((a, b) => a - b))
      for (const choice of [1, 2, 3, 4] as const)
        expect(nextSchedule(id, schedule, choice, at, options)).toEqual(next[choice])
    })
  )
})

test('a clock set back counts as no time at all', () => {
  fc.assert(
    fc.property(cardId, history, grade, fc.integer({ min: 1, max: 800 }), (id, reviews, answer, days) => {
      const schedule = fold(id, reviews)
      const last = Date.parse(schedule.lastReviewedAt ?? CREATED)
      if (schedule.lastReviewedAt === null) return
      const back = nextSchedule(id, schedule, answer, new Date(last - days * DAY), options)
      expect(back).toEqual(nextSchedule(id, schedule, answer, new Date(last), options))
      expect(Date.parse(back.due)).toBeGreaterThanOrEqual(last)
      expect(retrievability(schedule, new Date(last - days * DAY), options)).toBe(1)
    })
  )
})

test('cards of one day are spread, each by its own id', () => {
  const dues = Array.from({ length: 60 }, (_, index) => {
    const answers = ([3, 3, 3, 3] as const).map((value, step) => ({
      grade: value,
      reviewedAt: new Date(Date.parse(CREATED) + step * 20 * DAY).toISOString()
    }))
    return replay(`card-${index}`, CREATED, answers, options).due.slice(0, 10)
  })
  expect(new Set(dues).size).toBeGreaterThan(3)
})

// Intervals of the FSRS-6 reference test of ts-fsrs 5 (`FSRS-6.test.ts`): grades 3,3,3,3,3,3,1,1,3,3,3,3,3 at due.
test('without fuzz the memory is that of the library: golden vectors', () => {
  const plain = fsrs({ enable_fuzz: false, w: default_w })
  let schedule = newSchedule('2022-11-29T12:30:00.000Z')
  let at = new Date('2022-11-29T12:30:00.000Z')
  const intervals: number[] = []
  for (const answer of [3, 3, 3, 3, 3, 3, 1, 1, 3, 3, 3, 3, 3] as const) {
    const card = {
      ...createEmptyCard(at),
      due: schedule.due,
      stability: schedule.stability,
      difficulty: schedule.difficulty,
      scheduled_days: schedule.scheduledDays,
      learning_steps: schedule.learningStep,
      reps: schedule.reps,
      lapses: schedule.lapses,
      state: { new: State.New, learning: State.Learning, review: State.Review, relearning: State.Relearning }[
        schedule.state
      ],
      last_review: schedule.lastReviewedAt
    }
    const library = plain.next(card, at, answer === 1 ? Rating.Again : Rating.Good).card
    const ours = nextSchedule('golden', schedule, answer, at, options)
    expect([ours.stability, ours.difficulty, ours.reps, ours.lapses]).toEqual([
      library.stability,
      library.difficulty,
      library.reps,
      library.lapses
    ])
    intervals.push(library.scheduled_days)
    // The library's own interval, so that fuzz does not move the next vector.
    schedule = { ...ours, scheduledDays: library.scheduled_days, due: library.due.toISOString() }
    at = library.due
  }
  expect(intervals).toEqual([0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21])
})

test('predicted recall falls from 1 to 0.9 over the stability, and with it', () => {
  const schedule = { ...newSchedule(CREATED), state: 'review' as const, stability: 10, lastReviewedAt: CREATED }
  const after = (days: number) => retrievability(schedule, new Date(Date.parse(CREATED) + days * DAY), options)
  expect(after(0)).toBe(1)
  expect(after(10)).toBeCloseTo(0.9, 6)
  expect(after(100)).toBeLessThan(after(50))
  expect(retrievability(newSchedule(CREATED), new Date(CREATED), options)).toBe(0)
})

test("the student's own weights and wish are used, one after the other", () => {
  const eager = { desiredRetention: 0.95, weights: null }
  const own = { desiredRetention: 0.9, weights: default_w.map((weight, index) => (index === 2 ? 9 : weight)) }
  const answers = [0, 1].map((step): { grade: Grade; reviewedAt: string } => ({
    grade: 3,
    reviewedAt: new Date(Date.parse(CREATED) + step * DAY).toISOString()
  }))
  const days = [options, eager, own, options].map(wish => replay('a', CREATED, answers, wish).scheduledDays)
  expect(days[1]).toBeLessThan(days[0] ?? 0)
  expect(days[2]).toBeGreaterThan(days[0] ?? 0)
  expect(days[3]).toBe(days[0])
})

test('what has faded more is recalled less likely, and the other way round', () => {
  const schedule = fc.record({ stability: fc.double({ min: 0.01, max: 5000, noNaN: true }), days: fc.nat(3000) })
  const now = new Date(Date.parse(CREATED) + 4000 * DAY)
  const known = ({ stability, days }: { stability: number; days: number }) => {
    const lastReviewedAt = new Date(now.getTime() - days * DAY).toISOString()
    return { ...newSchedule(CREATED), stability, lastReviewedAt }
  }
  fc.assert(
    fc.property(schedule, schedule, (one, other) => {
      const [a, b] = [known(one), known(other)]
      const difference = retrievability(a, now, options) - retrievability(b, now, options)
      if (difference > 0) expect(faded(a, now)).toBeLessThan(faded(b, now))
      if (faded(a, now) < faded(b, now)) expect(difference).toBeGreaterThanOrEqual(0)
    })
  )
  expect(faded(newSchedule(CREATED), now)).toBe(Number.MAX_VALUE)
})

test('a card answered Again was said to be recalled to 100 %', () => {
  const good = nextSchedule('a', newSchedule(CREATED), 4, new Date(CREATED), options)
  const later = new Date(Date.parse(good.due) + DAY)
  const again = nextSchedule('a', good, 1, later, options)
  expect(retrievability(again, later, options), 'what the curve says').toBe(1)
  expect([newSchedule(CREATED), good, again].map(isPredicted)).toEqual([false, true, false])
})
