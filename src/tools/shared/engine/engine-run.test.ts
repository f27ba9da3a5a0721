import { expect, test } from 'vitest'
import { AppError } from '#lib/errors.ts'
import { want } from '#tools/shared/engine/engine-choice.store.ts'
import { engineRun } from '#tools/shared/engine/engine-run.ts'

const FALLBACK = { model: 'fake-1', error: new AppError('budget', 'used up') }

test('a run tells how far it is and what there is so far, then its answer and who could not give it', async () => {
  const { $run, start } = engineRun<string, string>()
  const seen: unknown[] = []
  $run.subscribe(run => void seen.push(run))
  await start(({ onProgress, tell }) => {
    onProgress?.(1, 3)
    tell('half')
    return Promise.resolve({ result: 'whole', fallback: FALLBACK })
  })
  expect(seen).toEqual([
    { state: 'idle' },
    { state: 'running', progress: null, partial: null },
    { state: 'running', progress: { done: 1, total: 3 }, partial: null },
    { state: 'running', progress: { done: 1, total: 3 }, partial: 'half' },
    { state: 'ready', answer: 'whole', fallback: FALLBACK }
  ])
})

test('nothing to read is no failure, and a failure keeps its reason', async () => {
  const { $run, start } = engineRun<string>()
  await start(() => Promise.resolve(null))
  expect($run.get()).toEqual({ state: 'empty' })
  await start(() => Promise.reject(new AppError('limit', 'too many')))
  expect($run.get()).toMatchObject({ state: 'failed', error: { code: 'limit' } })
})

test('stopping ends the work, and what it still says changes nothing', async () => {
  const { $run, start, stop } = engineRun<string>()
  const held = Promise.withResolvers<{ result: string; fallback: null }>()
  let signal: AbortSignal | undefined
  const running = start(work => {
    signal = work.signal
    return held.promise
  })
  stop()
  held.resolve({ result: 'late', fallback: null })
  await running
  expect(signal?.aborted).toBe(true)
  expect($run.get()).toEqual({ state: 'idle' })
})

test('a second question stops the first, whichever answers first', async () => {
  const { $run, start } = engineRun<string>()
  const held = Promise.withResolvers<{ result: string; fallback: null }>()
  const first = start(() => held.promise)
  await start(() => Promise.resolve({ result: 'second', fallback: null }))
  held.resolve({ result: 'first', fallback: null })
  await first
  expect($run.get()).toMatchObject({ state: 'ready', answer: 'second' })
})

test('the student who wants no model is not asked for one', async () => {
  const { start } = engineRun<string>()
  const asked: unknown[] = []
  const ask = ({ only }: { only?: 'builtin' | undefined }) => {
    asked.push(only)
    return Promise.resolve(null)
  }
  want('builtin')
  await start(ask)
  want('model')
  await start(ask)
  expect(asked).toEqual(['builtin', undefined])
})
