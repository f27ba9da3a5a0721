import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CannotRecord, startRecording } from '#tools/shared/cards/media/record.ts'

class FakeRecorder extends EventTarget {
  static kinds: string[] = []
  static isTypeSupported = (kind: string): boolean => FakeRecorder.kinds.includes(kind)
  static last: FakeRecorder
  state = 'inactive'
  readonly mimeType: string
  constructor(_: unknown, { mimeType = 'audio/unknown' }: { mimeType?: string }) {
    super()
    this.mimeType = mimeType
    FakeRecorder.last = this
  }
  start(): void {
    this.state = 'recording'
  }
  say(words: string): void {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([words]) }))
  }
  stop(): void {
    this.state = 'inactive'
    this.say('end')
    this.dispatchEvent(new Event('stop'))
  }
}

const track = { stop: vi.fn() }
let open: () => Promise<unknown>

beforeEach(() => {
  track.stop.mockClear()
  open = () => Promise.resolve({ getTracks: () => [track] })
  FakeRecorder.kinds = ['audio/webm;codecs=opus', 'audio/mp4']
  vi.stubGlobal('MediaRecorder', FakeRecorder)
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => open() } })
})
afterEach(() => vi.unstubAllGlobals())

const begin = (onPart: (part: Blob) => void = () => undefined, onEnd = () => undefined) => startRecording(onPart, onEnd)

test('a recording is whole, its parts are told as they come, and the microphone is let go', async () => {
  const parts: string[] = []
  const recording = await begin(part => void part.text().then(words => parts.push(words)))
  FakeRecorder.last.say('one ')
  FakeRecorder.last.say('two ')
  FakeRecorder.last.say('')
  const sound = await recording.stop()
  expect([await sound.text(), sound.type]).toEqual(['one two end', 'audio/webm;codecs=opus'])
  expect(parts).toEqual(['one ', 'two ', 'end'])
  expect(track.stop).toHaveBeenCalledTimes(1)
  expect(await (await recording.stop()).text()).toBe('one two end')
})

test('what plays everywhere is recorded where the browser can', async () => {
  FakeRecorder.kinds.push('audio/mp4;codecs=mp4a.40.2')
  await begin()
  expect(FakeRecorder.last.mimeType).toBe('audio/mp4;codecs=mp4a.40.2')
})

test('a microphone that goes away ends the recording with what was said until then', async () => {
  const ended = vi.fn()
  const recording = await begin(undefined, ended)
  FakeRecorder.last.say('said ')
  FakeRecorder.last.stop()
  expect(ended).toHaveBeenCalledTimes(1)
  expect(await (await recording.stop()).text()).toBe('said end')
})

test.each([
  ['refused', 'NotAllowedError'],
  ['no-microphone', 'NotFoundError'],
  ['failed', 'NotReadableError']
])('it says %s after %s', async (fault, name) => {
  open = () => Promise.reject(new DOMException('no', name))
  const error: unknown = await begin().catch((cause: unknown) => cause)
  expect(error).toBeInstanceOf(CannotRecord)
  expect(error).toMatchObject({ fault })
})

test('a page without a secure address cannot record, and says so', async () => {
  vi.stubGlobal('navigator', {})
  await expect(begin()).rejects.toMatchObject({ fault: 'unable' })
})
