import { expect, test } from 'vitest'
import { asOld, date } from '../../../tests/support/plan/worlds.ts'
import { dayNumber } from '#domain/plan/days.ts'
import { makePlan, planWithRemedies } from '#domain/plan/plan.ts'
import type { PlanBlock, World } from '#domain/plan/world.ts'

const TODAY = '2026-11-26'
const evening = (minutes: number) => ({ minutes, from: 960, to: 1260 })
const world = (more: Partial<World>, minutes = 90): World => ({
  today: TODAY,
  settings: {
    week: Array.from({ length: 7 }, (_, at) => (at < 5 ? evening(minutes) : { minutes: 180, from: 600, to: 1260 })),
    session: 50,
    shortest: 15,
    rest: 10
  },
  exams: [],
  topics: [],
  tasks: [],
  papers: true,
  ...more
})
const exam = (subject: string, days: number, minutes: number | null = 90) => ({
  id: `${subject} exam`,
  subject,
  title: 'Paper 1',
  on: date(TODAY, days),
  at: 540,
  minutes
})
const daysOf = (blocks: readonly PlanBlock[], kind: string, subject: string): number[] =>
  blocks
    .filter(block => block.kind === kind && block.subject === subject)
    .map(({ day }) => dayNumber(day) - dayNumber(TODAY))

test('a mock paper stood before the first revision of its subject, and the same paper on the day after', () => {
  for (let days = 14; days < 60; days++) {
    const subjects = ['maths', 'physics', 'history', 'french']
    const exams = subjects.map((subject, at) => exam(subject, days + at))
    const tasks = [3, 5, 8].map(at => ({ id: `k${at}`, title: 'Homework', minutes: 80, due: date(TODAY, at) }))
    const { blocks } = makePlan(world({ exams, tasks }, 60))
    for (const subject of subjects) {
      const [first = -1, second] = daysOf(blocks, 'paper', subject)
      if (first < 0) continue
      expect(first, `${subject} in ${days} days`).toBeGreaterThan(daysOf(blocks, 'topic', subject)[0] ?? 99)
      if (second !== undefined) expect(second - first).toBeGreaterThan(2)
    }
  }
})

test('a paper that has no place was listed twice, and “by” a day long before its exam', () => {
  const { unplaced } = makePlan(world({ exams: [exam('maths', 30, 600)] }, 20))
  const papers = unplaced.filter(({ kind }) => kind === 'paper')
  expect(papers.map(({ by }) => by)).toEqual([date(TODAY, 30)])
})

test('before an exam tomorrow the evening was full of homework that is due later', () => {
  const tasks = [{ id: 'k', subject: 'art', title: 'Portfolio', minutes: 300, due: date(TODAY, 6) }]
  const before = world({ tasks }, 60)
  const old = asOld(makePlan(before).blocks)
  expect(old.some(({ day }) => day === TODAY)).toBe(true)
  const { blocks } = makePlan({ ...before, exams: [exam('biology', 1, 60)], old })
  expect(daysOf(blocks, 'topic', 'biology')).toEqual([0])
})

test('an exam tomorrow after the minutes of today were used had no way out: a longer evening is offered', () => {
  const { unplaced } = planWithRemedies(world({ exams: [exam('biology', 1, 60)], now: 1140, spentToday: 90 }))
  expect(unplaced).toMatchObject([
    { kind: 'topic', subject: 'biology', by: TODAY, ways: [{ kind: 'minutes', days: [{ day: TODAY }] }] }
  ])
})

test('the evening before a mock that is short of minutes was given to homework due a week later', () => {
  const tasks = [{ id: 'ia', subject: 'biology', title: 'Biology IA', minutes: 1000, due: date(TODAY, 22) }]
  const exams = [{ ...exam('english', 11), title: 'Mock', isMock: true, minutes: null }]
  const topics = Array.from({ length: 30 }, (_, at) => ({ id: `t${at}`, subject: 'english', title: `Topic ${at}` }))
  const { blocks, unplaced } = makePlan(world({ tasks, exams, topics }, 50))
  expect(unplaced.some(({ subject }) => subject === 'english')).toBe(true)
  expect(blocks.filter(({ ref, day }) => ref === 'ia' && day === date(TODAY, 10))).toEqual([])
})
