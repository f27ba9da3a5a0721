import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { buildEnvironment } from '#cli/process/build-environment.ts'

/** The space for the young as Node understands these options, megabytes. */
function youngIn(env: NodeJS.ProcessEnv): number {
  const script =
    "const { getHeapSpaceStatistics: all } = require('v8'); for (let i = 0, a = []; i < 3e5; i++) a = [a, i]; console.log(Math.max(...all().filter(s => s.space_name === 'new_space').map(s => s.space_size)))"
  return Number(execFileSync(process.execPath, ['-e', script], { env }).toString()) / 2 ** 20
}

test('a build has a large space for the young and one thread for files', () => {
  const env = buildEnvironment({ NODE_OPTIONS: '', UV_THREADPOOL_SIZE: '' })
  expect(env).toEqual({ NODE_OPTIONS: '--max-semi-space-size=64', UV_THREADPOOL_SIZE: '1' })
  expect(buildEnvironment({})).toEqual(env)
})

test('what the operator has set stands', () => {
  const env = buildEnvironment({ NODE_OPTIONS: '--max-semi-space-size=2 --no-warnings', UV_THREADPOOL_SIZE: '8' })
  expect(env.UV_THREADPOOL_SIZE).toBe('8')
  expect(env.NODE_OPTIONS).toContain('--no-warnings')
  expect(youngIn(env)).toBeLessThan(8)
})
