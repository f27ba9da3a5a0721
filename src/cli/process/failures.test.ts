import { expect, test } from 'vitest'
import { failureLine, failuresIn } from '#cli/process/failures.ts'

test('names what failed in the reports of our runners, once and with the first line of the error', () => {
  const vitest =
    ' ✓ src/b.test.ts\n FAIL  |whole| src/a.test.ts > one\nAssertionError: expected 1 to be 2\n FAIL  |whole| src/a.test.ts > one\n'
  expect(failuresIn(vitest)).toEqual(['|whole| src/a.test.ts > one — AssertionError: expected 1 to be 2'])
  const playwright =
    '  ✘  1 tests/e2e/a.spec.ts:3:1 › one (3.1s)\n\n  1) tests/e2e/a.spec.ts:3:1 › one ─────────\n\n    Error: locator gone\n'
  expect(failuresIn(playwright)).toEqual(['tests/e2e/a.spec.ts:3:1 › one — Error: locator gone'])
  expect(failuresIn(`${playwright}\n    > 9 |\n        at /repo/tests/e2e/a.spec.ts:9:20\n`)).toEqual([
    'tests/e2e/a.spec.ts:3:1 › one — Error: locator gone (a.spec.ts:9)'
  ])
  expect(failuresIn(' FAIL  src/a.test.ts > one\nAssertionError: no\n ❯ src/a.test.ts:7:12\n')).toEqual([
    'src/a.test.ts > one — AssertionError: no (a.test.ts:7)'
  ])
})

test('passes on what a step inside has named, and finds nothing in a report without failures', () => {
  const named = failureLine('a.spec.ts › one — Error: locator gone')
  expect(failuresIn(` FAIL  a.spec.ts › one\n\n    Error: locator gone\n${named}`)).toEqual([
    'a.spec.ts › one — Error: locator gone'
  ])
  expect(failuresIn(failureLine('a.spec.ts › one (a.spec.ts:9)'))).toEqual(['a.spec.ts › one (a.spec.ts:9)'])
  expect(failuresIn(' ✓ src/a.test.ts (3 tests)\n1) read the page\n3 passed, 0 failed\n')).toEqual([])
})
