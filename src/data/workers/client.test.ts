import { expect, test, vi } from 'vitest'
import { workerPorts } from '../../../tests/support/engine-port.ts'
import { workerClient } from '#data/workers/client.ts'
import { AppError } from '#lib/errors.ts'

interface Methods {
  double(number: number): number
  never(): number
  refuse(): number
}

const work = () => ({
  double: ([number]: [number]) => number * 2,
  never: () => new Promise<number>(() => undefined),
  refuse: (): number => {
    throw new AppError('too-large', 'Too large')
  }
})

test('aborting one job, as of a paper, does not reject all that wait, and the last abort ends the worker', async () => {
  const { open, opened } = workerPorts<Methods>(work)
  const client = workerClient<Methods>(open)
  const [first, last] = [new AbortController(), new AbortController()]
  const stopped = client.run('double', [1], { signal: first.signal })
  const other = client.run('double', [2])
  first.abort()
  await expect(stopped).rejects.toThrow('abort')
  await expect(other).resolves.toBe(4)
  const stuck = client.run('never', [], { signal: last.signal })
  last.abort()
  await expect(stuck).rejects.toThrow('abort')
  expect(opened.map(({ ended }) => ended)).toEqual([true])
})

test('a job that takes too long is ended, told as late, and the next question has a new worker', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { open, opened } = workerPorts<Methods>(work)
  const client = workerClient<Methods>(open, { longestMs: 1000 })
  const stuck = client.run('never', [])
  const told = expect(stuck).rejects.toMatchObject({ code: 'timeout' })
  vi.advanceTimersByTime(1000)
  vi.useRealTimers()
  await told
  expect(await client.run('double', [4])).toBe(8)
  expect(opened.map(({ ended }) => ended)).toEqual([true, false])
})

test('what fails within the worker keeps its code, whatever the worker', async () => {
  const client = workerClient<Methods>(workerPorts<Methods>(work).open)
  await expect(client.run('refuse', [])).rejects.toMatchObject({ code: 'too-large' })
})
