import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeCards } from '#engine/builtin/cards.ts'
import { sourceFromText } from '#engine/source-text.ts'

const HISTORY = readFileSync('tests/fixtures/texts/history-notes.md', 'utf8')
const cardsOf = (text: string, title = '') => makeCards(sourceFromText('n', title, text))

test('a history note of 300 words gives at least 8 cards worth ticking, each with its exact words', () => {
  const source = sourceFromText('n', 'The rise of the Nazi party', HISTORY)
  const { cards } = makeCards(source)
  expect(cards.filter(card => card.recommended).length).toBeGreaterThanOrEqual(8)
  for (const { source: span } of cards) {
    const block = source.blocks.find(one => one.id === span.blockId)
    expect(block?.text.slice(span.start, span.end)).toBe(span.quote)
  }
})

test('the same note gives the same cards', () => {
  expect(cardsOf(HISTORY)).toEqual(cardsOf(HISTORY))
})

describe('bad input', () => {
  test('an empty note gives no cards and says that it is too short', () => {
    const { cards, warnings } = cardsOf('')
    expect(cards).toEqual([])
    expect(warnings).toEqual([{ kind: 'too-short', words: 0 }])
  })

  test('one word is too short', () => {
    expect(cardsOf('Osmosis').warnings).toEqual([{ kind: 'too-short', words: 1 }])
  })

  test('a German text keeps its headings and lines, and the warning names the language', () => {
    const { cards, warnings } = cardsOf(
      'Die Zelle ist die kleinste lebende Einheit aller Organismen und wird von einer Membran umgeben.\n\n- Zellkern: enthält die Erbinformation der Zelle\n- Mitochondrium: liefert der Zelle Energie'
    )
    expect(warnings).toContainEqual({ kind: 'language', language: 'de' })
    expect(cards.map(card => card.front)).toEqual(expect.arrayContaining(['Zellkern?', 'Mitochondrium?']))
  })

  test('right-to-left text and emoji are read without harm', () => {
    const { warnings } = cardsOf(
      'الخلية هي الوحدة الأساسية للحياة وتحتوي على نواة وغشاء وسيتوبلازم في كل الكائنات الحية. 🌱🌱'
    )
    expect(warnings).toContainEqual({ kind: 'language', language: 'ar' })
  })
})

test('every quote stands in its block, whatever the text', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      '\n\n',
      '\n',
      '. ',
      '**',
      '- ',
      '# ',
      ' $x^2$ ',
      ': ',
      'Q: ',
      '? ',
      '| a | b |\n|---|---|\n| c | d |\n'
    ),
    fc.constantFrom(...HISTORY.split(/(?<=[.\n])/))
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), pieces => {
      const source = sourceFromText('n', '', pieces.join(''))
      for (const { source: span } of makeCards(source).cards) {
        const block = source.blocks.find(one => one.id === span.blockId)
        expect(span.quote).not.toBe('')
        expect(block?.text.slice(span.start, span.end)).toBe(span.quote)
      }
    }),
    { numRuns: 150 }
  )
})
