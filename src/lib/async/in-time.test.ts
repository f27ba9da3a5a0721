import { expect, test } from 'vitest'
import { inTime } from '#lib/async/in-time.ts'

const late = () => new Error('late')

test('work that is done in time gives what it made, and its own error', async () => {
  await expect(inTime(Promise.resolve(3), 1000, late)).resolves.toBe(3)
  await expect(inTime(Promise.reject(new Error('its own')), 1000, late)).rejects.toThrow('its own')
})

test('work that never ends is given up, also where the time has already run out', async () => {
  await expect(inTime(new Promise(() => undefined), 1, late)).rejects.toThrow('late')
  await expect(inTime(new Promise(() => undefined), -5, late)).rejects.toThrow('late')
})
