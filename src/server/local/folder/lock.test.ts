import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { holderOf, lockDirectory, lockPath } from '#server/local/folder/lock.ts'
import { startTime } from '#server/local/folder/process-identity.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const leave = (holder: Record<string, unknown>) =>
  writeFileSync(lockPath(folder), JSON.stringify({ id: 'theirs', host: hostname(), startTime: '', ...holder }))

test('one holder at a time, named to the next, and free after release', () => {
  const lock = lockDirectory(folder)
  expect(statSync(lockPath(folder)).mode & 0o777).toBe(0o600)
  expect(holderOf(folder)?.pid).toBe(process.pid)
  expect(() => lockDirectory(folder)).toThrow(`in use by process ${process.pid} on ${hostname()}`)
  lock.release()
  expect(holderOf(folder)).toBeUndefined()
  lockDirectory(folder).release()
  expect(existsSync(lockPath(folder))).toBe(false)
})

test('a living process is never robbed', () => {
  const other = spawn('sleep', ['30'])
  leave({ pid: other.pid, startTime: startTime(other.pid ?? 0) })
  expect(() => lockDirectory(folder)).toThrow(`process ${other.pid ?? 0}`)
  expect(readFileSync(lockPath(folder), 'utf8')).toContain('theirs')
  other.kill()
})

test('a dead holder is taken over, also when another process has got its number since', () => {
  const { pid } = spawnSync('true')
  leave({ pid, startTime: '1' })
  lockDirectory(folder).release()
  leave({ pid: process.pid, startTime: '1' })
  lockDirectory(folder).release()
})

test.runIf(process.platform === 'linux')('a holder that has ended and was not asked after yet is dead', () => {
  const { pid = 0 } = spawn('true')
  const started = startTime(pid)
  // Nobody asks after it while this thread stands still.
  while (!readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z '))
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
  leave({ pid, startTime: started })
  lockDirectory(folder).release()
})

test('on another machine only the silence of its heartbeat tells that a holder is dead', () => {
  leave({ pid: 1, host: 'elsewhere' })
  expect(() => lockDirectory(folder)).toThrow('process 1 on elsewhere')
  utimesSync(lockPath(folder), 0, Date.now() / 1000 - 60)
  lockDirectory(folder).release()
})

test('a lock that is just being written is respected, an old unreadable one is not', () => {
  writeFileSync(lockPath(folder), '')
  expect(() => lockDirectory(folder)).toThrow('just starting')
  utimesSync(lockPath(folder), 0, Date.now() / 1000 - 60)
  lockDirectory(folder).release()
})

test('releasing late does not free what somebody else holds by now', () => {
  const mine = lockDirectory(folder)
  leave({ pid: 1, host: 'elsewhere' })
  mine.release()
  expect(existsSync(lockPath(folder))).toBe(true)
})

test('a place that cannot hold data is named in a sentence', () => {
  const file = path.join(folder, 'a-file')
  writeFileSync(file, '')
  expect(() => lockDirectory(path.join(file, 'data'))).toThrow('cannot be written to. Set CRAMLESS_DATA')
})
