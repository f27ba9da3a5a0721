import { expect, test } from 'vitest'
import { date } from '../../../tests/support/plan/worlds.ts'
import { makePlan } from '#domain/plan/plan.ts'

const TODAY = '2026-11-26'

test('an essay of 300 hours made every final short: what is missing of it is its own', () => {
  const exams = ['english', 'biology', 'chemistry'].map(subject => ({
    ...{ id: subject, subject, title: 'Final', on: date(TODAY, 156), at: 540, minutes: 120 }
  }))
  const { cushions } = makePlan({
    today: TODAY,
    settings: {
      week: Array.from({ length: 7 }, () => ({ minutes: 90, from: 960, to: 1260 })),
      session: 50,
      shortest: 15,
      rest: 10
    },
    exams,
    topics: [],
    tasks: [{ id: 'essay', title: 'Essay', minutes: 18_000, due: date(TODAY, 100) }]
  })
  const of = (ref: string): number => cushions.find(one => one.ref === ref)?.minutes ?? 0
  expect(of('essay')).toBeLessThan(-5000)
  for (const { id } of exams) expect(of(id)).toBeGreaterThanOrEqual(0)
})
