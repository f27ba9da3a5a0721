import { expect, test } from 'vitest'
import { capitalWords } from '#cli/train/capital-words.ts'

// Lines as in WordNet 3.1, shortened.
const NOUNS = [
  '  1 licence',
  '06236321 14 n 02 Zen 0 Zen_Buddhism 0 001 @ 08048743 n 0000 | a school of Mahayana Buddhism',
  '15199833 28 n 01 Easter 0 001 @ 15190520 n 0000 | a Christian celebration',
  '01558993 05 n 01 Corvus 0 001 @ 01510000 n 0000 | a genus of birds',
  '06820212 10 n 02 NATO 0 English 0 001 @ 06820000 n 0000 | a language'
].join('\n')
const VERBS = '00020259 29 v 01 easter 0 001 @ 00019792 v 0000 01 + 02 00 | to turn to the east'

test('the words that are never written small are those of customs, languages and times', () => {
  const read = (name: string): string => ({ 'data.noun': NOUNS, 'data.verb': VERBS })[name] ?? ''
  expect(capitalWords(read)).toEqual(['English', 'Zen'])
})
