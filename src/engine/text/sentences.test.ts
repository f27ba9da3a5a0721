import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitSentences } from '#engine/text/sentences.ts'

const split = (text: string): string[] => splitSentences(text).map(one => text.slice(one.start, one.end))

test.each([
  ['Dr. Smith met Mr. Jones. They spoke.', ['Dr. Smith met Mr. Jones.', 'They spoke.']],
  ['It fell by 3.5 per cent. Prices rose.', ['It fell by 3.5 per cent.', 'Prices rose.']],
  ['J. R. R. Tolkien wrote it. He was English.', ['J. R. R. Tolkien wrote it.', 'He was English.']],
  ['Stretch it by a factor a. The graph is steeper.', ['Stretch it by a factor a.', 'The graph is steeper.']],
  ['Oranges hold vitamin C. Plants make it.', ['Oranges hold vitamin C.', 'Plants make it.']],
  ['Some metals, e.g. iron, rust. Gold does not.', ['Some metals, e.g. iron, rust.', 'Gold does not.']],
  ['He left at 5 p.m. The train had gone.', ['He left at 5 p.m.', 'The train had gone.']],
  ['“Is it?” he asked. “Yes.” They left.', ['“Is it?” he asked.', '“Yes.”', 'They left.']],
  ['Wait... and see. So be it…', ['Wait... and see.', 'So be it…']],
  ['1. Heat the water. 2. Add salt.', ['1. Heat the water.', '2. Add salt.']],
  ['If $f(x) = 2. 5x$ then stop. Go on.', ['If $f(x) = 2. 5x$ then stop.', 'Go on.']],
  ['The word ends here. mRNA leaves the nucleus.', ['The word ends here.', 'mRNA leaves the nucleus.']],
  ['これはペンです。あれは本です。', ['これはペンです。', 'あれは本です。']]
])('%s', (text, wanted) => {
  expect(split(text)).toEqual(wanted)
})

test('no letter is lost and no two sentences overlap', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), text => {
      const found = splitSentences(text)
      found.forEach((one, index) => expect(one.start).toBeGreaterThanOrEqual(found[index - 1]?.end ?? 0))
      expect(
        found
          .map(one => text.slice(one.start, one.end))
          .join('')
          .replace(/\s/g, '')
      ).toBe(text.replace(/\s/g, ''))
    })
  )
})

test('a degree is no initial', () => {
  const text = 'Yeast works best at 35 °C. Cold slows it down.'
  expect(splitSentences(text).map(one => text.slice(one.start, one.end))).toEqual([
    'Yeast works best at 35 °C.',
    'Cold slows it down.'
  ])
})
