import { expect, test } from 'vitest'
import { ask } from '#engine/builtin/ask/ask.ts'
import { weighQuestion } from '#engine/builtin/ask/asked.ts'
import { indexOf } from '#engine/builtin/ask/index-of.ts'
import { rank } from '#engine/builtin/ask/rank.ts'
import { sourceFromText } from '#engine/source-text.ts'

const first = (question: string, ...texts: string[]): string | undefined => {
  const index = indexOf(texts.map((text, at) => sourceFromText(`n${at}`, '', text)))
  const [best] = rank(index, question, weighQuestion(index, question))
  const block = best && best.index.source.blocks[best.index.blocks[best.block * 6] ?? -1]
  return block?.text.slice(best?.index.entries[best.at * 4 + 1], best?.index.entries[best.at * 4 + 2])
}

test('other words for the same thing find the sentence', () => {
  expect(first('How much did the king purchase?', 'The king bought three ships.', 'The queen sold her jewels.')).toBe(
    'The king bought three ships.'
  )
  expect(first('What is the long journey?', 'The length of the trip was nine days.', 'Cats sleep by day.')).toContain(
    'length'
  )
})

test('a heading says what the lines below it are about', () => {
  const note = '## Advantages of wind power\n\nNo smoke.\n\n## Advantages of coal\n\nBurns at night.'
  expect(first('What are the advantages of coal?', note)).toBe('Burns at night.')
})

test('the line that leads into a list says what its items are about', () => {
  const note = 'The skeleton has these functions:\n\n- it protects organs\n- it stores minerals\n\nThe sun is a star.'
  expect(first('Which functions has the skeleton?', note)).not.toBe('The sun is a star.')
  expect(ask('Which functions has the skeleton?', [sourceFromText('n', '', note)]).passages.length).toBeGreaterThan(1)
})

test('after the sentence that is asked about, the reason goes before another fact', () => {
  const note =
    'The canal closed in 1931. It was built by Brindley. The canal lost money because the railway took its coal.'
  expect(first('Why did the canal lose money?', note)).toContain('because')
})

test('what stands only beside a match is not shown', () => {
  const note = 'Groynes trap sand.\n\nA tariff is a tax.'
  expect(ask('What do groynes trap?', [sourceFromText('n', '', note)]).passages.map(one => one.span.quote)).toEqual([
    'Groynes trap sand.'
  ])
})

test('asked who, the sentence with a name goes before the one with the asked word alone', () => {
  const note = '## Quick sort\n\nQuick sort is quick on random lists.\n\nInvented by Tony Hoare around 1960.'
  expect(first('Who came up with quick sort?', note)).toContain('Hoare')
})
