import fc from 'fast-check'
import { expect, test } from 'vitest'
import { WindowCounter } from '#server/endpoint/window.ts'

test('never more than the limit within one window, and the wait that is told is enough', () => {
  const step = fc.record({ after: fc.integer({ min: 0, max: 400 }), key: fc.constantFrom('a', 'b') })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), fc.integer({ min: 1, max: 5 }), (steps, limit) => {
      let now = 0
      const counter = new WindowCounter(limit, 1000, () => now)
      const taken: Record<string, number[]> = { a: [], b: [] }
      for (const { after, key } of steps) {
        now += after
        const wait = counter.take(key)
        if (wait === 0) taken[key]?.push(now)
        else {
          now += wait * 1000
          expect(counter.take(key)).toBe(0)
          taken[key]?.push(now)
        }
      }
      for (const times of Object.values(taken))
        times.forEach((time, i) => {
          // Fixed windows: at most twice the limit in any span of one window's length.
          expect(times.slice(i).filter(other => other < time + 1000).length).toBeLessThanOrEqual(2 * limit)
        })
    })
  )
})

test('what is given back may be taken again', () => {
  const counter = new WindowCounter(1, 1000, () => 0)
  expect(counter.take('a')).toBe(0)
  expect(counter.take('a')).toBe(1)
  counter.giveBack('a')
  expect(counter.take('a')).toBe(0)
  counter.giveBack('unknown')
})
