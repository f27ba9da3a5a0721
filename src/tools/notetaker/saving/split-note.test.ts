import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SIZES } from '#config/sizes.ts'
import { plainText, type DocNode } from '#domain/notes/note-text.ts'
import { jsonBytes } from '#lib/values/json-bytes.ts'
import { splitBlocks } from '#tools/notetaker/saving/split-note.ts'

const paragraph = (text: string): DocNode => ({
  type: 'paragraph',
  ...(text !== '' && { content: [{ type: 'text', text }] })
})
const heading = (text: string): DocNode => ({ type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text }] })
const said = (blocks: readonly DocNode[]): string => blocks.map(plainText).join('\n').replaceAll(/\s+/g, '')

test('200,000 words become a few notes, each within its limits, with no word lost', () => {
  const blocks = Array.from({ length: 10_000 }, (_, index) => paragraph(`${index} ${'word '.repeat(20).trim()}.`))
  const limits = { characters: SIZES.noteText, bytes: SIZES.noteDoc }
  const parts = splitBlocks(blocks, limits)
  expect(parts.length).toBeLessThanOrEqual(5)
  for (const content of parts) {
    expect(plainText({ type: 'doc', content }).length).toBeLessThanOrEqual(limits.characters)
    expect(jsonBytes({ type: 'doc', content })).toBeLessThanOrEqual(limits.bytes)
  }
  expect(parts.flat()).toEqual(blocks)
})

test('one endless paragraph is cut between sentences', () => {
  const text = 'A sentence of no great length. '.repeat(300)
  const parts = splitBlocks([paragraph(text)], { characters: 2000, bytes: 100_000 })
  expect(parts.length).toBeGreaterThan(4)
  for (const part of parts.slice(0, -1))
    expect(plainText({ type: 'doc', content: part }).trimEnd().endsWith('.')).toBe(true)
  expect(said(parts.flat())).toBe(said([paragraph(text)]))
})

test('a note rather begins with its heading', () => {
  const blocks = [
    ...Array.from({ length: 9 }, () => paragraph('x'.repeat(90))),
    heading('Next'),
    paragraph('y'.repeat(90))
  ]
  const parts = splitBlocks(blocks, { characters: 900, bytes: 100_000 })
  expect(parts[1]?.[0]?.type).toBe('heading')
})

test('whatever is split is whole again when joined, and every part fits', () => {
  const block = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 900 }).map(paragraph),
    fc.stringMatching(/^[a-z]{1,20}$/).map(heading)
  )
  fc.assert(
    fc.property(fc.array(block, { maxLength: 30 }), blocks => {
      const limits = { characters: 600, bytes: 4000 }
      const parts = splitBlocks(blocks, limits)
      expect(said(parts.flat())).toBe(said(blocks))
      for (const content of parts) {
        expect(plainText({ type: 'doc', content }).length).toBeLessThanOrEqual(limits.characters)
        expect(jsonBytes({ type: 'doc', content })).toBeLessThanOrEqual(limits.bytes)
      }
    })
  )
})

test('a table that is divided has its header above every part, and the ids of its first alone', () => {
  const row = (type: string, ...texts: string[]): DocNode => ({
    type: 'tableRow',
    content: texts.map(text => ({
      type,
      content: [{ type: 'paragraph', attrs: { id: `of ${text}` }, content: [{ type: 'text', text }] }]
    }))
  })
  const rows = Array.from({ length: 60 }, (_, year) => row('tableCell', `${1900 + year}`, 'What happened in that year'))
  const table: DocNode = {
    type: 'table',
    attrs: { id: 'the table' },
    content: [row('tableHeader', 'Year', 'Event'), ...rows]
  }
  const parts = splitBlocks([table], { characters: 900, bytes: 100_000 }).flat()
  expect(parts.length).toBeGreaterThan(2)
  for (const part of parts) {
    expect(plainText({ type: 'doc', content: [part] }).startsWith('Year\nEvent\n19')).toBe(true)
    expect(plainText(part).length).toBeLessThanOrEqual(900)
  }
  expect(parts.flatMap(part => part.content?.slice(1) ?? [])).toEqual(rows)
  const ids = JSON.stringify(parts).match(/"(the table|of Year)"/g)
  expect(ids).toEqual(['"the table"', '"of Year"'])
})
