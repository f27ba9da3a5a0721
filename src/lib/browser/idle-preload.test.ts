import { expect, test, vi } from 'vitest'
import { mayPreload, whenIdle } from '#lib/browser/idle-preload.ts'

test.each([
  [{ hasFastHover: true }, true],
  [{ hasFastHover: true, connection: { effectiveType: '4g', saveData: false } }, true],
  [{ hasFastHover: false, connection: { effectiveType: '4g' } }, false],
  [{ hasFastHover: true, connection: { saveData: true, effectiveType: '4g' } }, false],
  [{ hasFastHover: true, connection: { effectiveType: '3g' } }, false],
  [{ hasFastHover: true, connection: { effectiveType: '2g' } }, false],
  [{ hasFastHover: true, connection: { effectiveType: 'slow-2g' } }, false]
])('%o → %s', (surroundings, may) => expect(mayPreload(surroundings)).toBe(may))

const groups = [['/login', '/signup'], ['/about'], ['/main', '/planner']]

test('each group waits for an idle moment, at most 1.2, 1.5 and 3 seconds', () => {
  const asked: number[] = []
  const fetched = vi.fn()
  whenIdle(groups, fetched, {
    requestIdleCallback: (run, { timeout }) => {
      asked.push(timeout)
      run()
    },
    setTimeout: () => expect.unreachable()
  })
  expect(asked).toEqual([1200, 1500, 3000])
  expect(fetched.mock.calls.map(([path]) => path as string)).toEqual(groups.flat())
})

test('a browser without idle moments waits 250, 400 and 1200 ms', () => {
  const asked: number[] = []
  whenIdle(groups, () => undefined, { setTimeout: (_, after) => asked.push(after) })
  expect(asked).toEqual([250, 400, 1200])
})
