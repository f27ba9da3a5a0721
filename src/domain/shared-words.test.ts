import { expect, test } from 'vitest'
import { mergeNotes } from '#domain/note-merge.ts'
import type { DocNode } from '#domain/note-text.ts'

const doc = (text: string, marks?: DocNode['marks']): DocNode => ({
  type: 'doc',
  content: [{ type: 'paragraph', attrs: { id: 'a' }, content: [{ type: 'text', text, ...(marks && { marks }) }] }]
})
const texts = ({ content }: DocNode) => (content ?? []).map(block => block.content?.[0]?.text)

test('a shared sentence is not doubled when both versions of a block are kept', () => {
  const { doc: merged, kept } = mergeNotes(doc('It began.'), doc('It began. Mine.'), doc('It began. Theirs.'))
  expect(texts(merged)).toEqual(['It began. Mine.', 'Theirs.'])
  expect(kept).toBe(1)
})

test('a version that says nothing more than mine is not kept beside it', () => {
  const { doc: merged, kept } = mergeNotes(doc('One. Two.'), doc('One. Three.'), doc('One.'))
  expect([texts(merged), kept]).toEqual([['One. Three.'], 0])
})

test('a block with bold words is left whole', () => {
  const { doc: merged } = mergeNotes(doc('A.'), doc('A. B.'), doc('A. C.', [{ type: 'bold' }]))
  expect(texts(merged)).toEqual(['A. B.', 'A. C.'])
})
