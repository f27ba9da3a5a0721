import { expect, test } from 'vitest'
import { readTable } from '#workers/import/delimited.ts'

const cells = (text: string, wanted?: string) => readTable(text, wanted)?.rows

test('a table is read by what stands between its cells', () => {
  expect(cells('cell\tunit of life\natom\tsmallest part of an element')).toEqual([
    ['cell', 'unit of life'],
    ['atom', 'smallest part of an element']
  ])
  expect(cells('front,back\n"a, b","says ""no"""\n')).toEqual([
    ['front', 'back'],
    ['a, b', 'says "no"']
  ])
  expect(cells('Was ist das?;ein Haus\nUnd das, hier?;ein Baum, groß')).toEqual([
    ['Was ist das?', 'ein Haus'],
    ['Und das, hier?', 'ein Baum, groß']
  ])
})

test('a semicolon inside a term does not break a table of tabs', () => {
  expect(cells('red; blue\tcolours\nsalt; pepper\tspices\nsea\twater')).toEqual([
    ['red; blue', 'colours'],
    ['salt; pepper', 'spices'],
    ['sea', 'water']
  ])
})

test('a definition of several lines stays one definition', () => {
  const table = readTable('osmosis\tmovement of water\nthrough a membrane\ndiffusion\tmovement of particles')
  expect(table?.joined).toBe(1)
  expect(table?.rows[0]).toEqual(['osmosis', 'movement of water\nthrough a membrane'])
})

test('a Markdown table is read without its rule', () => {
  expect(cells('| Term | Meaning |\n|---|:--:|\n| a \\| b | one<br>two |')).toEqual([
    ['Term', 'Meaning'],
    ['a | b', 'one\ntwo']
  ])
})

test('a text file of Anki says how it is written', () => {
  expect(cells('#separator:semicolon\n#html:false\na, b;c, d\n')).toEqual([['a, b', 'c, d']])
})

test('a file that is called a table is one, however uneven its lines are', () => {
  const uneven = 'front;back;tags\n"What is a mole; amu?";"6.022e23";chem\nOne only\n;no front\n"two\nlines";"x"'
  expect(readTable(uneven, undefined, true)).toEqual({
    rows: [
      ['front', 'back', 'tags'],
      ['What is a mole; amu?', '6.022e23', 'chem'],
      ['One only'],
      ['', 'no front'],
      ['two\nlines', 'x']
    ],
    delimiter: ';',
    joined: 0
  })
  expect(readTable('one\ntwo', undefined, true)?.rows).toEqual([['one'], ['two']])
})

test('sentences with commas are prose, a list with commas is not', () => {
  const spoken = 'Plants make glucose, using light. It depends on light, on water and on warmth.'
  expect(readTable(spoken)).toBeNull()
  expect(readTable(`${spoken}\nIt happens in leaves, as far as we know.`)).toBeNull()
  expect(cells('cat, Katze\ndog, Hund')).toHaveLength(2)
  expect(cells('osmosis; Water moves.\nATP; It carries energy.')).toHaveLength(2)
})

test('prose is no table', () => {
  expect(
    readTable('Water moves through the membrane.\nIt needs no energy, as far as we know.\nThat is all.')
  ).toBeNull()
  expect(readTable('')).toBeNull()
})
