import { expect, test } from 'vitest'
import { besides, neighbours, outlineOf, underHeading } from '#engine/outline.ts'
import { sourceFromText } from '#engine/source-text.ts'

const NOTE = sourceFromText(
  'n',
  'Rivers',
  '# Rivers\n\n## Erosion\n\nErosion wears the bed away. It has four kinds.\n\n- abrasion\n- attrition\n\n## Empty\n\n## Floods\n\nHeavy rain causes them.'
)

test('a summary is the headings with the first sentence below each, word for word', () => {
  const outline = outlineOf(NOTE)
  expect(outline.map(one => [one.heading, one.span.quote])).toEqual([
    ['Erosion', 'Erosion wears the bed away.'],
    ['Floods', 'Heavy rain causes them.']
  ])
  for (const { span } of outline) {
    const block = NOTE.blocks.find(one => one.id === span.blockId)
    expect(block?.text.slice(span.start, span.end)).toBe(span.quote)
  }
  const [first] = outline
  expect(besides(NOTE, first?.span.blockId ?? '')).toHaveLength(4)
  expect(besides(NOTE, 'gone')).toEqual([])
})

test('a heading brings its sentences, and one that is gone brings none', () => {
  expect(underHeading(NOTE, 'Erosion').map(one => one.span.quote)).toEqual([
    'Erosion wears the bed away.',
    'It has four kinds.',
    'abrasion',
    'attrition'
  ])
  expect(underHeading(NOTE, 'Glaciers')).toEqual([])
})

test('a note without headings is summed up by the first sentence of each paragraph', () => {
  const note = sourceFromText(
    'c',
    'Cold War',
    'The war was cold. It was long.\n\nBerlin was divided. A wall stood there.'
  )
  expect(outlineOf(note).map(one => one.span.quote)).toEqual(['The war was cold.', 'Berlin was divided.'])
})

test('"why?" brings what stands before and after a quote, and not the whole note', () => {
  const text = Array.from({ length: 9 }, (_, at) => `The river has bend number ${at + 1}.`).join(' ')
  const note = sourceFromText('r', 'Rivers', text)
  const [first] = besides(note, note.blocks[0]?.id ?? '')
  const near = neighbours(note, first?.span.blockId ?? '', 'The river has bend number 5.')
  expect(near.map(({ span }) => span.quote.match(/\d/)?.[0])).toEqual(['3', '4', '5', '6', '7'])
})
