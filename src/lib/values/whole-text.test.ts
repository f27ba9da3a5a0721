import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstSigns, hasAtMost, storable, storableText } from '#lib/values/whole-text.ts'

const units = fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map(unit => String.fromCharCode(unit)) })

test('a text is cut between signs, never within one', () => {
  expect(firstSigns('ab😀c', 3)).toBe('ab😀')
  expect(firstSigns('😀😀😀', 2)).toBe('😀😀')
  expect(firstSigns('abc', 3)).toBe('abc')
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (text, most) => {
      const cut = firstSigns(text, most)
      expect(cut.isWellFormed()).toBe(true)
      expect(text.startsWith(cut)).toBe(true)
      expect(hasAtMost(cut, most)).toBe(true)
    })
  )
})

test('signs are counted as the database counts them', () => {
  expect(hasAtMost('😀'.repeat(200), 200)).toBe(true)
  expect(hasAtMost('😀'.repeat(201), 200)).toBe(false)
  expect(hasAtMost(`${'x'.repeat(200)}😀`, 200)).toBe(false)
  expect(hasAtMost('x'.repeat(500), 200)).toBe(false)
})

test('U+0000 and half signs are taken out, and nothing else', () => {
  expect(storableText('a\0b\ud83dc\ude00d😀')).toBe('abcd😀')
  fc.assert(
    fc.property(units, text => {
      const clean = storableText(text)
      expect(clean.isWellFormed() && !clean.includes('\0')).toBe(true)
      if (text.isWellFormed() && !text.includes('\0')) expect(clean).toBe(text)
    })
  )
})

test('texts at any depth are cleaned, keys too; what is clean stays the same object', () => {
  const dirty = { title: 'a\0', doc: { content: [{ text: 'b\ud800' }, 1, null] }, 'k\0': true }
  expect(storable(dirty)).toEqual({ title: 'a', doc: { content: [{ text: 'b' }, 1, null] }, k: true })
  const clean = { doc: { content: [{ text: '😀' }] }, tags: ['x'], none: undefined }
  expect(storable(clean)).toBe(clean)
})
