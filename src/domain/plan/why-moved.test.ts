import { expect, test } from 'vitest'
import { whyMoved } from '#domain/plan/why-moved.ts'
import type { World } from '#domain/plan/world.ts'

const evening = { minutes: 90, from: 960, to: 1260 }
const world: World = {
  today: '2026-11-23',
  settings: {
    week: [evening, evening, evening, evening, evening, evening, { ...evening, minutes: 0 }],
    session: 50,
    shortest: 15,
    rest: 10,
    restDays: ['2026-11-25']
  },
  exams: [{ id: 'e', subject: 's', title: 'Paper 1', on: '2026-11-26', at: 960, minutes: 90 }],
  topics: [],
  tasks: [],
  busy: [{ day: '2026-11-24', start: 1000, minutes: 60 }]
}
const at = (day: string, start = 990, minutes = 40) => ({ day, start, minutes })

test('a moved block says what stands where it stood', () => {
  expect(whyMoved(world, at('2026-11-24'), undefined)).toBe('busy')
  expect(whyMoved(world, at('2026-11-24', 1060), undefined)).toBe('room')
  expect(whyMoved(world, at('2026-11-25'), undefined)).toBe('rest')
  expect(whyMoved(world, at('2026-11-29'), undefined)).toBe('rest')
  expect(whyMoved(world, at('2026-11-26'), undefined)).toBe('exam')
  expect(whyMoved(world, at('2026-11-27'), '2026-11-26')).toBe('late')
  expect(whyMoved(world, at('2026-11-27'), '2026-11-27')).toBe('room')
})
