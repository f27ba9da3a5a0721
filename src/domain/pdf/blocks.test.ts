import { expect, test } from 'vitest'
import { blocksOf, type ReadPage } from '#domain/pdf/blocks.ts'
import { pageText, type TextPiece } from '#lib/pdf/page-text.ts'

const line = (text: string, x: number, y: number, size = 10): TextPiece => ({
  text,
  endsLine: true,
  x,
  y,
  width: text.length * size * 0.5,
  size
})

const page = (number: number, pieces: readonly TextPiece[]): ReadPage => ({ page: number, height: 800, pieces })

/** Lines of one width, so that they fill their column. */
const column = (word: string, x: number, from: number, count: number): TextPiece[] =>
  Array.from({ length: count }, (_, at) => line(`${word}${at} `.padEnd(44, 'x'), x, from - 12 * at))

test('two columns are read one after the other, below the title that spans both', () => {
  const pieces = [
    line('A title across both of the columns of this page, as wide as they', 50, 740, 14),
    ...[0, 1, 2, 3, 4, 5].flatMap(at => [
      ...column('left', 50, 700 - 12 * at, 1).map(one => ({ ...one, text: one.text.replace('left0', `left${at}`) })),
      ...column('right', 310, 700 - 12 * at, 1).map(one => ({ ...one, text: one.text.replace('right0', `right${at}`) }))
    ])
  ]
  const [title, ...rest] = blocksOf([page(1, pieces)])
  expect(title).toMatchObject({ kind: 'heading', level: 1 })
  const said = rest
    .map(({ text }) => text)
    .join(' ')
    .match(/(?:left|right)\d/g)
  expect(said).toEqual([
    'left0',
    'left1',
    'left2',
    'left3',
    'left4',
    'left5',
    'right0',
    'right1',
    'right2',
    'right3',
    'right4',
    'right5'
  ])
})

test('what runs at the head and foot of pages is dropped, numbers too, and the text stays', () => {
  const pages = [1, 2, 3, 4].map(number =>
    page(number, [
      line('Biology, chapter 4', 50, 780),
      line(`The text of page ${number} stands here and says something.`, 50, 500),
      line(`Page ${number} of 4`, 250, 30)
    ])
  )
  expect(blocksOf(pages).map(({ text, page: at }) => [at, text])).toEqual(
    [1, 2, 3, 4].map(number => [number, `The text of page ${number} stands here and says something.`])
  )
})

test('titles at the head of pages stay though they differ only in their number', () => {
  const pages = [1, 2, 3].map(number =>
    page(number, [line(`Osmosis, part ${number}`, 50, 760, 20), line('Water moves through the membrane.', 50, 700)])
  )
  const titles = blocksOf(pages).flatMap(({ kind, text }) => (kind === 'heading' ? [text] : []))
  expect(titles).toEqual(['Osmosis, part 1', 'Osmosis, part 2', 'Osmosis, part 3'])
})

test('lines become one paragraph, a cut word is whole, and its place is that of its words in the page', () => {
  const pieces = [
    line('Osmosis is the net movement of water through a par-', 50, 700),
    line('tially permeable membrane. It needs no energy from AT', 50, 688),
    line('Another paragraph begins after the gap.', 50, 650)
  ]
  const [first, second] = blocksOf([page(1, pieces)])
  expect(first?.text).toBe(
    'Osmosis is the net movement of water through a partially permeable membrane. It needs no energy from AT'
  )
  expect(second?.text).toBe('Another paragraph begins after the gap.')
  expect(pageText(pieces).slice(second?.from, second?.to)).toBe('Another paragraph begins after the gap.')
})

test('items of a list stay apart', () => {
  const pieces = [line('• starch', 50, 700), line('• glycogen', 50, 688), line('• cellulose', 50, 676)]
  expect(blocksOf([page(1, pieces)]).map(({ kind, text }) => [kind, text])).toEqual([
    ['item', '• starch'],
    ['item', '• glycogen'],
    ['item', '• cellulose']
  ])
})

test('a page that is a picture gives no block', () => {
  expect(blocksOf([page(1, []), page(2, [line('   ', 10, 10)])])).toEqual([])
})
