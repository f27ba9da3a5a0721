import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainText } from '#domain/notes/note-text.ts'
import { scriptedText } from '#domain/notes/raised-text.ts'

const up = (text: string) => ({ type: 'text', text, marks: [{ type: 'superscript' }] })
const down = (text: string) => ({ type: 'text', text, marks: [{ type: 'subscript' }] })
const of = (...content: { type: string; text: string }[]) =>
  plainText({ type: 'doc', content: [{ type: 'paragraph', content }] })
const words = (text: string) => ({ type: 'text', text })

test('a power is not a longer number, and a formula keeps its small figures', () => {
  expect(of(words('3.0 × 10'), up('8'), words(' m s'), up('−1'))).toBe('3.0 × 10⁸ m s⁻¹')
  expect(of(words('CO'), down('2'), words(' and SO'), down('4'), up('2-'))).toBe('CO₂ and SO₄²⁻')
  expect(of(words('x'), up('2'), words(' + x'), up('n'))).toBe('x² + xⁿ')
})

test('what Unicode cannot raise stays a word', () => {
  expect(of(words('the 1'), up('st'), words(' of May, v'), down('max'))).toBe('the 1st of May, vₘₐₓ')
  expect(of(words('v'), down('rms'))).toBe('vrms')
})

test('a place in the plain text is the same place in the note', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('superscript', 'subscript', 'bold'), (text, type) => {
      expect(scriptedText({ text, marks: [{ type }] })).toHaveLength(text.length)
    })
  )
})
