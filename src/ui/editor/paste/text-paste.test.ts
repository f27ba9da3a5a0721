import type { JSONContent } from '@tiptap/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textToBlocks } from '#ui/editor/paste/text-paste.ts'

const words = (node: JSONContent): string => (node.text ?? '') + (node.content ?? []).map(words).join(' ')
const types = (blocks: JSONContent[]) => blocks.map(block => `${block.type ?? ''}${block.content?.length ?? 0}`)

test('lines become paragraphs, bullets and numbers become lists', () => {
  const blocks = textToBlocks('Causes\r\n• fear\r\n• greed\n\n3) third\n4) fourth\n[x] read\n[ ] write\nEnd')
  expect(types(blocks)).toEqual(['paragraph1', 'bulletList2', 'orderedList2', 'taskList2', 'paragraph1'])
  expect(blocks[2]?.attrs).toEqual({ start: 3 })
})

test('a sentence broken by the edge of a page is one paragraph again', () => {
  const text = 'Stalin refused free elections in Poland because he wanted\na buffer zone against invasion.\nNext point'
  expect(textToBlocks(text).map(words)).toEqual([
    'Stalin refused free elections in Poland because he wanted a buffer zone against invasion.',
    'Next point'
  ])
})

test('the lines of a column are one paragraph, also where one begins with a capital, a figure or in a point', () => {
  const text = [
    'At the Potsdam Conference in the summer of 1945 the leaders of the',
    'Soviet Union, Britain and the United States met for the last time in',
    '1945 and argued about the borders of Poland and about reparations.',
    'Results',
    '• Germany was divided into four zones, one for each of the powers and',
    'France, which had not been there'
  ].join('\n')
  expect(textToBlocks(text).map(words)).toEqual([
    'At the Potsdam Conference in the summer of 1945 the leaders of the Soviet Union, Britain and the United States met for the last time in 1945 and argued about the borders of Poland and about reparations.',
    'Results',
    'Germany was divided into four zones, one for each of the powers and France, which had not been there'
  ])
})

test('long lines that were meant stay lines: a poem, two points without a stop', () => {
  const verse =
    'Shall I compare thee to a summer’s day, my love and\nThou art more lovely and more temperate than it is'
  expect(textToBlocks(verse)).toHaveLength(2)
})

test('no word of a pasted text is lost', () => {
  const line = fc.stringMatching(/^[A-Za-zéñмы光🙂]{1,12}( [A-Za-zéñмы光🙂]{1,12}){0,9}$/u)
  const prefix = fc.constantFrom('', '', '- ', '• ', '1. ', '[ ] ', '   ')
  fc.assert(
    fc.property(fc.array(fc.tuple(prefix, line)), lines => {
      const said = textToBlocks(lines.map(parts => parts.join('')).join('\n'))
        .map(words)
        .join(' ')
      expect(said.split(/\s+/).filter(Boolean)).toEqual(lines.flatMap(([, text]) => text.split(' ')).filter(Boolean))
    })
  )
})

test('an empty text is no block, 200,000 words are read quickly', () => {
  expect(textToBlocks('  \n\n ')).toEqual([])
  const before = process.cpuUsage()
  expect(textToBlocks('Twenty words make a line of this very long text. \n'.repeat(20_000))).toHaveLength(20_000)
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(2000)
})

test('definitions in small letters, one a line, are not run into one another', () => {
  const lines = [
    'watershed: the boundary between two drainage basins',
    'confluence: where two rivers meet',
    'tributary: small river that joins a bigger one',
    'mouth: where the river meets the sea',
    'hydraulic action – force of the water breaks rock off the bed and banks',
    'abrasion – pebbles scrape against the bed and banks',
    'attrition – rocks hit each other and get smaller and rounder',
    'traction - large boulders rolled along the bed',
    'saltation - small stones bounced along',
    'suspension - fine material carried in the water'
  ]
  expect(textToBlocks(lines.join('\n')).map(words)).toEqual(lines)
})
