import { expect, test } from 'vitest'
import { planAnswer } from '#contract/engine/plan.ts'
import { plan } from '#server/ai/make/plan.ts'
import { mockRun } from '../../../../tests/support/mock-models.ts'

const context = {
  today: '2026-11-21',
  minutesPerDay: 60,
  exams: [{ subject: 'Biology', date: '2026-12-10' }],
  subjects: ['Biology', 'History'],
  weakTopics: [{ subject: 'Biology', topic: 'Osmosis', lost: 4 }],
  dueCards: 30
}
const one = {
  reason: 'weak-topic',
  subject: 'biology',
  topic: 'Osmosis',
  minutes: 25,
  before: '2026-12-01',
  text: 'Answer questions on osmosis for 25 minutes before you read about it again.'
}
const planned = (proposals: unknown) =>
  plan({ goal: 'A better mark in Biology', context }, mockRun(() => ({ proposals })).run)

test('a proposal keeps to the names, days and minutes of the student', async () => {
  const result = await planned([one])
  expect(planAnswer.parse(result)).toEqual(result)
  expect(result.proposals).toEqual([{ ...one, subject: 'Biology' }])
})

test.each([
  [{ subject: 'Wizardry' }, 'a subject nobody named'],
  [{ topic: 'Spells' }, 'a topic nobody named'],
  [{ minutes: 1800 }, 'more time than there is'],
  [{ minutes: -5 }, 'more time than there is'],
  [{ before: '1999-12-31' }, 'a day out of reach'],
  [{ before: '2026-12-11' }, 'a day out of reach'],
  [{ before: 'soon' }, 'a day out of reach'],
  [{ text: 'You will gain 17 marks.' }, 'a number nobody gave'],
  [{ text: 'Work through the night.' }, 'not good advice'],
  [{ text: 'Pay at https://tutor.example/pay' }, 'image or link'],
  [{ text: '' }, 'empty']
])('a proposal that makes something up is dropped: %o', async (change, reason) => {
  const result = await planned([one, { ...one, ...change }])
  expect(result.proposals).toHaveLength(1)
  expect(result.warnings).toEqual([{ kind: 'dropped', count: 1, reason }])
})

test('fields nobody asked for are left behind, and nothing but faults is unreadable', async () => {
  expect(JSON.stringify(await planned([{ ...one, exec: 'rm -rf /' }]))).not.toContain('exec')
  await expect(planned([{ ...one, minutes: 1e9 }])).rejects.toMatchObject({ code: 'unreadable' })
})
