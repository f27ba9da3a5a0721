import { afterEach, beforeEach, expect, vi } from 'vitest'

// A warning or an error on the console fails the test that caused it, unless that test spies on it itself.
const said: string[] = []

beforeEach(() => {
  said.length = 0
  for (const level of ['warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => void said.push(`${level}: ${words.join(' ')}`))
})

afterEach(() => {
  vi.restoreAllMocks()
  expect(said).toEqual([])
})
