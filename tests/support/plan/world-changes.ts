import fc from 'fast-check'
import { date } from './worlds.ts'
import type { World } from '#domain/plan/world.ts'

/** What life does to a plan; each gives the world as it is afterwards. */
export type Change = (world: World) => World

export const changes: fc.Arbitrary<Change> = fc.oneof(
  fc
    .record({
      day: fc.integer({ min: 0, max: 4 }),
      start: fc.integer({ min: 0, max: 1300 }),
      minutes: fc.integer({ min: 30, max: 400 })
    })
    .map(({ day, start, minutes }) => (world: World) => ({
      ...world,
      busy: [...(world.busy ?? []), { day: date(world.today, day), start, minutes }]
    })),
  fc.integer({ min: 0, max: 3 }).map(day => (world: World) => ({
    ...world,
    settings: { ...world.settings, restDays: [date(world.today, day)] }
  })),
  fc
    .record({ at: fc.nat({ max: 5 }), minutes: fc.integer({ min: 10, max: 200 }) })
    .map(({ at, minutes }) => (world: World) => ({
      ...world,
      tasks: world.tasks.map((task, index) =>
        index === at % Math.max(1, world.tasks.length) ? { ...task, minutes } : task
      )
    })),
  fc
    .record({ due: fc.integer({ min: 0, max: 5 }), minutes: fc.integer({ min: 10, max: 120 }) })
    .map(({ due, minutes }) => (world: World) => ({
      ...world,
      tasks: [...world.tasks, { id: 'new', subject: null, title: 'New', minutes, due: date(world.today, due) }]
    })),
  fc.constant((world: World) => ({ ...world, now: Math.min(1439, (world.now ?? 0) + 600) })),
  fc.constant((world: World) => ({ ...world, tasks: world.tasks.slice(1) })),
  fc.integer({ min: 20, max: 80 }).map(share => (world: World) => ({
    ...world,
    settings: {
      ...world.settings,
      week: world.settings.week.map(day => ({ ...day, minutes: Math.floor((day.minutes * share) / 100) }))
    }
  }))
)
