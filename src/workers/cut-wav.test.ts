import { expect, test } from 'vitest'
import { voicedOf } from '#domain/lecture/pieces/voice.ts'
import { cutWav, levelsOf, Mono, wavFile } from '#workers/cut-wav.ts'

const tone = (seconds: number, rate: number, isOn: (second: number) => boolean) =>
  Float32Array.from({ length: seconds * rate }, (_one, at) =>
    isOn(at / rate) ? 0.5 * Math.sin((2 * Math.PI * 220 * at) / rate) : 0
  )

test('stereo with one empty channel is as loud as the full one', () => {
  const both = new Mono(0, 1)
  both.add([tone(1, 48_000, () => true), new Float32Array(48_000)], 48_000, 0)
  expect(Math.max(...both.samples())).toBeGreaterThan(0.45)
})

test('lower and higher rates come out as 16 kHz without holes', () => {
  for (const rate of [8000, 22_050, 44_100]) {
    const mono = new Mono(0, 1)
    mono.add([Float32Array.from({ length: rate }, () => 0.5)], rate, 0)
    expect(mono.samples().filter(value => Math.abs(value - 0.5) > 1e-3).length, String(rate)).toBeLessThan(3)
  }
})

test('a part of a WAV file is cut out of it, and voice is found in it', async () => {
  const samples = tone(12, 16_000, second => second % 4 < 2)
  const { bytes, levels, step } = await cutWav(new Blob([wavFile(samples)]), 2, 10)
  expect(bytes.byteLength).toBe(44 + 8 * 32_000)
  const voiced = voicedOf(levels, step)
  expect(voiced.map(one => [Math.round(one.from), Math.round(one.to)])).toEqual([
    [2, 4],
    [6, 8]
  ])
  expect(levelsOf(new Float32Array(1600))).toEqual([0, 0])
})

test('what is no sound is said', async () => {
  await expect(cutWav(new Blob(['<html>']), 0, 1)).rejects.toMatchObject({ code: 'unreadable' })
})
