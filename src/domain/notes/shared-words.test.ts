import { expect, test } from 'vitest'
import { mergeNotes } from '#domain/notes/note-merge.ts'
import type { DocNode } from '#domain/notes/note-text.ts'
import { beyond } from '#domain/notes/shared-words.ts'

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

const block = (text: string, more: Partial<DocNode> = {}): DocNode => ({
  type: 'paragraph',
  attrs: { id: 'b', dir: 'rtl' },
  content: [{ type: 'text', text }],
  ...more
})

test('a heading is not shortened by a paragraph that says the same', () => {
  const heading = block('A. C.', { type: 'heading', attrs: { id: 'b', level: 2 } })
  expect(beyond(block('A. B.'), heading)).toBe(heading)
})

test('where the first version has bold words, the second is left whole', () => {
  const bold = block('', { content: [{ type: 'text', text: 'A. B.', marks: [{ type: 'bold' }] }] })
  const second = block('A. C.')
  expect(beyond(bold, second)).toBe(second)
})

test('a second version that shares no sentence is the very same block, what is left of another keeps its attributes', () => {
  const second = block(' C. D. ')
  expect(beyond(block('A. B.'), second)).toBe(second)
  expect(beyond(block('A. B.'), block('A. C.'))).toEqual(block('C.'))
  expect(beyond(block('A. B.'), block('B. A.'))).toBeNull()
})
