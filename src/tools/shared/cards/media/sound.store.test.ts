import { beforeEach, expect, test, vi } from 'vitest'
import { fileUrl } from '#data/sync/files/files.ts'
import { $sound, stopSound, toggleSound } from '#tools/shared/cards/media/sound.store.ts'

vi.mock('#data/sync/files/files.ts', () => ({ fileUrl: vi.fn() }))

class FakeAudio extends EventTarget {
  static all: FakeAudio[] = []
  src = ''
  isPlaying = false
  constructor() {
    super()
    FakeAudio.all.push(this)
  }
  play(): Promise<void> {
    this.isPlaying = true
    return Promise.resolve()
  }
  pause(): void {
    this.isPlaying = false
  }
}

beforeEach(() => {
  stopSound()
  FakeAudio.all = []
  vi.stubGlobal('Audio', FakeAudio)
  vi.mocked(fileUrl).mockImplementation(id => Promise.resolve(`blob:${id}`))
})

const playing = () => FakeAudio.all.filter(({ isPlaying }) => isPlaying).map(({ src }) => src)

test('one sound at a time: a second press stops it, another one takes its place, and its end is silence', async () => {
  await toggleSound('a')
  expect([$sound.get(), playing()]).toEqual([{ state: 'playing', fileId: 'a' }, ['blob:a']])
  await toggleSound('b')
  expect(playing()).toEqual(['blob:b'])
  await toggleSound('b')
  expect([$sound.get().state, playing()]).toEqual(['silent', []])
  await toggleSound('a')
  FakeAudio.all.at(-1)?.dispatchEvent(new Event('ended'))
  expect($sound.get()).toEqual({ state: 'silent' })
})

test('a sound that is not here says so, and the next press tries again', async () => {
  vi.mocked(fileUrl).mockRejectedValueOnce(new Error('offline'))
  await toggleSound('a')
  expect($sound.get()).toEqual({ state: 'missing', fileId: 'a' })
  await toggleSound('a')
  expect($sound.get()).toEqual({ state: 'playing', fileId: 'a' })
})

test('a card that goes away while its sound is fetched is not played into the next one', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  vi.mocked(fileUrl).mockReturnValueOnce(promise)
  const begun = toggleSound('slow')
  stopSound('another')
  expect($sound.get().state).toBe('loading')
  stopSound('slow')
  resolve('blob:slow')
  await begun
  expect([$sound.get(), playing()]).toEqual([{ state: 'silent' }, []])
})
