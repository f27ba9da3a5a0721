import { expect, test } from 'vitest'
import { findingsIn } from '#cli/process/findings.ts'

const OUTPUT = `
\u001B[41m\u001B[1m FAIL \u001B[22m\u001B[49m  whole  src/data/sync/model.test.ts\u001B[2m > \u001B[22mtwo devices end equal
\u001B[31m\u001B[1mError\u001B[22m: Property failed after 1 tests
{ seed: 319680783, path: "91:5:12", endOnFailure: true }
Counterexample: [[]]
 FAIL   pure  src/domain/cards/queue.test.ts > the queue
{ seed: -7, path: "3" }
`

test('a failed property is told with its test, seed and path', () => {
  expect(findingsIn(OUTPUT)).toEqual([
    { test: 'whole  src/data/sync/model.test.ts > two devices end equal', seed: 319_680_783, path: '91:5:12' },
    { test: 'pure  src/domain/cards/queue.test.ts > the queue', seed: -7, path: '3' }
  ])
  expect(findingsIn('Tests  3 passed')).toEqual([])
})
