import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paragraphsOf, readableLines, textOfLines, unsureLines, type ReadLine } from '#domain/notes/read-text.ts'

const line = (text: string, sure = 95, endsParagraph = false): ReadLine => ({ text, sure, endsParagraph })

test('the grain of a photograph is no line; a line that is hard to read is one to compare', () => {
  const lines = [line('|'), line(' ~ = ', 88), line('aE oe', 12), line('5', 90), line('a faded line ', 60)]
  const readable = readableLines(lines)
  expect(readable.map(({ text }) => text)).toEqual(['5', 'a faded line'])
  expect(unsureLines(readable).map(({ text }) => text)).toEqual(['a faded line'])
})

test('lines of a paragraph become one, a cut word is whole, items of a list stay apart', () => {
  const lines = [
    line('Osmosis is the movement of water through a par-'),
    line('tially permeable membrane.', 95, true),
    line('1. pure water'),
    line('has 0 kPa'),
    line('2. salt water has less', 95, true)
  ]
  expect(textOfLines(lines).split('\n\n')).toHaveLength(2)
  expect(paragraphsOf(textOfLines(lines))).toEqual([
    'Osmosis is the movement of water through a partially permeable membrane.',
    '1. pure water has 0 kPa',
    '2. salt water has less'
  ])
  expect(paragraphsOf(' \n\n  \n')).toEqual([])
})

test('no word is lost on the way from the lines to the paragraphs', () => {
  const word = fc.stringMatching(/^[a-z]{2,8}$/)
  const made = fc.record({
    text: fc.array(word, { minLength: 1, maxLength: 6 }).map(words => words.join(' ')),
    sure: fc.integer({ min: 40, max: 100 }),
    endsParagraph: fc.boolean()
  })
  fc.assert(
    fc.property(fc.array(made, { maxLength: 12 }), lines => {
      const words = lines.flatMap(({ text }) => text.split(' '))
      expect(paragraphsOf(textOfLines(readableLines(lines))).flatMap(one => one.split(' '))).toEqual(words)
    })
  )
})
