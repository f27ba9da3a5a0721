import {
  BlobSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  ALL_FORMATS,
  MkvOutputFormat,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat
} from 'mediabunny'
import { expect, test } from 'vitest'
import { joinSound } from '#workers/join-sound.ts'
import { wavFile } from '#workers/cut-wav.ts'
import { probeSound } from '#workers/probe-sound.ts'

test('what a file holds is told by its bytes, whatever its name', async () => {
  const wav = wavFile(new Float32Array(16_000 * 3))
  const found = await probeSound(new File([wav], 'lesson.mp3', { type: 'audio/mpeg' }))
  expect(found).toMatchObject({ seconds: 3, mime: 'audio/wav', hasPicture: false, isLoose: false })
})

test('no sound, an empty file and one second cut in its middle', async () => {
  for (const bytes of [new Blob(['<!doctype html>']), new Blob([]), new Blob([wavFile(new Float32Array(0))])])
    await expect(probeSound(bytes)).rejects.toMatchObject({ code: 'unreadable' })
  const cut = new Blob([wavFile(new Float32Array(16_000))]).slice(0, 16_044)
  expect((await probeSound(cut)).seconds).toBeCloseTo(0.5, 2)
})

const bytesOf = (n: number): Uint8Array => Uint8Array.from({ length: 60 + (n % 40) }, (_, at) => (n * 31 + at) % 256)
const KINDS = {
  mp4: [() => new Mp4OutputFormat({ fastStart: 'in-memory' }), 'vp8', 'aac', 'audio/mp4'],
  mov: [() => new MovOutputFormat({ fastStart: 'in-memory' }), 'vp8', 'aac', 'audio/mp4'],
  webm: [() => new WebMOutputFormat(), 'vp8', 'opus', 'audio/webm'],
  loose: [() => new WebMOutputFormat({ appendOnly: true }), 'vp8', 'opus', 'audio/webm'],
  mkv: [() => new MkvOutputFormat(), 'vp8', 'aac', 'audio/mp4']
} as const

/** Two seconds of film, or so many packets of 20 ms; they say nothing to a decoder, and nothing is decoded. */
async function film(kind: keyof typeof KINDS, count = 100): Promise<Blob> {
  const [format, picture, sound] = KINDS[kind]
  const target = new BufferTarget()
  const output = new Output({ format: format(), target })
  const [video, audio] = [new EncodedVideoPacketSource(picture), new EncodedAudioPacketSource(sound)]
  output.addVideoTrack(video)
  output.addAudioTrack(audio)
  await output.start()
  const heard =
    sound === 'aac'
      ? { codec: 'mp4a.40.2', sampleRate: 48_000, numberOfChannels: 1, description: Uint8Array.from([0x11, 0x88]) }
      : { codec: 'opus', sampleRate: 48_000, numberOfChannels: 1 }
  const seen = { codec: 'vp8', codedWidth: 16, codedHeight: 16 }
  for (let n = 0; n < count; n += 1) {
    if (n % 10 === 0)
      await video.add(new EncodedPacket(new Uint8Array(5000), 'key', n * 0.02, 0.2), { decoderConfig: seen })
    await audio.add(new EncodedPacket(bytesOf(n), 'key', n * 0.02, 0.02), { decoderConfig: heard })
  }
  await output.finalize()
  return new Blob([target.buffer ?? new ArrayBuffer(0)])
}

test.each(Object.keys(KINDS) as (keyof typeof KINDS)[])(
  'of a video (%s) the sound alone is left, byte for byte',
  async kind => {
    const video = await film(kind)
    const found = await probeSound(video)
    expect(found).toMatchObject({ hasPicture: true, isLoose: kind === 'loose' })
    expect(found.codec).toBe(KINDS[kind][2] === 'aac' ? 'mp4a.40.2' : 'opus')
    expect(found.seconds).toBeCloseTo(2, 1)
    const { cuts, mime } = await joinSound([video], 1_000_000)
    expect(mime).toBe(KINDS[kind][3])
    const sound = new Blob([...cuts])
    expect(sound.size).toBeLessThan(video.size / 3)
    const input = new Input({ source: new BlobSource(sound), formats: ALL_FORMATS })
    expect(await input.getPrimaryVideoTrack()).toBeNull()
    const track = await input.getPrimaryAudioTrack()
    const packets: number[][] = []
    if (track) for await (const { data } of new EncodedPacketSink(track).packets()) packets.push([...data])
    expect(packets).toEqual(Array.from({ length: 100 }, (_, n) => [...bytesOf(n)]))
  }
)

test('a video that was cut off is read as far as it goes, or refused', async () => {
  const video = await film('loose', 500)
  const half = video.slice(0, video.size / 2)
  const { seconds } = await joinSound([half], 1_000_000)
  expect(seconds).toBeGreaterThan(3)
  const mp4 = await film('mp4')
  await expect(probeSound(mp4.slice(0, 400))).rejects.toMatchObject({ code: 'unreadable' })
})
