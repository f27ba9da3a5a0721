import { expect, test } from 'vitest'
import type { PlanRows } from '#data/read/plan/plan-rows.ts'
import { worldOf, type Now } from '#data/read/plan/world-of.ts'

const now: Now = { today: '2026-11-26', minute: 840, zone: 'UTC', minutesPerDay: 90 }
const none = { subjects: [], topics: [], exams: [], tasks: [], lessons: [], activities: [], settings: null }
const block = (state: string, day: string) => ({
  ...{ id: `${state} ${day}`, kind: 'task', refId: 'k', stepId: null, startMinute: 960, minutes: 40, pinned: false },
  ...{ state, day }
})

test('what was done before its time got a new block on top of it', () => {
  const blocks = [block('done', '2026-11-26'), block('done', '2026-11-25'), block('planned', '2026-11-27')]
  const world = worldOf({ ...none, blocks } as unknown as PlanRows, now, undefined)
  expect(world.busy).toEqual([{ day: '2026-11-26', start: 960, minutes: 40 }])
  expect(world.spentToday).toBe(40)
})
