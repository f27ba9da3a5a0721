import { expect, test } from 'vitest'
import { asOld, date } from '../../../tests/support/plan/worlds.ts'
import { makePlan } from '#domain/plan/plan.ts'
import type { World } from '#domain/plan/world.ts'

const TODAY = '2026-11-23'

/** Two subjects, their exams with mock papers, five topics and an essay: the first plan of a new student. */
function firstWeeks(minutes: number): World {
  const week = Array.from({ length: 7 }, (_, at) => ({ minutes, from: at < 5 ? 960 : 480, to: 1260 }))
  const topic = (subject: string) => (title: string) => ({ id: title, subject, title, confidence: null })
  return {
    today: TODAY,
    zone: 'Europe/London',
    settings: { week, session: 40, shortest: 15, rest: 10 },
    exams: [
      { id: 'e1', subject: 'history', title: 'Paper 1', on: date(TODAY, 20), minutes: 90 },
      { id: 'e2', subject: 'biology', title: 'Paper 2', on: date(TODAY, 24), minutes: 90 }
    ],
    topics: [
      ...['Cold War', 'Korea', 'Détente'].map(topic('history')),
      ...['Photosynthesis', 'Respiration'].map(topic('biology'))
    ],
    tasks: [{ id: 'k', subject: 'history', title: 'Essay', minutes: 120, due: date(TODAY, 5) }],
    busy: [],
    papers: true
  }
}

test('a plan that was just accepted asked for changes: the sittings of two mock papers of one exam changed places', () => {
  for (let minutes = 15; minutes <= 90; minutes += 5) {
    const world = firstWeeks(minutes)
    const { blocks, unplaced } = makePlan(world)
    expect(blocks.length).toBeGreaterThan(10)
    const again = makePlan({ ...world, old: asOld(blocks) })
    const places = (all: typeof blocks) =>
      all.map(({ kind, ref, day, start, minutes: long }) => [kind, ref, day, start, long])
    expect(places(again.blocks), `${minutes} minutes a day`).toEqual(places(blocks))
    expect(again).toMatchObject({ moved: 0, dropped: 0 })
    const unmet = (all: typeof unplaced) => all.reduce((sum, one) => sum + one.minutes, 0)
    expect(unmet(again.unplaced)).toBe(unmet(unplaced))
  }
})
