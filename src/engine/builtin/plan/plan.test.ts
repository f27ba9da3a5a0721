import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planAnswer, type PlanContext } from '#contract/engine/plan.ts'
import { makePlan } from '#engine/builtin/plan/plan.ts'

const context: PlanContext = {
  today: '2026-04-20',
  minutesPerDay: 60,
  exams: [
    { subject: 'History', date: '2026-05-20' },
    { subject: 'Biology', date: '2026-04-30', title: 'Paper 2' },
    { subject: 'French', date: '2026-04-01' }
  ],
  subjects: ['Biology', 'History', 'French'],
  weakTopics: [
    { subject: 'History', topic: 'the Weimar Republic', lost: 2 },
    { subject: 'Biology', topic: 'osmosis', lost: 6 }
  ],
  dueCards: 30
}
const textsOf = (goal: string, given: PlanContext): string[] => makePlan(goal, given).proposals.map(one => one.text)

test('what is due, what cost marks and what is near comes out in that order, and past exams are left out', () => {
  expect(textsOf('', context)).toEqual([
    'Begin with the 30 cards that are due: an estimate of 5 minutes.',
    'Go back to osmosis in Biology before you begin anything new. It has cost you 6 marks.',
    'Go back to the Weimar Republic in History before you begin anything new. It has cost you 2 marks.',
    'Biology (Paper 2) is examined in ten days, on 30 April. Give it about 45 of your 60 minutes a day.',
    'History is examined in 30 days, on 20 May. Give it about 15 of your 60 minutes a day.',
    'On the day before Biology, recall what you know and stop early; learn nothing new.',
    'Add an exam date for French, if there is one.'
  ])
})

test('a subject named in the goal comes first', () => {
  expect(makePlan('get a 6 in history', context).proposals[0]?.subject).toBe('History')
})

test('with nothing known it asks for what is missing and proposes nothing else', () => {
  const empty = { today: '2026-04-20', exams: [], subjects: [], weakTopics: [] }
  expect(makePlan('', empty).proposals.map(one => one.reason)).toEqual(['missing', 'missing'])
})

test('an exam today or tomorrow is said so and gets no daily minutes when it is today', () => {
  const soon = (date: string): string | undefined =>
    textsOf('', { ...context, exams: [{ subject: 'Biology', date }], subjects: [], weakTopics: [], dueCards: 0 })[0]
  expect(soon('2026-04-20')).toBe('Biology is examined today, on 20 April.')
  expect(soon('2026-04-21')).toContain('Biology is examined tomorrow, on 21 April.')
})

test('minutes given out fit the day to within rounding, whatever the dates', () => {
  const day = fc
    .integer({ min: 0, max: 400 })
    .map(days => new Date(Date.UTC(2026, 3, 20 + days)).toISOString().slice(0, 10))
  const exams = fc.array(fc.record({ subject: fc.constantFrom('A', 'B', 'C', 'D', 'E'), date: day }), { maxLength: 8 })
  fc.assert(
    fc.property(exams, fc.integer({ min: 0, max: 600 }), (list, minutesPerDay) => {
      const result = makePlan('', { ...context, exams: list, minutesPerDay })
      expect(planAnswer.safeParse(result).error).toBeUndefined()
      const given = result.proposals
        .filter(one => one.reason === 'exam')
        .reduce((sum, one) => sum + (one.minutes ?? 0), 0)
      expect(given).toBeLessThanOrEqual(minutesPerDay + 4 * 5)
    })
  )
})
