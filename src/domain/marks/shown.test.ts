import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutNames } from '#domain/marks/names.ts'
import { piecesOf } from '#domain/marks/pieces.ts'

test('the pieces of an answer joined are the answer, whatever evidence lies where', () => {
  const spans = fc.array(
    fc.record({
      start: fc.integer({ min: -3, max: 40 }),
      end: fc.integer({ min: -3, max: 40 }),
      point: fc.nat({ max: 9 }),
      isFound: fc.boolean()
    })
  )
  fc.assert(
    fc.property(fc.string({ maxLength: 36 }), spans, (text, evidence) => {
      const pieces = piecesOf(text, evidence)
      expect(pieces.map(piece => piece.text).join('')).toBe(text)
      for (const { start, end, point } of evidence)
        if (start >= 0 && end > start && end <= text.length)
          expect(pieces.some(piece => piece.ends.includes(point))).toBe(true)
    }),
    { seed: 185 }
  )
})

test('a name is taken out where it is a word of its own, and the length stays', () => {
  expect(withoutNames('Ann Lee wrote: annual leave, ann lee!', ['Ann Lee', 'an'])).toBe(
    '······· wrote: annual leave, ·······!'
  )
  expect(withoutNames('mail me at a.l@example.org', ['a.l@example.org'])).toBe('mail me at ···············')
  expect(withoutNames('Plan and planner', ['plan'])).toBe('···· and planner')
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string(), { maxLength: 3 }), (text, names) => {
      expect(withoutNames(text, names).length).toBe(text.length)
    }),
    { seed: 186 }
  )
})
