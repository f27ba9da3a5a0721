import fc from 'fast-check'
import { expect, test } from 'vitest'
import { breaches } from '../../../tests/support/plan/plan-breaches.ts'
import { asOld, WEEK, worlds } from '../../../tests/support/plan/worlds.ts'
import { makePlan } from '#domain/plan/plan.ts'

const weeks = worlds(WEEK)
/** Ten thousand: `PLAN_WORLDS=10000 npx vitest run src/domain/plan/plan.test.ts`; `npm run bench planner` counts them too. */
const runs = { numRuns: Number(process.env['PLAN_WORLDS'] ?? 200) }

test('no random week breaks a rule: hours, busy time, limits, breaks, deadlines, every needed minute placed or listed', () => {
  fc.assert(
    fc.property(weeks, world => {
      expect(breaches(world, makePlan(world))).toEqual([])
    }),
    runs
  )
})

test('the same world gives the same plan', () => {
  fc.assert(
    fc.property(weeks, world => {
      expect(makePlan(structuredClone(world))).toEqual(makePlan(world))
    }),
    { ...runs, numRuns: 60 }
  )
})

test('replanning an unchanged world moves nothing', () => {
  fc.assert(
    fc.property(weeks, world => {
      const { blocks } = makePlan(world)
      const again = makePlan({ ...world, old: asOld(blocks) })
      expect([again.moved, again.dropped]).toEqual([0, 0])
      expect(again.blocks.map(({ day, start, minutes, ref }) => ({ day, start, minutes, ref }))).toEqual(
        blocks.map(({ day, start, minutes, ref }) => ({ day, start, minutes, ref }))
      )
    }),
    runs
  )
})
