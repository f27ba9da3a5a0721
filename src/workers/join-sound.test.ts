import {
  BlobSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  Input,
  Output,
  WEBM,
  WebMOutputFormat
} from 'mediabunny'
import { expect, test } from 'vitest'
import { joinSound } from '#workers/join-sound.ts'

const STEP = 0.02
const bytesOf = (n: number): Uint8Array => Uint8Array.from({ length: 60 + (n % 40) }, (_, at) => (n * 31 + at) % 256)

/** As a browser's recorder leaves it: no length, no index, clusters that only follow one another. */
async function recorded(seconds: number, from = 0): Promise<Blob> {
  const target = new BufferTarget()
  const output = new Output({ format: new WebMOutputFormat({ appendOnly: true }), target })
  const track = new EncodedAudioPacketSource('opus')
  output.addAudioTrack(track)
  await output.start()
  const decoderConfig = { codec: 'opus', sampleRate: 48_000, numberOfChannels: 1 }
  for (let n = 0; n * STEP < seconds; n += 1)
    await track.add(new EncodedPacket(bytesOf(from + n), 'key', n * STEP, STEP), { decoderConfig })
  await output.finalize()
  return new Blob([target.buffer ?? new ArrayBuffer(0)], { type: 'audio/webm;codecs=opus' })
}

async function read(file: Blob) {
  const input = new Input({ source: new BlobSource(file), formats: [WEBM] })
  const track = await input.getPrimaryAudioTrack()
  if (!track) throw new Error('no sound')
  const sink = new EncodedPacketSink(track)
  const packets: EncodedPacket[] = []
  for await (const packet of sink.packets()) packets.push(packet)
  return { told: await input.getDurationFromMetadata(), packets, at: (second: number) => sink.getPacket(second) }
}

test('what a recorder left becomes a file that tells its length and finds each second, byte for byte', async () => {
  const { cuts, mime, seconds } = await joinSound([await recorded(60)], 16_000)
  expect(mime).toBe('audio/webm')
  expect(cuts.length).toBeGreaterThan(10)
  expect(cuts.slice(0, -1).every(({ size }) => size === 16_000)).toBe(true)
  const { told, packets, at } = await read(new Blob([...cuts]))
  expect(seconds).toBeCloseTo(60, 1)
  expect(told).toBeCloseTo(60, 1)
  expect(packets.map(({ data }) => [...data])).toEqual(packets.map((_, n) => [...bytesOf(n)]))
  expect(packets).toHaveLength(3000)
  expect((await at(41))?.timestamp).toBeCloseTo(41, 1)
})

test('a recording that was cut in the middle of a piece keeps everything up to there', async () => {
  const sound = await recorded(30)
  for (const share of [0.31, 0.5, 0.77, 0.999]) {
    const { cuts, seconds } = await joinSound([sound.slice(0, Math.floor(sound.size * share))], 1_000_000)
    const { packets } = await read(new Blob([...cuts]))
    expect(seconds).toBeGreaterThan(30 * share - 1.1)
    expect(packets.length).toBe(Math.round(seconds / STEP))
    expect(packets.map(({ data }) => [...data])).toEqual(packets.map((_, n) => [...bytesOf(n)]))
  }
})

test('what was recorded after a kill follows on what was recorded before it', async () => {
  const before = await recorded(10)
  const { cuts, seconds } = await joinSound([before.slice(0, before.size - 40), await recorded(5, 500)], 1_000_000)
  const { packets, told } = await read(new Blob([...cuts]))
  expect(seconds).toBeGreaterThan(13.9)
  expect(told).toBeCloseTo(seconds, 1)
  expect([...(packets.at(-1)?.data ?? [])]).toEqual([...bytesOf(749)])
  expect(packets.every(({ timestamp }, n) => n === 0 || timestamp > (packets[n - 1]?.timestamp ?? 0))).toBe(true)
})

test('bytes that are no sound are refused', async () => {
  await expect(joinSound([new Blob(['<!doctype html>'])], 1_000_000)).rejects.toMatchObject({ code: 'unreadable' })
  await expect(joinSound([], 1_000_000)).rejects.toMatchObject({ code: 'unreadable' })
})
