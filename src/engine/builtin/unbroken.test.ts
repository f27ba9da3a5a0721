import { expect, test } from 'vitest'
import { makeCards } from '#engine/builtin/cards.ts'
import { read } from '#engine/builtin/read.ts'
import { sourceFromText } from '#engine/source-text.ts'

const fact = 'Osmosis is the movement of water across a partially permeable membrane.'

test('40 kB of base64 in a note took ten seconds: it is left out, and the cards are those of the words', () => {
  const plain = makeCards(sourceFromText('n', 'Cells', `${fact}\n\nMitosis is the division of one nucleus into two.`))
  const base64 = 'iVBORw0KGgoAAAANSUhEUgAA+/'.repeat(1600)
  const text = `${fact} ${base64}\n\n${base64}\n\nMitosis is the division of one nucleus into two.`
  const source = sourceFromText('n', 'Cells', text)
  const { cards } = makeCards(source)
  expect(cards.map(card => card.front).toSorted()).toEqual(plain.cards.map(card => card.front).toSorted())
  for (const { source: span } of cards)
    expect(source.blocks.find(one => one.id === span.blockId)?.text.slice(span.start, span.end)).toBe(span.quote)
  expect(read(source).text).not.toContain(base64.slice(0, 500))
})
