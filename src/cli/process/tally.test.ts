import { expect, test } from 'vitest'
import { sum, tallyOf } from '#cli/process/tally.ts'

const VITEST = ' Test Files  2 passed (2)\n      Tests  1 failed | 40 passed (41)\n'

test('reads the closing lines of the runners we use', () => {
  expect(tallyOf(VITEST, 1, 'vitest')).toEqual({ passed: 40, failed: 1 })
  expect(tallyOf('  2 failed\n    a.spec.ts\n  17 passed (1.2m)\n', 1, 'playwright')).toEqual({ passed: 17, failed: 2 })
  expect(tallyOf(`${VITEST}\n9 passed, 0 failed\n`, 0, 'own')).toEqual({ passed: 9, failed: 0 })
})

test('a step that dies without a count is a failure, and one without tests that ends well is a pass', () => {
  expect(tallyOf('boom', 1, 'none')).toEqual({ passed: 0, failed: 1 })
  expect(tallyOf('', 0, 'none')).toEqual({ passed: 1, failed: 0 })
  expect(tallyOf('      Tests  3 passed (3)\n', 1, 'vitest')).toEqual({ passed: 3, failed: 1 })
  expect(
    sum([
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3 }
    ])
  ).toEqual({ passed: 3, failed: 3 })
})

test('a test runner that ends well without its closing summary has failed', () => {
  const drained = 'Running 2 tests using 1 worker\n  ✘  1 a.spec.ts:1:1 › one (3.1s)\n'
  expect(tallyOf(drained, 0, 'playwright')).toEqual({ passed: 0, failed: 1 })
  expect(tallyOf(' ✓ a.test.ts (3 tests) 4ms\n', 0, 'vitest')).toEqual({ passed: 0, failed: 1 })
  expect(tallyOf('no test files found\n      Tests  no tests\n', 0, 'vitest')).toEqual({ passed: 0, failed: 1 })
  expect(tallyOf('9 passed, 0 failed\nand then it went on', 0, 'own')).toEqual({ passed: 0, failed: 1 })
  expect(tallyOf('', 0, 'own')).toEqual({ passed: 0, failed: 1 })
})

test('what a test prints is no summary', () => {
  expect(tallyOf('the app said: 7 passed, 0 failed\n', 0, 'playwright')).toEqual({ passed: 0, failed: 1 })
  expect(tallyOf(`12 passed\n${VITEST}`, 1, 'vitest')).toEqual({ passed: 40, failed: 1 })
})

test('tests that needed two tries, were broken off or never ran have failed', () => {
  const cut =
    '  1 interrupted\n    a.spec.ts\n  1 flaky\n    b.spec.ts\n  2 skipped\n  3 did not run\n  4 passed (9s)\n'
  expect(tallyOf(cut, 1, 'playwright')).toEqual({ passed: 4, failed: 5 })
  expect(tallyOf('      Tests  4 passed (4)\n     Errors  1 error\n', 1, 'vitest')).toEqual({ passed: 4, failed: 1 })
})
