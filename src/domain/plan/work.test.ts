import { expect, test } from 'vitest'
import { date } from '../../../tests/support/plan/worlds.ts'
import { makePlan } from '#domain/plan/plan.ts'
import type { PlanBlock, World } from '#domain/plan/world.ts'

const TODAY = '2026-11-23'
const end = (block: PlanBlock): number => block.start + block.minutes

function world(minutes: number, more: Partial<World> = {}): World {
  return {
    today: TODAY,
    settings: {
      week: Array.from({ length: 7 }, () => ({ minutes, from: 480, to: 1260 })),
      session: 50,
      shortest: 15,
      rest: 10
    },
    exams: [],
    topics: [],
    tasks: [],
    ...more
  }
}
/** Fills the days that are there. */
const revision = {
  exams: [{ id: 'e', subject: 'maths', title: 'Paper 1', on: date(TODAY, 40), at: 540, minutes: 120 }],
  topics: Array.from({ length: 60 }, (_, at) => ({
    id: `t${at}`,
    subject: 'maths',
    title: `Topic ${at}`,
    confidence: 2
  }))
}

test('during an exam there was study: an exam is busy time with an hour before and after', () => {
  const exams = [{ id: 'e', subject: 'maths', title: 'Paper 1', on: date(TODAY, 1), at: 600, minutes: 120 }]
  const tasks = [{ id: 'k', title: 'Essay', minutes: 900, due: date(TODAY, 2) }]
  const on = (settings: Partial<World['settings']>): PlanBlock[] =>
    makePlan({ ...world(600, { exams, tasks }), settings: { ...world(600).settings, ...settings } }).blocks.filter(
      block => block.day === date(TODAY, 1)
    )
  expect(on({}).length).toBeGreaterThan(3)
  expect(on({}).filter(block => block.start < 780 && end(block) > 540)).toEqual([])
  expect(on({ examMargin: 0 }).some(block => end(block) > 540 && end(block) <= 600)).toBe(true)
})

test('between two papers of one day nothing is studied, unless the student asks', () => {
  const paper = (id: string, at: number) => ({ id, subject: id, title: 'Paper', on: date(TODAY, 1), at, minutes: 60 })
  const tasks = [{ id: 'k', title: 'Essay', minutes: 900, due: date(TODAY, 2) }]
  const between = (betweenPapers: boolean): PlanBlock[] => {
    const base = world(700, { exams: [paper('a', 540), paper('b', 900)], tasks })
    const { blocks } = makePlan({ ...base, settings: { ...base.settings, betweenPapers } })
    return blocks.filter(block => block.day === date(TODAY, 1) && block.start > 600 && block.start < 900)
  }
  expect(between(false)).toEqual([])
  expect(between(true).length).toBeGreaterThan(0)
})

test('an exam without a time of day keeps the school day free of study', () => {
  const exams = [{ id: 'e', subject: 'maths', title: 'Paper 1', on: date(TODAY, 1) }]
  const { blocks } = makePlan(
    world(600, { exams, tasks: [{ id: 'k', title: 'Essay', minutes: 900, due: date(TODAY, 2) }] })
  )
  const day = blocks.filter(block => block.day === date(TODAY, 1))
  expect(day.length).toBeGreaterThan(0)
  expect(day.filter(block => block.start < 1020)).toEqual([])
})

test('a mock paper of two hours was four blocks of 40 minutes: it is one, and where no day is long enough its fewest parts', () => {
  const papers = (minutes: number): PlanBlock[] =>
    makePlan(world(minutes, { ...revision, papers: true })).blocks.filter(block => block.kind === 'paper')
  const whole = papers(180)
  expect(whole.map(block => [block.minutes, block.reason.amount])).toEqual([
    [160, 40],
    [160, 40]
  ])
  const parts = papers(90)
  expect(parts.map(block => block.minutes)).toEqual([80, 80, 80, 80])
  // The time to mark is said once for each paper.
  expect(parts.map(block => block.reason.amount)).toEqual([undefined, 40, undefined, 40])
})

test('an essay of 180 minutes was cut into seven pieces of 15 to 45: its sittings have the length the student sits', () => {
  for (const minutes of [60, 90, 120]) {
    const tasks = [{ id: 'essay', title: 'Essay', minutes: 180, due: date(TODAY, 12) }]
    const own = makePlan(world(minutes, { ...revision, tasks })).blocks.filter(block => block.ref === 'essay')
    expect(own.map(block => block.minutes)).toEqual([45, 45, 45, 45])
  }
})

test('overdue work came eleven days later: it comes next, before revision, in a new plan and in one that stands', () => {
  const tasks = [{ id: 'late', title: 'Late', minutes: 80, due: date(TODAY, -1) }]
  const old = makePlan(world(90, revision)).blocks.map((block, at) => ({ ...block, id: `b${at}` }))
  for (const plan of [makePlan(world(90, { ...revision, tasks })), makePlan(world(90, { ...revision, tasks, old }))]) {
    const own = plan.blocks.filter(block => block.ref === 'late')
    expect(own.reduce((sum, block) => sum + block.minutes, 0)).toBe(80)
    expect(own.every(block => block.day === TODAY)).toBe(true)
  }
})

test('there was a block “Review cards, about 0 cards”: a forecast below half a card is none', () => {
  const reviews = { minutes: [0.2, 3, 0.1], cards: [0, 12, 0.4], fresh: [0, 0, 0.2] }
  const { blocks } = makePlan(world(90, { reviews }))
  expect(blocks.map(block => [block.day, block.reason.amount])).toEqual([[date(TODAY, 1), 12]])
})
