import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../src/cli/process/free-port.ts'
import { launch, workshop } from './process.ts'

let shop: Awaited<ReturnType<typeof workshop>>
beforeAll(async () => void (shop = await workshop()))
afterAll(() => shop.clear())

const serverPid = (): number => (JSON.parse(readFileSync(`${shop.data}/lock`, 'utf8')) as { pid: number }).pid

async function healthy(origin: string, isOver: () => boolean): Promise<boolean> {
  for (let tries = 0; tries < 2400 && !isOver(); tries += 1) {
    const signal = AbortSignal.timeout(1000)
    if ((await fetch(`${origin}/api/health`, { signal }).catch(() => undefined))?.ok) return true
    await wait(50)
  }
  return false
}

test('a server that hung stayed so, deaf to SIGTERM: it is ended and started again, and stops when asked', async () => {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const env = {
    PORT: String(port),
    CRAMLESS_DIST: shop.dist,
    CRAMLESS_DATA: shop.data,
    CRAMLESS_WATCHDOG_SECONDS: '10'
  }
  const { child, said, ended } = launch('start', env)
  const isOver = () => child.exitCode !== null
  expect(await healthy(origin, isOver), said()).toBe(true)

  const first = serverPid()
  expect(first).not.toBe(child.pid)
  // A stopped process is as deaf as one in a loop.
  process.kill(first, 'SIGSTOP')
  for (let tries = 0; tries < 2400 && !said().includes('started again'); tries += 1) await wait(50)
  expect(said()).toContain('The server no longer answered and was ended. It is started again.')
  expect(await healthy(origin, isOver), said()).toBe(true)
  const second = serverPid()
  expect(second).not.toBe(first)

  process.kill(second, 'SIGSTOP')
  child.kill('SIGTERM')
  expect(await ended).not.toBeNull()
  expect(() => process.kill(second, 0)).toThrow()
})

test('a server whose watchdog is killed ends too, and lets the folder go', async () => {
  const port = await freePort()
  const { child, said, ended } = launch('start', {
    PORT: String(port),
    CRAMLESS_DIST: shop.dist,
    CRAMLESS_DATA: shop.data
  })
  expect(await healthy(`http://127.0.0.1:${port}`, () => child.exitCode !== null), said()).toBe(true)
  const pid = serverPid()
  child.kill('SIGKILL')
  await ended
  for (let tries = 0; tries < 1200; tries += 1) {
    try {
      process.kill(pid, 0)
    } catch {
      break
    }
    await wait(50)
  }
  expect(() => process.kill(pid, 0)).toThrow()
  expect(() => serverPid()).toThrow()
})
