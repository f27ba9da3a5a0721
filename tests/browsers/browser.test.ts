import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { spawnGroup, until } from './browser.ts'

const OPENER = `
import { spawnGroup } from ${JSON.stringify(new URL('browser.ts', import.meta.url).href)}
const browser = spawnGroup('sh', ['-c', 'sleep 600 & echo $!; wait'])
browser.child.stdout.on('data', pid => process.stdout.write(pid))`

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test.each(['SIGTERM', 'SIGKILL'] as const)('a browser does not outlive tests that end by %s', async signal => {
  const tests = spawn(process.execPath, ['--input-type=module', '--eval', OPENER])
  const [said] = (await once(tests.stdout, 'data')) as [Buffer]
  const pid = Number(said.toString())
  expect(isAlive(pid)).toBe(true)
  tests.kill(signal)
  await expect.poll(() => isAlive(pid)).toBe(false)
})

test('a browser that is killed is gone with all that it started', async () => {
  const browser = spawnGroup('sh', ['-c', 'sleep 600 & echo $!; wait'])
  const pid = await until('it says its number', () => Number(browser.said()) || undefined)
  await browser.kill()
  await expect.poll(() => isAlive(pid)).toBe(false)
})
