import { expect, test } from 'vitest'
import { mendBrokenWords } from '#ui/editor/paste/broken-words.ts'

test.each([
  ['The Nether-\nlands joined', 'The Netherlands joined'],
  ['the Nether- lands and a coali- tion', 'the Netherlands and a coalition'],
  ['short- and long-term aims', 'short- and long-term aims'],
  ['a well-\nknown town', 'a well-known town'],
  ['a decision-\nmaking body; decision-making is slow', 'a decision-making body; decision-making is slow'],
  ['the self-\nish gene. A selfish man', 'the selfish gene. A selfish man'],
  ['1914-\n1918 and x -\ny', '1914-\n1918 and x -\ny'],
  ['Alsace-\nLorraine', 'Alsace-\nLorraine'],
  ['- one\n- two', '- one\n- two']
])('%j is read as %j', (pasted, mended) => {
  expect(mendBrokenWords(pasted)).toBe(mended)
})
