import { expect, test } from 'vitest'
import { readSynsets, sharesOf } from '#cli/train/wordnet.ts'

// Lines as in WordNet 3.1, shortened.
const PLANE =
  '02694015 06 n 03 airplane 0 aeroplane 0 plane 0 003 @ 03516647 n 0000 ~ 02672859 n 0000 + 01945000 v 0302 | an aircraft that has a fixed wing'
const SENSES = 'plane%1:06:01:: 02694015 1 21\nplane%1:25:00:: 13883265 2 16\nplane%5:00:00:even:01 00913184 1 2'

test('a synset has its words, its ties and the number of its kinds', () => {
  const read = (name: string): string => (name === 'data.noun' ? `  1 licence\n${PLANE}` : '')
  expect(readSynsets(read).get('n02694015')).toEqual({
    id: 'n02694015',
    words: ['airplane', 'aeroplane', 'plane'],
    ties: [
      { kind: '@', to: 'n03516647', fromWord: 0, toWord: 0 },
      { kind: '~', to: 'n02672859', fromWord: 0, toWord: 0 },
      { kind: '+', to: 'v01945000', fromWord: 3, toWord: 2 }
    ],
    kinds: 1
  })
})

test('the senses of a word share its uses', () => {
  const { shareOf, frequency } = sharesOf(SENSES)
  expect(shareOf('plane', 'n02694015')).toBeCloseTo(21.3 / 39.9)
  expect(shareOf('Plane', 'a00913184')).toBeCloseTo(2.3 / 39.9)
  expect(frequency.get('plane')).toBeCloseTo(39.9)
})
