import { expect, test } from 'vitest'
import type { DocNode } from '#domain/notes/note-text.ts'
import { makeCards } from '#engine/builtin/cards.ts'
import { sourceFromText } from '#engine/source-text.ts'
import { sourceFromDoc } from '#engine/source.ts'

const text = (words: string, ...marks: string[]): DocNode => ({
  type: 'text',
  text: words,
  marks: marks.map(type => ({ type }))
})
const paragraph = (id: string, ...content: DocNode[]): DocNode => ({ type: 'paragraph', attrs: { id }, content })

test('a document keeps its ids, bold words, list depth, maths and table headers', () => {
  const cell = (type: string, words: string): DocNode => ({ type, content: [paragraph('', text(words))] })
  const doc: DocNode = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { id: 'h', level: 2 }, content: [text('Motion')] },
      paragraph('p', text('Speed', 'bold'), text(' is '), { type: 'inlineMath', attrs: { latex: 'v = s/t' } }),
      {
        type: 'orderedList',
        attrs: { id: 'l' },
        content: [{ type: 'listItem', content: [paragraph('i', text('Measure the time'))] }]
      },
      {
        type: 'table',
        content: [
          { type: 'tableRow', content: [cell('tableHeader', 'Quantity'), cell('tableHeader', 'Unit')] },
          { type: 'tableRow', content: [cell('tableCell', 'Force'), cell('tableCell', 'newton')] }
        ]
      },
      { type: 'blockquote', content: [paragraph('q', text('Learn this'))] }
    ]
  }
  expect(sourceFromDoc('n', 'T', doc).blocks).toMatchObject([
    { id: 'h', kind: 'heading', level: 2, text: 'Motion' },
    { id: 'p', kind: 'paragraph', text: 'Speed is $v = s/t$', bold: ['Speed'] },
    { id: 'i', kind: 'list-item', list: { id: 'l', ordered: true, depth: 0 } },
    { kind: 'table-row', text: 'Quantity | Unit' },
    { kind: 'table-row', cells: ['Force', 'newton'], header: ['Quantity', 'Unit'] },
    { id: 'q', kind: 'callout' }
  ])
})

test('two blocks under one id are told apart, and a script in a text stays text', () => {
  const same = {
    type: 'listItem',
    attrs: { id: 'x' },
    content: [
      { type: 'paragraph', content: [text('One')] },
      { type: 'paragraph', content: [text('<script>steal(1)</script>')] }
    ]
  }
  const { blocks } = sourceFromDoc('n', '', { type: 'doc', content: [{ type: 'bulletList', content: [same] }] })
  expect(blocks.map(block => [block.id, block.text])).toEqual([
    ['x', 'One'],
    ['x.1', '<script>steal(1)</script>']
  ])
  expect(makeCards(sourceFromText('n', '', '<script>steal("x")</script>')).cards).toEqual([])
})

test('Markdown becomes the same kinds of blocks', () => {
  const { blocks } = sourceFromText(
    'n',
    '',
    '## A\n**Osmosis** moves\nwater.\n\n1. One\n2. Two\n\n| H | K |\n|---|---|\n| a | b |\n\n> Note this\n\n$$E = mc^2$$'
  )
  expect(blocks).toMatchObject([
    { kind: 'heading', text: 'A', level: 2 },
    { kind: 'paragraph', text: 'Osmosis moves water.', bold: ['Osmosis'] },
    { kind: 'list-item', text: 'One', list: { ordered: true } },
    { kind: 'list-item', text: 'Two' },
    { kind: 'table-row', text: 'H | K' },
    { kind: 'table-row', header: ['H', 'K'], cells: ['a', 'b'] },
    { kind: 'callout', text: 'Note this' },
    { kind: 'formula', text: '$E = mc^2$' }
  ])
})

test('lines that end before their paragraph is full are lines of their own, also where the next begins small', () => {
  const notes = [
    'blood glucose',
    'pancreas – makes insulin and glucagon',
    'insulin → liver turns glucose into glycogen, so less of it is in the blood',
    'low water',
    'kidney failure – dialysis three times a week',
    'dialysis fluid has the same glucose as blood'
  ]
  expect(sourceFromText('n', '', notes.join('\n')).blocks.map(block => block.text)).toEqual(notes)
})

test('lines that somebody’s editor cut by its width are one paragraph', () => {
  const prose =
    'A word is set on the next line only where it had no\nroom on the one before, so that all of the lines but\nthe last of each paragraph are about as long as the\nothers are.'
  expect(sourceFromText('n', '', prose).blocks).toHaveLength(1)
})

test('an empty line is remembered with the block behind it, in a text and in a note', () => {
  expect(sourceFromText('n', '', 'One\n\nTwo').blocks.map(block => block.apart)).toEqual([undefined, true])
  const paragraph = (text: string): DocNode => ({
    type: 'paragraph',
    content: text === '' ? [] : [{ type: 'text', text }]
  })
  const doc = { type: 'doc', content: [paragraph('One'), paragraph(''), paragraph('Two'), paragraph('Three')] }
  expect(sourceFromDoc('n', '', doc).blocks.map(block => block.apart)).toEqual([undefined, true, undefined])
})

test('the time that a paragraph of a lecture ends with is no sentence of it', () => {
  const link = { type: 'link', attrs: { href: '/notetaker?recording=0190a6f0-0000-7000-8000-000000000001&t=9' } }
  const time = { type: 'text', text: 'Ms Rao, 0:09', marks: [link] }
  const said = { type: 'paragraph', content: [{ type: 'text', text: 'Light splits water. ' }, time] }
  const marker = { type: 'paragraph', content: [time, { type: 'text', text: ' Why?' }] }
  const { blocks } = sourceFromDoc('n', '', { type: 'doc', content: [said, marker] })
  expect(blocks.map(({ text }) => text)).toEqual(['Light splits water. ', 'Ms Rao, 0:09 Why?'])
})
