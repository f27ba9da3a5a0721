import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MANUAL, readOrigin, writeOrigin } from '#domain/cards/card-origin.ts'

test('engine and type survive the one column they share, which holds forty characters', () => {
  expect(writeOrigin('extractive 1', 'cause')).toBe('extractive 1/cause')
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 80 }), fc.constantFrom('cause', 'comparison'), (engine, type) => {
      const stored = writeOrigin(engine, type)
      expect(stored.length).toBeLessThanOrEqual(40)
      expect(readOrigin(stored).type).toBe(type)
    })
  )
})

test('a card written by hand has no type', () => {
  expect(readOrigin(MANUAL)).toEqual({ engine: 'manual', type: null })
})
