import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitMaths } from '#domain/text/math-text.ts'

const maths = (text: string) => splitMaths(text).flatMap(part => (part.kind === 'math' ? [part.latex] : []))

test('maths between dollar signs is found, in the line and on its own', () => {
  expect(splitMaths('If $a<b$, then $$\\frac{a}{b}<1$$')).toEqual([
    { kind: 'text', text: 'If ' },
    { kind: 'math', latex: 'a<b', display: false },
    { kind: 'text', text: ', then ' },
    { kind: 'math', latex: '\\frac{a}{b}<1', display: true }
  ])
  expect(maths('$x$ and $y$')).toEqual(['x', 'y'])
})

test('money is not maths', () => {
  expect(maths('It cost $5 and $10.')).toEqual([])
  expect(maths('Between $1,000 and $2,000')).toEqual([])
  expect(maths('a single $ sign')).toEqual([])
  expect(maths('escaped \\$x$ sign')).toEqual([])
})

test('every character of the text is kept', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('$', '$$', 'x', ' ', '5', '\\', '\n')), parts => {
      const text = parts.join('')
      const letters = (of: string) => of.replaceAll(/[$\s]/g, '')
      const kept = splitMaths(text).map(part => (part.kind === 'text' ? part.text : part.latex))
      expect(letters(kept.join(''))).toBe(letters(text))
    })
  )
})
