import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ClozeSegment, MAX_ORDINAL, addMark, parseCloze, showCloze } from '#domain/cards/cloze.ts'

function faultOf(text: string): string {
  const read = parseCloze(text)
  return read.kind === 'faulty' ? read.fault.kind : 'none found'
}

test('a text with two marks makes two cards, each with its own blank', () => {
  const read = parseCloze('The {{c1::Truman Doctrine::policy}} was announced in {{c2::1947}}.')
  if (read.kind !== 'cloze') throw new Error(read.fault.kind)
  expect(read.ordinals).toEqual([1, 2])
  expect(showCloze(read.segments, 1, 'question')).toEqual([
    { kind: 'text', text: 'The ' },
    { kind: 'blank', hint: 'policy' },
    { kind: 'text', text: ' was announced in ' },
    { kind: 'text', text: '1947' },
    { kind: 'text', text: '.' }
  ])
  expect(showCloze(read.segments, 2, 'answer')[3]).toEqual({ kind: 'answer', text: '1947' })
})

test('marks of one number are hidden together', () => {
  const read = parseCloze('{{c1::Yalta}} and {{c1::Potsdam}}, 1945')
  if (read.kind !== 'cloze') throw new Error(read.fault.kind)
  expect(read.ordinals).toEqual([1])
  expect(showCloze(read.segments, 1, 'question').filter(segment => segment.kind === 'blank')).toHaveLength(2)
})

test('a formula with braces of its own may be hidden', () => {
  const read = parseCloze(String.raw`The slope is {{c1::$\frac{a}{b^{2}}$::a fraction}}.`)
  if (read.kind !== 'cloze') throw new Error(read.fault.kind)
  expect(read.segments[1]).toEqual({
    kind: 'mark',
    ordinal: 1,
    answer: String.raw`$\frac{a}{b^{2}}$`,
    hint: 'a fraction'
  })
})

test('every slip has its own name, so that the screen can say what to change', () => {
  expect(faultOf('No mark at all')).toBe('none')
  expect(faultOf('')).toBe('none')
  expect(faultOf('An {{c1::open one')).toBe('unclosed')
  expect(faultOf('A {{c1::half}')).toBe('unclosed')
  expect(faultOf('{{c::x}}')).toBe('number')
  expect(faultOf('{{c0::x}}')).toBe('number')
  expect(faultOf(`{{c${MAX_ORDINAL + 1}::x}}`)).toBe('number')
  expect(faultOf('{{cx::x}}')).toBe('number')
  expect(faultOf('{{c1::}}')).toBe('empty')
  expect(faultOf('{{c1:: ::hint}}')).toBe('empty')
  expect(faultOf('{{c1::a {{c2::b}} c}}')).toBe('nested')
})

test('what is written is what is read, and nothing of the text is lost', () => {
  const words = fc.stringMatching(/^[ a-z0-9.,é世]{1,12}$/).filter(text => text.trim() !== '')
  const mark = fc.record({
    kind: fc.constant('mark' as const),
    ordinal: fc.integer({ min: 1, max: MAX_ORDINAL }),
    answer: words,
    hint: fc.option(words.map(text => text.trim()))
  })
  const text = fc.record({ kind: fc.constant('text' as const), text: words })
  const written = (segment: ClozeSegment) =>
    segment.kind === 'text'
      ? segment.text
      : `{{c${segment.ordinal}::${segment.answer}${segment.hint === null ? '' : `::${segment.hint}`}}}`
  fc.assert(
    fc.property(fc.array(fc.tuple(text, mark), { minLength: 1, maxLength: 6 }), pairs => {
      const segments = pairs.flat()
      const read = parseCloze(segments.map(written).join(''))
      expect(read).toMatchObject({ kind: 'cloze', segments })
    })
  )
})

test('no text breaks the reader', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('{{c1::', '}}', '::', '{', '}', 'c2', 'x', '\n', '🙂')), parts => {
      const read = parseCloze(parts.join(''))
      if (read.kind === 'cloze') expect(read.ordinals.length).toBeGreaterThan(0)
    })
  )
})

test('marking a stretch gives it the next number', () => {
  expect(addMark('Potsdam 1945', 8, 12)).toBe('Potsdam {{c1::1945}}')
  expect(addMark('{{c1::Potsdam}} 1945', 16, 20)).toBe('{{c1::Potsdam}} {{c2::1945}}')
})
