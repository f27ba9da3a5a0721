import { afterEach, expect, test, vi } from 'vitest'
import { workerPorts } from '../../../tests/support/engine-port.ts'
import { pictureReader, type ReadingStep } from '#data/workers/reading.ts'
import type { ReadLine } from '#domain/notes/read-text.ts'
import { AppError } from '#lib/errors.ts'
import type { ReadingMethods } from '#workers/reading.worker.ts'

const LINE: ReadLine = { text: 'Osmosis', sure: 96, endsParagraph: true }
const PICTURE = new Blob(['picture'])

afterEach(() => vi.useRealTimers())

function reader(read: () => Promise<readonly ReadLine[]> = () => Promise.resolve([LINE]), idle = 60_000) {
  const ports = workerPorts<ReadingMethods>(() => ({
    start: (_none, report) => report(2, 4),
    read: async (_args, report) => {
      report(50, 100)
      return read()
    }
  }))
  return { read: pictureReader(ports.open, idle), opened: ports.opened }
}
const none = (): void => undefined
const never = new AbortController().signal

test('it says what it fetches and reads, and one worker serves picture after picture', async () => {
  const { read, opened } = reader()
  const steps: ReadingStep[] = []
  expect(await read(PICTURE, step => void steps.push(step), never)).toEqual([LINE])
  expect(await read(PICTURE, none, never)).toEqual([LINE])
  expect(steps).toEqual([
    { step: 'fetching', share: 0.5 },
    { step: 'reading', share: 0.5 }
  ])
  expect(opened).toHaveLength(1)
})

test('stopped in the middle the worker ends, and the next picture has another', async () => {
  const stop = new AbortController()
  const { read, opened } = reader(() => new Promise(() => undefined))
  const stopped = read(PICTURE, ({ step }) => (step === 'reading' ? stop.abort() : undefined), stop.signal)
  await expect(stopped).rejects.toThrow('abort')
  expect(opened[0]?.ended).toBe(true)
  const again = new AbortController()
  const other = read(PICTURE, ({ step }) => (step === 'reading' ? again.abort() : undefined), again.signal)
  await expect(other).rejects.toThrow('abort')
  expect(opened).toHaveLength(2)
})

test('stopped before it began nothing starts', async () => {
  const { read, opened } = reader()
  await expect(read(PICTURE, none, AbortSignal.abort())).rejects.toThrow('abort')
  expect(opened).toEqual([])
})

test('a minute without a picture gives the memory back', async () => {
  vi.useFakeTimers()
  const { read, opened } = reader()
  const first = read(PICTURE, none, never)
  await vi.runAllTimersAsync()
  await first
  expect(opened[0]?.ended).toBe(true)
  const second = read(PICTURE, none, never)
  await vi.advanceTimersByTimeAsync(100)
  await second
  expect(opened[1]?.ended).toBe(false)
  await vi.advanceTimersByTimeAsync(59_000)
  expect(opened[1]?.ended).toBe(false)
  await vi.advanceTimersByTimeAsync(2000)
  expect(opened[1]?.ended).toBe(true)
})

test('what fails in the worker keeps its kind', async () => {
  const { read } = reader(() => Promise.reject(new AppError('unreadable', 'no picture')))
  await expect(read(PICTURE, none, never)).rejects.toMatchObject({ code: 'unreadable' })
})
