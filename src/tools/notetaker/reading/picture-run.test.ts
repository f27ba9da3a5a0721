import { expect, test } from 'vitest'
import type { ReadPicture } from '#data/workers/reading.ts'
import { AppError } from '#lib/errors.ts'
import { letGo, megabytes, pictureRun, stepWords } from '#tools/notetaker/reading/picture-run.ts'

const tools = (read: ReadPicture, isHere = false) => ({
  read,
  bytes: () => Promise.resolve(new ArrayBuffer(4)),
  isHere: () => Promise.resolve(isHere)
})
const LINES = [
  { text: 'Pure water has 0 kPa.', sure: 96, endsParagraph: true },
  { text: 'a faded line', sure: 51, endsParagraph: true },
  { text: '|', sure: 90, endsParagraph: true }
]

test('before the first time it says that nothing is here, and nothing is read before it is asked', async () => {
  let reads = 0
  const run = pictureRun(
    'a',
    tools(() => {
      reads += 1
      return Promise.resolve(LINES)
    })
  )
  await expect.poll(() => run.$state.get()).toEqual({ state: 'asked', isHere: false })
  expect(reads).toBe(0)
  await Promise.all([run.start(), run.start()])
  expect(reads).toBe(1)
  const found = { text: 'Pure water has 0 kPa.\n\na faded line', unsure: ['a faded line'] }
  expect(run.$state.get()).toEqual({ state: 'found', found })
  letGo('a')
})

test('a correction outlives the dialog, and goes when the text went into the note', async () => {
  const made = tools(() => Promise.resolve(LINES))
  const run = pictureRun('b', made)
  await run.start()
  run.edit('Pure water has a potential of 0 kPa.')
  expect(pictureRun('b', made).$state.get()).toMatchObject({
    state: 'found',
    found: { text: 'Pure water has a potential of 0 kPa.' }
  })
  expect(pictureRun('other', made).$state.get()).toMatchObject({ state: 'asked' })
  letGo('b')
  expect(pictureRun('b', made).$state.get()).toMatchObject({ state: 'asked' })
})

test('stopped in the middle it is as if it had not begun, and can begin again', async () => {
  let late: (lines: typeof LINES) => void = () => undefined
  const run = pictureRun(
    'c',
    tools(() => new Promise(resolve => (late = resolve)), true)
  )
  const begun = run.start()
  await expect.poll(() => run.$state.get().state).toBe('running')
  await Promise.resolve()
  run.stop()
  late(LINES)
  await begun
  await expect.poll(() => run.$state.get()).toEqual({ state: 'asked', isHere: true })
  const again = run.start()
  await expect.poll(() => run.$state.get().state).toBe('running')
  await Promise.resolve()
  late(LINES)
  await again
  expect(run.$state.get().state).toBe('found')
  letGo('c')
})

test.each([
  ['offline', 'There is no network.'],
  ['unavailable', 'The reader could not be fetched.'],
  ['unreadable', 'This picture cannot be opened.'],
  ['device', 'The picture could not be read on this device.']
] as const)('what is %s is said in words', async (code, words) => {
  const run = pictureRun(
    'd',
    tools(() => Promise.reject(new AppError(code, 'x')))
  )
  await run.start()
  const state = run.$state.get()
  expect(state.state === 'failed' && state.words).toContain(words)
})

test('a picture without words says so and is not kept', async () => {
  const made = tools(() => Promise.resolve([]))
  const run = pictureRun('e', made)
  await run.start()
  expect(run.$state.get()).toEqual({ state: 'found', found: { text: '', unsure: [] } })
  expect(pictureRun('e', made).$state.get().state).toBe('asked')
})

test('how far it is, in figures', () => {
  expect(megabytes(4_017_000)).toBe('4.0')
  expect(stepWords({ step: 'fetching', share: 0.5 })).toBe('Fetching the reader: 2.0 of 4.0 MB')
  expect(stepWords({ step: 'reading', share: 0.42 })).toBe('Reading the picture: 42%')
})
