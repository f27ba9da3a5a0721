import { expect, test } from 'vitest'
import { read } from '#engine/builtin/read.ts'
import { sourceFromText } from '#engine/source-text.ts'

const headingsIn = (text: string, title = ''): string[] =>
  read(sourceFromText('n', title, text))
    .blocks.filter(one => one.block.kind === 'heading')
    .map(one => one.block.text)

const LINES = '\n\nOsmosis: water moves through a membrane\n\nDiffusion: particles spread out\n\nBoth need no energy.'

test.each([
  ['a bold line', '**Moving in and out**'],
  ['a bold line with a bracket', '**Moving in and out** (for Friday)'],
  ['capitals', 'KEY IDEAS'],
  ['a few words above lines', 'Ways of moving']
])('%s is a heading', (_, head) => {
  expect(headingsIn(`${head}${LINES}`, 'Cells')).toHaveLength(1)
})

test('the first line of a note without a title is its title', () => {
  expect(headingsIn(`Biology – Cells – Transport${LINES}`)).toEqual(['Biology – Cells – Transport'])
})

test('a definition is no heading, even as the first line', () => {
  expect(headingsIn(`Osmosis: the movement of water${LINES}`)).toEqual([])
  expect(headingsIn(`Water always moves.${LINES}`)).toEqual([])
})

test('what stands below such a heading knows it', () => {
  const { blocks } = read(sourceFromText('n', 'Cells', `**Transport**${LINES}`))
  expect(blocks.at(-1)?.headings).toEqual(['Cells', 'Transport'])
})

test('letters above the lines they stand for are no heading', () => {
  const lines = 'Land – lost 13 %\nArmy – 100,000 men\nMoney – £6.6 billion\nBlame – article 231'
  expect(headingsIn(`LAMB\n${lines}`, 'Weimar')).toEqual([])
  expect(headingsIn(`LOST\n${lines}`, 'Weimar')).toEqual(['LOST'])
})

const headingsOver = (text: string, line: string, title = 'Cells'): readonly string[] =>
  read(sourceFromText('n', title, text)).blocks.find(one => one.block.text.startsWith(line))?.headings ?? []

test('bare words behind the lines of a loud heading stand beside it, and right below it or as one of its sides under it', () => {
  expect(headingsOver('TRANSPORT\n\nOsmosis: of water\n\nEnzymes\n\n- lock: key', 'lock')).toEqual(['Cells', 'Enzymes'])
  expect(headingsOver('TRANSPORT\n\nPassive\n\n- osmosis: of water', 'osmosis')).toEqual([
    'Cells',
    'TRANSPORT',
    'Passive'
  ])
})

test('bare words above a list head the list and nothing behind it', () => {
  const text = 'Natural causes\n\n- sunspots\n- volcanoes\n\nGreenhouse effect – heat is kept in'
  expect(headingsOver(text, 'volcanoes', 'Climate')).toEqual(['Climate', 'Natural causes'])
  expect(headingsOver(text, 'Greenhouse', 'Climate')).toEqual(['Climate'])
})

test('a course and its topic on the first line are the title once more, and a loud word goes before what it opens', () => {
  expect(headingsIn(`RS – Judaism beliefs${LINES}`, 'Judaism')).toEqual(['RS – Judaism beliefs'])
  expect(headingsIn(`EDUCATION - class differences and ethnicity${LINES}`)).toHaveLength(1)
})

test('an empty line ends what bare words head, where their lines followed at once', () => {
  const text =
    'Reflection\nnormal: a line at a right angle to the surface\nmirror: shows an image\nimage: upright\n\nTIR: inside a fibre'
  expect(headingsOver(text, 'mirror', 'Waves')).toEqual(['Waves', 'Reflection'])
  expect(headingsOver(text, 'TIR', 'Waves')).toEqual(['Waves'])
  const doubled = 'Reflection\n\nnormal: a line at a right angle\n\nmirror: shows an image'
  expect(headingsOver(doubled, 'mirror', 'Waves')).toEqual(['Waves', 'Reflection'])
})

test('the last of some lines heads nothing behind an empty line', () => {
  const text = 'Diwali → lights\nHoli → colours\nNavaratri nights\n\nPilgrimage: Varanasi'
  expect(headingsIn(text, 'Hinduism')).toEqual([])
})

test('an empty line ends what a bold line heads, where its lines followed at once', () => {
  const text = '**Emilia**\n- wife of Iago\n- gives him the handkerchief\n\n**Cassio** – a Florentine, loses his rank'
  expect(headingsOver(text, 'gives', 'Othello')).toEqual(['Othello', 'Emilia'])
  expect(headingsOver(text, 'Cassio', 'Othello')).toEqual(['Othello'])
})
