import { expect, test } from 'vitest'
import { lanesOf } from '#tools/planner/week/lanes.ts'

test('blocks at one time stand side by side, others have the whole column', () => {
  const at = (start: number, minutes: number) => ({ start, minutes })
  expect(lanesOf([at(0, 60), at(30, 60), at(120, 30)])).toEqual([
    { at: 0, of: 2 },
    { at: 1, of: 2 },
    { at: 0, of: 1 }
  ])
})
