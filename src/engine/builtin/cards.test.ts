import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeCards } from '#engine/builtin/cards.ts'
import { READ_WORDS } from '#engine/builtin/read.ts'
import { sourceFromText } from '#engine/source-text.ts'

const HISTORY = readFileSync('tests/fixtures/texts/history-notes.md', 'utf8')
const cardsOf = (text: string, title = '') => makeCards(sourceFromText('n', title, text))

test('a history note of 300 words gives at least 7 cards worth ticking, each with its exact words', () => {
  const source = sourceFromText('n', 'The rise of the Nazi party', HISTORY)
  const { cards } = makeCards(source)
  expect(cards.filter(card => card.recommended).length).toBeGreaterThanOrEqual(7)
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

  test('a note of emoji alone is too short, a Chinese one is not', () => {
    expect(cardsOf('🌱 🧪 '.repeat(50)).warnings).toEqual([{ kind: 'too-short', words: 0 }])
    const { warnings } = cardsOf('细胞是生命的基本单位。植物细胞有细胞壁和叶绿体，动物细胞没有。')
    expect(warnings).toEqual([{ kind: 'language', language: 'zh' }])
  })

  test('a script in the text is text: quoted or left alone, never a card of its own making', () => {
    const { cards } = cardsOf(`${HISTORY}\n\n<script>steal(document.cookie)</script>`)
    expect(cards.filter(card => card.front.includes('<script') || card.back.includes('<script'))).toEqual([])
  })

  test('right-to-left text and emoji are read without harm', () => {
    const { warnings } = cardsOf(
      'الخلية هي الوحدة الأساسية للحياة وتحتوي على نواة وغشاء وسيتوبلازم في كل الكائنات الحية. 🌱🌱'
    )
    expect(warnings).toContainEqual({ kind: 'language', language: 'ar' })
  })
})

test('200,000 words: the first part is read in a bounded time, and the warning says how much', () => {
  const before = process.cpuUsage()
  const { warnings, cards } = cardsOf(`${HISTORY}\n\n`.repeat(640))
  expect(warnings).toContainEqual({ kind: 'too-long', words: expect.any(Number) as number, read: READ_WORDS })
  expect(cards.length).toBeGreaterThan(8)
  // Processor time: other work on the machine does not count.
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(8000)
})

test.each([
  'history-notes',
  'chemistry-notes',
  'politics-prose',
  'religion-notes',
  'music-raga-notes',
  'technology-timber-notes'
])('of the gold text %s every card shown has been judged, and nine of ten are good', name => {
  // What kind of word a gap asks for is no part of the verdict.
  const sameHint = (line: string): string => line.replace(/::(?:key term|name or term|name)\}\}/, '::term}}')
  const verdicts = readFileSync(`tests/fixtures/judgements/${name}.txt`, 'utf8').split('\n').map(sameHint)
  const text = readFileSync(`tests/fixtures/texts/${name}.md`, 'utf8')
  const title = /^# (.+)/.exec(text)?.[1] ?? ''
  const lines = cardsOf(text.replace(/^# .+\n/, ''), title).cards.map(card =>
    sameHint(`${card.front} → ${card.back.replaceAll('\n', ' / ')}`.trim())
  )
  const good = lines.filter(line => verdicts.includes(`+ ${line}`))
  const bad = lines.filter(line => verdicts.some(verdict => verdict.startsWith(`- ${line} — `)))
  expect(good.length + bad.length).toBe(lines.length)
  expect(good.length).toBeGreaterThanOrEqual(8)
  expect(good.length / lines.length).toBeGreaterThanOrEqual(0.9)
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

test('what a note repeats and sets in bold is offered before what it says once', () => {
  const source = sourceFromText(
    'cells',
    'Cells',
    [
      'A chloroplast is an organelle in which photosynthesis takes place.',
      '**Osmosis** is the movement of water through a partially permeable membrane.',
      'Osmosis makes a plant cell turgid. Osmosis stops when both sides are equally dilute.'
    ].join('\n\n')
  )
  const fronts = makeCards(source).cards.map(card => card.front)
  expect(fronts.findIndex(front => /osmosis/i.test(front))).toBeLessThan(
    fronts.findIndex(front => /chloroplast/i.test(front))
  )
})
