import { expect, test } from 'vitest'
import { wavFile } from '#workers/cut-wav.ts'
import { probeSound } from '#workers/probe-sound.ts'

test('what a file holds is told by its bytes, whatever its name', async () => {
  const wav = wavFile(new Float32Array(16_000 * 3))
  const found = await probeSound(new File([wav], 'lesson.mp3', { type: 'audio/mpeg' }))
  expect(found).toEqual({ seconds: 3, mime: 'audio/wav', hasPicture: false })
})

test('no sound, an empty file and one second cut in its middle', async () => {
  for (const bytes of [new Blob(['<!doctype html>']), new Blob([]), new Blob([wavFile(new Float32Array(0))])])
    await expect(probeSound(bytes)).rejects.toMatchObject({ code: 'unreadable' })
  const cut = new Blob([wavFile(new Float32Array(16_000))]).slice(0, 16_044)
  expect((await probeSound(cut)).seconds).toBeCloseTo(0.5, 2)
})
