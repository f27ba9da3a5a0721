import { expect, test } from 'vitest'
import { TextFinder, type Findable } from '#lib/find/text-finder.ts'

const note = (id: string, title: string, text = ''): Findable => ({ kind: 'note', id, title, text })

function finder(...things: Findable[]): TextFinder {
  const made = new TextFinder()
  made.add(things)
  return made
}

test('a title that begins with the words comes before one that holds them, and that before a text', () => {
  const made = finder(
    note('1', 'Markets', 'Price elasticity of demand is a ratio.'),
    note('2', 'On price'),
    note('3', 'Price of demand')
  )
  expect(made.find('price', 9).hits.map(({ id }) => id)).toEqual(['3', '2', '1'])
})

test('every word must be there, in the title or the text', () => {
  const made = finder(note('1', 'Enzymes', 'Amylase breaks down starch'), note('2', 'Starch'))
  expect(made.find('starch enzymes', 9).hits.map(({ id }) => id)).toEqual(['1'])
})

test('case, accents and one typo do not hide what is meant', () => {
  const made = finder(note('1', 'Rathenau', 'Résumé of CO₂'))
  for (const typed of ['RESUME', 'co2', 'rathenua', 'ratenau']) expect(made.find(typed, 9).total, typed).toBe(1)
})

test('a word that is there is not taken for a typo of another', () => {
  const made = finder(note('1', 'Formal'), note('2', 'Former'))
  expect(made.find('formal', 9).hits.map(({ id }) => id)).toEqual(['1'])
})

test('the snippet holds the word, and nothing of it is made up', () => {
  const text = `${'long words before it '.repeat(20)}the enzyme is rubisco ${'and more after it '.repeat(20)}`
  const [hit] = finder(note('1', 'Carbon', text)).find('rubisco', 9).hits
  expect(hit?.snippet).toContain('rubisco')
  expect(text).toContain(hit?.snippet.replaceAll('…', ''))
})

test('no more than asked for, and how many there are', () => {
  const made = finder(...Array.from({ length: 50 }, (_, at) => note(String(at), `Cell ${at}`)))
  const { hits, total } = made.find('cell', 10)
  expect([hits.length, total]).toEqual([10, 50])
})
