import fc from 'fast-check'
import {
  type Card,
  GenSeedStrategyWithCardId,
  Rating,
  State,
  StrategyMode,
  createEmptyCard,
  default_w,
  fsrs,
  generatorParameters
} from 'ts-fsrs'
import { expect, test } from 'vitest'
import { replay } from '#domain/schedule-fsrs.ts'
import type { Grade } from '#domain/schedule.ts'

/** Ten thousand in `npm run explore`, which has a seed of its own. */
const LOGS = process.env['EXPLORE_SEED'] === undefined ? 400 : 10_000
const DAY = 86_400_000
const RATINGS = { 1: Rating.Again, 2: Rating.Hard, 3: Rating.Good, 4: Rating.Easy } as const

const log = fc
  .record({
    start: fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
    steps: fc.array(
      fc.record({
        grade: fc.constantFrom<Grade>(1, 2, 3, 4),
        gap: fc.oneof(
          fc.integer({ min: 1, max: 3_600_000 }),
          fc.integer({ min: 1, max: 3 * DAY }),
          fc.integer({ min: DAY, max: 500 * DAY })
        )
      }),
      { minLength: 1, maxLength: 25 }
    )
  })
  .map(({ start, steps }) => {
    let at = start.getTime()
    return { start, reviews: steps.map(({ grade, gap }) => ({ grade, at: new Date((at += gap)) })) }
  })
const weights = fc.option(
  fc.tuple(...default_w.map(weight => fc.double({ min: weight * 0.9, max: weight * 1.1 + 0.001, noNaN: true })))
)

test('memory and due date are those of ts-fsrs, over random logs, wishes and weights', () => {
  fc.assert(
    fc.property(
      fc.uuid(),
      log,
      fc.double({ min: 0.7, max: 0.97, noNaN: true }),
      weights,
      (id, { start, reviews }, wish, w) => {
        const library = fsrs(
          generatorParameters({ request_retention: wish, maximum_interval: 36_500, enable_fuzz: true, ...(w && { w }) })
        )
        library.useStrategy(StrategyMode.SEED, GenSeedStrategyWithCardId('card_id'))
        const first: Card & { readonly card_id: string } = { ...createEmptyCard(start), card_id: id }
        const wanted = reviews.reduce<Card>(
          (card, { grade, at }) => ({ ...library.next({ ...card }, at, RATINGS[grade]).card, card_id: id }) as Card,
          first
        )
        const answers = reviews.map(({ grade, at }) => ({ grade, reviewedAt: at.toISOString() }))
        const ours = replay(id, start.toISOString(), answers.toReversed(), { desiredRetention: wish, weights: w })
        expect([ours.stability, ours.difficulty, ours.reps, ours.lapses]).toEqual([
          wanted.stability,
          wanted.difficulty,
          wanted.reps,
          wanted.lapses
        ])
        expect([ours.due, ours.scheduledDays]).toEqual([wanted.due.toISOString(), wanted.scheduled_days])
        expect(ours.state).toBe(State[wanted.state].toLowerCase())
      }
    ),
    { numRuns: LOGS }
  )
})
