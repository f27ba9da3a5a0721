import { describe, expect, test } from 'vitest'
import { plainText, type DocNode } from '#domain/notes/note-text.ts'
import { makeCards } from '#engine/builtin/cards.ts'
import { sourceFromDoc } from '#engine/source.ts'

const FIRST = 'Photosynthesis is the process by which plants make glucose from light.'
const SECOND = 'The light reactions were described in 1947 by Sam Wildman.'
const THIRD = 'A leaf cell contains many chloroplasts.'

const node = (type: string, ...content: DocNode[]): DocNode => ({ type, content })
const paragraph = (words: string): DocNode => node('paragraph', { type: 'text', text: words })
const image: DocNode = { type: 'image', attrs: { id: 'picture', fileId: 'f', alt: 'A leaf', width: 9, height: 9 } }

const KINDS: Readonly<Record<string, DocNode>> = {
  'a picture': image,
  'a picture without a description': { type: 'image', attrs: { id: 'picture', fileId: 'f', alt: '' } },
  'a table': node('table', node('tableRow', node('tableCell', paragraph('Stroma')), node('tableCell', image))),
  'a formula': { type: 'blockMath', attrs: { id: 'formula', latex: 'E = hf' } },
  'a callout': node('callout', paragraph('Learn this well.'), image),
  'a quotation': node('blockquote', image, paragraph('Learn this well.')),
  'a list': node('bulletList', node('listItem', paragraph('Grana'), image), node('listItem', paragraph('Stroma'))),
  'a task list': node('taskList', node('taskItem', paragraph('Draw it'), image)),
  'some code': node('codeBlock', { type: 'text', text: 'let a = 1' }),
  'a line': { type: 'horizontalRule' }
}

const HOLDERS: Readonly<Record<string, (...blocks: DocNode[]) => DocNode>> = {
  'a note': (...blocks) => node('doc', ...blocks),
  'a callout': (...blocks) => node('doc', node('callout', ...blocks)),
  'a quotation': (...blocks) => node('doc', node('blockquote', ...blocks)),
  'a list item': (...blocks) => node('doc', node('bulletList', node('listItem', ...blocks))),
  'a task': (...blocks) => node('doc', node('taskList', node('taskItem', ...blocks)))
}

const words = [FIRST, SECOND, THIRD].map(paragraph)

describe.each(Object.entries(HOLDERS))('in %s', (_, hold) => {
  test.each(Object.entries(KINDS))('%s in any place leaves the texts beside it apart', (_kind, kind) => {
    for (let at = 0; at <= words.length; at += 1) {
      const doc = hold(...words.slice(0, at), kind, ...words.slice(at))
      const texts = sourceFromDoc('n', '', doc).blocks.map(block => block.text)
      expect(texts.filter(text => [FIRST, SECOND, THIRD].includes(text))).toEqual([FIRST, SECOND, THIRD])
      expect(plainText(doc).split('\n')).toEqual(expect.arrayContaining([FIRST, SECOND, THIRD]))
    }
  })
})

test('a picture does not change the cards of its note, and each quote stands word for word in its block', () => {
  const heading: DocNode = {
    type: 'heading',
    attrs: { id: 'h', level: 2 },
    content: [{ type: 'text', text: 'Photosynthesis' }]
  }
  const more = [
    'Chlorophyll is the green pigment that absorbs light in the chloroplast.',
    'A stoma is a small opening in a leaf through which gases move.',
    'The Calvin cycle was discovered in 1950 by Melvin Calvin.'
  ]
  const named = [...words, ...more.map(paragraph)].map((block, at) => ({ ...block, attrs: { id: `p${at}` } }))
  const blocks = [heading, ...named]
  const sides = (content: readonly DocNode[]): string[] => {
    const source = sourceFromDoc('n', 'Leaves', { type: 'doc', content })
    const { cards } = makeCards(source)
    for (const { source: place } of cards) {
      const text = source.blocks.find(block => block.id === place.blockId)?.text ?? ''
      expect(text.slice(place.start, place.end)).toBe(place.quote)
    }
    return cards.map(({ front, back }) => `${front} = ${back}`)
  }
  const without = sides(blocks)
  expect(without.length).toBeGreaterThan(1)
  for (let at = 0; at <= blocks.length; at += 1)
    expect(sides([...blocks.slice(0, at), image, ...blocks.slice(at)])).toEqual(without)
})

test('a list, a formula and a picture in a cell of a table stay apart', () => {
  const list = node('bulletList', node('listItem', paragraph('Grana')), node('listItem', paragraph('Stroma')))
  const cell = node('tableCell', paragraph('Parts'), image, list, { type: 'blockMath', attrs: { latex: 'E = hf' } })
  const [row] = sourceFromDoc('n', '', node('doc', node('table', node('tableRow', cell)))).blocks
  expect(row?.cells).toEqual(['Parts Grana Stroma $E = hf$'])
})
