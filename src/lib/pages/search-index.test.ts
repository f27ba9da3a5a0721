import { expect, test } from 'vitest'
import { buildIndex, searchPages, wordsOf, type SearchPage } from '#lib/pages/search-index.ts'

const page = (path: string, title: string, text: string, headings: string[] = []): SearchPage => ({
  path,
  title,
  kind: 'Guide',
  description: '',
  headings,
  text
})
const index = buildIndex([
  page('/a', 'Rivers', 'A river rises after rain. The storm passes. River, river.', ['Lag time']),
  page('/b', 'Storm hydrographs', 'How a river answers a storm.'),
  page('/c', 'Café society', 'Nothing of the kind.')
])
const found = (query: string) => searchPages(index, query).map(({ path }) => path)

test('a title outweighs the text, and every word asked for must be there', () => {
  expect(found('storm')).toEqual(['/b', '/a'])
  expect(found('river storm')).toEqual(['/b', '/a'])
  expect(found('storm lag')).toEqual(['/a'])
  expect(found('storm glacier')).toEqual([])
})

test('the beginning of a word is enough, and accents and capitals do not matter', () => {
  expect(found('HYDRO')).toEqual(['/b'])
  expect(found('cafe')).toEqual(['/c'])
  expect(found('  ')).toEqual([])
})

test('a word that an object would inherit is a word like any other', () => {
  expect(found('constructor')).toEqual([])
  expect(wordsOf('E = mc², n’est-ce pas')).toEqual(['mc2', 'est', 'ce', 'pas'])
})
