import { expect, test } from 'vitest'
import { sum, tallyOf } from '#cli/tally.ts'

test('reads the closing lines of the runners we use', () => {
  const vitest = ' Test Files  2 passed (2)\n      Tests  1 failed | 40 passed (41)\n'
  expect(tallyOf(vitest, 1)).toEqual({ passed: 40, failed: 1 })
  expect(tallyOf('  2 failed\n    a.spec.ts\n  17 passed (1.2m)\n', 1)).toEqual({ passed: 17, failed: 2 })
  expect(tallyOf(`${vitest}\n9 passed, 0 failed\n`, 0)).toEqual({ passed: 9, failed: 0 })
})

test('a step that dies without a count is a failure, and one that ends well is a pass', () => {
  expect(tallyOf('boom', 1)).toEqual({ passed: 0, failed: 1 })
  expect(tallyOf('', 0)).toEqual({ passed: 1, failed: 0 })
  expect(tallyOf('      Tests  3 passed (3)\n', 1)).toEqual({ passed: 3, failed: 1 })
  expect(
    sum([
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3 }
    ])
  ).toEqual({ passed: 3, failed: 3 })
})
