import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageText, placesOf, startsOf, wordsIn } from '#lib/pdf/page-text.ts'

const pieces = fc.array(fc.record({ text: fc.string({ maxLength: 8 }), endsLine: fc.boolean() }), { maxLength: 12 })

test('each piece begins in the text of the page where it is said to', () => {
  fc.assert(
    fc.property(pieces, all => {
      const text = pageText(all)
      const starts = startsOf(all)
      for (const [index, piece] of all.entries())
        expect(text.slice(starts[index], (starts[index] ?? 0) + piece.text.length)).toBe(piece.text)
    })
  )
})

test('a word that the end of a line cut is one word again', () => {
  expect(wordsIn('The photo-\nsynthesis of\n green  plants', 0, 99)).toBe('The photosynthesis of green plants')
  expect(wordsIn('A well-\nKnown name', 0, 99)).toBe('A well- Known name')
})

test('words are found across the ends of lines, whatever their case', () => {
  const text = 'Pure water at\natmospheric pressure has a water poten-\ntial of 0 kPa.'
  expect(placesOf(text, 'at atmospheric', 9).map(({ from, to }) => text.slice(from, to))).toEqual(['at\natmospheric'])
  expect(placesOf(text, 'WATER potential', 9).map(({ from, to }) => text.slice(from, to))).toEqual([
    'water poten-\ntial'
  ])
  expect(placesOf(text, '(0 kPa)*', 9)).toEqual([])
  expect(placesOf(text, '  ', 9)).toEqual([])
})
